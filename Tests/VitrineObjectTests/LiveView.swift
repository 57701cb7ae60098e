import Combine
import SwiftUI
import Synchronization
import Testing
import VitrineDisplay
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// A view that is shown, frame after frame.
@MainActor
final class LiveView {
    let host: RenderHost
    private let tally: Tally

    init(_ view: some View, tally: Tally = Tally()) {
        host = RenderHost(view, textEngine: FixedTextEngine(), isLive: true)
        self.tally = tally
        frame()
    }

    /// Makes the next frame.
    @discardableResult
    func frame() -> Self {
        _ = host.update(proposal: ProposedViewSize(width: 300, height: 200))
        return self
    }

    /// Puts another value in place of the view and makes a frame.
    func update(_ view: some View) {
        host.update(view)
        frame()
    }

    /// What is noted during a frame after `change`.
    func noted(after change: () -> Void) -> [String] {
        tally.notes = []
        change()
        frame()
        return tally.notes
    }

    /// The texts that are shown, in painting order.
    var texts: [String] {
        func texts(_ list: DisplayList) -> [String] {
            list.items.flatMap { item -> [String] in
                switch item.content {
                case .text(let text, _): [text.runs.map(\.string).joined()]
                case .group(let inner, _, _): texts(inner)
                default: []
                }
            }
        }
        return texts(host.displayList())
    }
}

/// What happened, in order: which bodies ran, which actions.
final class Tally {
    var notes: [String] = []
    func note(_ note: String) { notes.append(note) }
    func count(_ note: String) -> Int { notes.count { $0 == note } }
}

/// A text whose body is noted.
struct Noted: View {
    let name: String
    let tally: Tally

    var body: some View {
        let _ = tally.note(name)
        Text(name)
    }
}

class Model: ObservableObject {
    @Published var name = "a"
    @Published var number = 0
    var secret = 0
}

/// What is said to the developer meanwhile.
func messages(_ body: () -> Void) -> [String] { VitrineLog.capturing(body).messages }

/// Runs a closure on another thread and waits for its end.
func onAnotherThread(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = VitrineLog.carrying(body)
    let end = DispatchSemaphore(value: 0)
    Thread {
        body(); end.signal()
    }.start()
    end.wait()
}

/// A publisher that counts who listens.
final class CountedPublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let subject = PassthroughSubject<Int, Never>()
    private(set) var subscriptions = 0
    private(set) var cancellations = 0

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subject.handleEvents(
            receiveSubscription: { _ in self.subscriptions += 1 }, receiveCancel: { self.cancellations += 1 }
        ).receive(subscriber: subscriber)
    }
}
