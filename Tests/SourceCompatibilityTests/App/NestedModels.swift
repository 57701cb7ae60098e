import Combine
import SwiftUI

class Track: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    @Published var isPlaying = false

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

final class LiveTrack: Track {
    @Published var listeners = 0
}

/// Tells when one of its tracks changes, too.
final class PlayQueue: ObservableObject {
    @Published private(set) var tracks: [Track] = []
    private var forwarding: [Track.ID: AnyCancellable] = [:]

    func append(_ track: Track) {
        tracks.append(track)
        forwarding[track.id] = track.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }

    func remove(_ track: Track) {
        forwarding[track.id] = nil
        tracks.removeAll { $0 === track }
    }

    var current: Track? { tracks.first(where: \.isPlaying) }
}

/// A theme that a modifier observes by itself.
final class PlayerTheme: ObservableObject {
    var objectWillChange: AnyPublisher<Void, Never> { name.map { _ in }.dropFirst().eraseToAnyPublisher() }
    let name = CurrentValueSubject<String, Never>("plain")
}

struct Themed: ViewModifier {
    @EnvironmentObject private var theme: PlayerTheme

    func body(content: Content) -> some View {
        VStack {
            Text("Theme: \(theme.name.value)")
            content
        }
    }
}

extension View {
    func themed() -> some View { modifier(Themed()) }
}

/// A property of one's own, made of two of SwiftUI's.
@MainActor @propertyWrapper
struct QueueState: @preconcurrency DynamicProperty {
    @ObservedObject private var queue: PlayQueue
    @State private var updates = 0

    init(_ queue: PlayQueue) { self.queue = queue }

    var wrappedValue: String { queue.current.map { "Now: \($0.title)" } ?? "Silence" }
    var projectedValue: PlayQueue { queue }

    mutating func update() {}
}

struct PlayerScreen: View {
    @QueueState private var line: String

    init(queue: PlayQueue) { _line = QueueState(queue) }

    var body: some View {
        VStack(alignment: .leading) {
            Text(line)
            ForEach($line.tracks) { track in
                if let live = track as? LiveTrack { LiveRow(track: live) } else { TrackRow(track: track) }
            }
        }
        .themed()
    }
}

struct TrackRow: View {
    @ObservedObject var track: Track

    var body: some View { Text((track.isPlaying ? "▶ " : "") + track.title) }
}

struct LiveRow: View {
    @ObservedObject var track: LiveTrack

    var body: some View { Text("\(track.title), \(track.listeners) listen") }
}

struct NestedModelsDemo: View {
    @StateObject private var queue: PlayQueue = {
        let queue = PlayQueue()
        queue.append(Track(id: 1, title: "Overture"))
        return queue
    }()
    @StateObject private var theme = PlayerTheme()

    var body: some View { PlayerScreen(queue: queue).environmentObject(theme) }
}
