import SwiftUI
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// A tree that lives: frames follow one another, and each tells what work it was.
@MainActor final class Live {
    let host: RenderHost
    private let proposal: ProposedViewSize

    init(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 200, storage: StorageFile? = nil) {
        host = RenderHost(view, textEngine: FixedTextEngine(), isLive: true, storage: storage)
        proposal = ProposedViewSize(width: width, height: height)
        run()
    }

    convenience init(@ViewBuilder _ content: () -> some View) { self.init(content()) }

    /// Makes the next frame.
    @discardableResult func run() -> WorkLog {
        let before = host.host.log
        _ = host.update(proposal: proposal)
        return host.host.log - before
    }

    /// The texts that are shown, in painting order.
    var texts: [String] { host.displayList().texts }
}

extension DisplayList {
    var texts: [String] {
        items.flatMap { item -> [String] in
            switch item.content {
            case .text(let text, _): [text.runs.map(\.string).joined()]
            case .group(let list, _, _): list.texts
            default: []
            }
        }
    }
}

extension WorkLog {
    static func - (a: WorkLog, b: WorkLog) -> WorkLog {
        var log = WorkLog()
        log.bodies = a.bodies - b.bodies
        log.listReads = a.listReads - b.listReads
        log.measures = a.measures - b.measures
        log.places = a.places - b.places
        log.records = a.records - b.records
        log.feedbacks = a.feedbacks - b.feedbacks
        return log
    }
}

/// State of a view, in the hands of a test.
@MainActor final class Handle<Value> {
    private var binding: Binding<Value>?
    /// How often the body ran that has the state.
    private(set) var bodies = 0

    func take(_ binding: Binding<Value>) {
        self.binding = binding
        bodies += 1
    }

    var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }
    var projected: Binding<Value> { binding! }
}

/// Content made of a state that the test can set.
struct With<Value, Content: View>: View {
    @State private var value: Value
    private let handle: Handle<Value>
    private let content: (Value) -> Content

    init(_ initial: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        _value = State(initialValue: initial)
        (self.handle, self.content) = (handle, content)
    }

    var body: some View {
        let _ = handle.take($value)
        content(value)
    }
}

/// A text of a name and a number that it keeps.
struct Keeper: View {
    @State private var number: Int
    let name: String
    let handle: Handle<Int>

    init(_ name: String, _ handle: Handle<Int>, seed: Int = 0) {
        (self.name, self.handle) = (name, handle)
        _number = State(initialValue: seed)
    }

    var body: some View {
        let _ = handle.take($number)
        Text(verbatim: "\(name)\(number)")
    }
}

/// What happened, in order.
@MainActor final class Log {
    private(set) var all: [String] = []
    nonisolated init() {}
    func add(_ entry: String) { all.append(entry) }
    func take() -> [String] {
        defer { all = [] }
        return all
    }
    var text: String { all.joined() }
}

/// A text that counts how often its body runs.
struct Counted: View {
    let text: String
    let log: Log
    init(_ text: String, _ log: Log) { (self.text, self.log) = (text, log) }
    var body: some View {
        let _ = log.add(text)
        Text(verbatim: text)
    }
}

/// Takes the messages that the library logs while `body` runs.
@MainActor func messages(_ body: () throws -> Void) rethrows -> [String] {
    try VitrineLog.capturing(body).messages
}
