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
}
