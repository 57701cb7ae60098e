import Combine
import Foundation
import Testing

/// What the file in `App` does: an app's code, compiled unmodified.
@Suite("An app's models")
struct AppTests {
    private final class Shelf: LibraryService {
        private let terms = Terms()
        var asked: [String] { terms.asked }

        func search(for term: String) -> AnyPublisher<Data, LibraryError> {
            terms.note(term)
            if term == "offline" { return Fail(error: .offline).eraseToAnyPublisher() }
            return Just(Data("[{\"id\": 1, \"title\": \"\(term)\"}]".utf8))
                .setFailureType(to: LibraryError.self)
                .delay(for: .milliseconds(2), scheduler: DispatchQueue.global())
                .eraseToAnyPublisher()
        }
    }

    private final class Terms: @unchecked Sendable {
        private(set) var asked: [String] = []
        func note(_ term: String) { asked.append(term) }
    }

    @MainActor private func eventually(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<5000 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(2))
        }
        return false
    }

    @Test("a search waits for a pause, asks once for a term and shows what comes on the main queue")
    @MainActor func search() async {
        let shelf = Shelf()
        let model = SearchModel(service: shelf, pause: .milliseconds(20))
        for text in ["s", "sw", "swi", " swift "] { model.query = text }
        #expect(await eventually { model.books == [Book(id: 1, title: "swift")] })
        #expect(model.phase == .idle && model.title == "1 for “ swift ”")
        model.query = "offline"
        #expect(await eventually { model.phase == .failed("You are offline.") })
        #expect(shelf.asked == ["swift", "offline"] && model.books == [])
    }

    @Test("a form is valid when all of it is")
    func form() {
        let model = SignUpModel()
        (model.name, model.password, model.repeated) = ("Ann", "secret", "secret")
        #expect(model.isValid && model.message == nil)
        model.name = "A"
        #expect(!model.isValid && model.message == "The name is too short.")
        model.cancellables.removeAll()
    }

    @Test("an object with a publisher of its own follows notifications")
    func settings() {
        let center = NotificationCenter()
        let settings = Settings(center: center)
        var changes = 0
        let kept = settings.objectWillChange.sink { changes += 1 }
        center.post(name: Settings.didReset, object: nil, userInfo: ["volume": 0.25])
        #expect(settings.volume == 0.25 && changes == 1)
        withExtendedLifetime(kept) {}
    }

    @Test("a stopwatch ticks until it is stopped")
    func stopwatch() {
        let watch = Stopwatch(every: 0.002, on: .current)
        watch.start()
        while watch.seconds < 3 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        watch.stop()
        let seconds = watch.seconds
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
        #expect(watch.seconds == seconds)
    }

    @Test("futures are collected in their order")
    func futures() {
        #expect(thumbnails(named: ["a", "", "b"]).line == "[\"a@2x.png\", \"missing.png\", \"b@2x.png\"] |")
    }

    @Test("a client reads, retries, and says what went wrong")
    func client() async throws {
        let client = APIClient { path in
            switch path {
            case "/name":
                Just(Response(body: Data("\"Ann\"".utf8))).setFailureType(to: Error.self).eraseToAnyPublisher()
            case "/gone": Just(Response(status: 404)).setFailureType(to: Error.self).eraseToAnyPublisher()
            default: Just(Response(body: Data("?".utf8))).setFailureType(to: Error.self).eraseToAnyPublisher()
            }
        }
        for try await name in client.get("/name", as: String.self).values { #expect(name == "Ann") }
        await #expect(throws: APIError.status(404)) {
            for try await _ in client.get("/gone", as: String.self).values {}
        }
        await #expect(throws: APIError.other("unreadable")) {
            for try await _ in client.get("/odd", as: String.self).values {}
        }
        for await names in client.names(["/name", "/gone", "/name"]).values { #expect(names == ["Ann", "Ann"]) }
    }

    @Test("a model follows its events by a protocol's publisher")
    func tally() {
        let tally = Tally()
        let probe = tally.countPublisher.withPrevious().probe()
        for event in [Tally.Event.up, .up, .down, .set(9)] { tally.events.send(event) }
        #expect(tally.count == 9)
        #expect(probe.values.map(\.current) == [0, 1, 2, 1, 9])
        #expect(probe.values.map(\.previous) == [nil, 0, 1, 2, 1])
    }

    @Test("publishers and subscribers of one's own fit in")
    func own() {
        let subscriber = ThreeAtATime()
        Countdown(start: 7).map { $0 * 2 }.subscribe(subscriber)
        #expect(subscriber.received == [12, 10, 8, 6, 4, 2, 0] && subscriber.isFinished)
        #expect(Countdown(start: 3).zip("abc".publisher).map { "\($0)\($1)" }.line == "2a 1b 0c |")
        #expect([1, nil].publisher.unwrap().line == "1 |")
    }

    @Test("commands of several subjects are one stream")
    func player() {
        let player = Player()
        player.play.send()
        player.play.send()
        player.pause.send()
        player.stop.send()
        #expect(player.log == ["play", "pause", "stop", "all"])
    }

    @Test("deferred work runs for each subscriber and may fail")
    func deferred() {
        #expect(saved("abc").line == "3 |")
        #expect(saved("abc", fails: true).asResult().map { "\($0)" }.line.hasPrefix("failure"))
    }

    @Test("a task follows a property")
    @MainActor func watcher() async {
        let (watcher, tally) = (Watcher(), Tally())
        watcher.watch(tally)
        // The task begins to listen when it gets its turn.
        #expect(
            await eventually {
                tally.count += 1
                return watcher.seen.count == 2
            })
        await watcher.finish()
        #expect(watcher.seen.count == 2)
    }
}
