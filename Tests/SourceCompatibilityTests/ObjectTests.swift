import Combine
import SwiftUI
import Testing

/// Observable objects of the app files, changed after they were shown.
@MainActor @Suite("Observable objects in app files")
struct ObjectTests {
    @Test("B3-03 a settings screen: bindings, a part that comes and goes, what depends on what")
    func settings() {
        let model = SettingsModel(name: "Ann")
        let screen = Screen(SettingsScreen(model: model))
        #expect(
            screen.strings == ["Name", "Ann", "[automatic]", "light", "dark", "Reminders", "off", "Sample"])
        model.appearance = .dark
        model.textSize = 30
        model.reminders.isOn = true
        let changed = screen.refreshed()
        #expect(
            changed.strings == [
                "Name", "Ann", "automatic", "light", "[dark]", "Reminders", "on", "At 9:00", "Mon", "Sample", "Unsaved",
            ])
        #expect(changed.frame("Sample")?.height == 24)
        model.reset()
        model.name = ""
        #expect(
            screen.refreshed().strings == [
                "Name", "–", "[automatic]", "light", "dark", "Reminders", "off", "Sample", "Unsaved",
            ])
    }

    @Test("B4-05 a store in the environment: who reads it shows it")
    func store() {
        let (cart, session) = (CartStore(), Session())
        let tea = Product(id: "Tea", price: 4)
        let cup = Product(id: "Cup", price: 9)
        let screen = Screen(
            ShopScreen(products: [tea, cup]).environmentObject(cart).environmentObject(session))
        #expect(screen.strings == ["Hello", "Tea", "4 €", "Cup", "9 €", "Nothing yet"])
        cart.add(tea)
        cart.add(cup)
        cart.add(tea)
        #expect(
            screen.refreshed().strings == [
                "Hello", "(3)", "Tea", "4 €", "Cup", "9 €", "2 × Tea", "1 × Cup", "17 €", "Please sign in",
            ])
        session.user = "Ann"
        cart.coupon = "HALF"
        cart.remove("Cup")
        #expect(
            screen.refreshed().strings == [
                "Hello, Ann", "(2)", "Tea", "4 €", "Cup", "9 €", "2 × Tea", "Coupon HALF", "4 €",
            ])
    }

    @Test("B2-03 what onAppear does to state objects is in the first frame")
    func atOnce() {
        #expect(
            Screen(ShopApp()).strings == ["Hello, Ann", "(1)", "Tea", "4 €", "Cup", "9 €", "1 × Tea", "4 €"])
    }

    @Test("a search that waits for a pause in typing")
    func search() async throws {
        let model = CitySearchModel(pause: .milliseconds(20)) { query in
            let cities = ["Bergen", "Berlin", "Bern", "Rome"].filter { $0.hasPrefix(query) }
            return query == "?"
                ? Fail(error: URLError(.badURL)).eraseToAnyPublisher()
                : Just(cities).setFailureType(to: URLError.self)
                    .delay(for: .milliseconds(5), scheduler: DispatchQueue.global()).eraseToAnyPublisher()
        }
        let screen = Screen(CitySearchScreen(model: model))
        #expect(screen.strings == ["Search", "0 searches"])

        func settled(_ state: CitySearchModel.State) async throws -> [String] {
            for _ in 0..<500 where model.state != state { try await Task.sleep(for: .milliseconds(5)) }
            return screen.refreshed().strings
        }
        for query in ["B", "Be", "Ber", "Berl"] { model.query = query }
        #expect(screen.refreshed().strings == ["Berl", "0 searches"])
        #expect(try await settled(.found(["Berlin"])) == ["Berl", "Berlin", "1 searches"])
        model.selection.send("Berlin")
        model.query = "Ber "
        #expect(
            try await settled(.found(["Bergen", "Berlin", "Bern"])) == [
                "Ber ", "Bergen", "Berlin", "Bern", "Recent: Berlin", "2 searches",
            ])
        model.query = "X"
        #expect(
            try await settled(.failed("Nothing found")) == ["X", "Nothing found", "Recent: Berlin", "3 searches"])
        model.query = "?"
        let code = URLError.Code.badURL.rawValue
        #expect(try await settled(.failed("Error \(code)")).contains("Error \(code)"))
    }

    @Test("a clock: its publisher of dates turns the hand; a stopwatch: its model counts while it runs")
    func clock() {
        let ticks = PassthroughSubject<Date, Never>()
        func second(_ second: Double) -> Date { Date(timeIntervalSinceReferenceDate: 600 + second) }
        let clock = Screen(TickingClock(start: second(0), ticks: ticks.eraseToAnyPublisher()))
        #expect(clock.strings == ["00"])
        #expect(clock.areas(.red) == [CGRect(29, 0, 2, 30)])
        ticks.send(second(15))
        #expect(clock.refreshed().strings == ["15"])
        #expect(clock.refreshed().areas(.red) == [CGRect(30, 29, 30, 2)])

        let model = StopwatchModel(ticks: ticks)
        let stopwatch = Screen(Stopwatch(model: model))
        #expect(stopwatch.strings == ["0 s", "stopped"])
        model.start()
        for number in 16...18 { ticks.send(second(Double(number))) }
        model.lap()
        ticks.send(second(19))
        model.lap()
        model.stop()
        ticks.send(second(20))
        #expect(stopwatch.refreshed().strings == ["4 s", "stopped", "Lap 1: 3", "Lap 2: 1"])
        #expect(clock.refreshed().strings == ["20"])
    }

    @Test("a clock that holds its timer shows its first value")
    func timer() {
        // Nobody runs the main run loop here, so it stays with that.
        #expect(Screen(SimpleClock()).strings == ["0"])
    }

    @Test("models in models, subclasses, an object in a modifier and in a property of one's own")
    func nested() {
        let (queue, theme) = (PlayQueue(), PlayerTheme())
        let first = Track(id: 1, title: "Overture")
        let live = LiveTrack(id: 2, title: "Concert")
        queue.append(first)
        queue.append(live)
        let screen = Screen(PlayerScreen(queue: queue).environmentObject(theme))
        #expect(screen.strings == ["Theme: plain", "Silence", "Overture", "Concert, 0 listen"])
        live.listeners = 12
        first.isPlaying = true
        #expect(
            screen.refreshed().strings == ["Theme: plain", "Now: Overture", "▶ Overture", "Concert, 12 listen"])
        theme.name.send("dark")
        queue.remove(first)
        #expect(screen.refreshed().strings == ["Theme: dark", "Silence", "Concert, 12 listen"])
        #expect(Screen(NestedModelsDemo()).strings == ["Theme: plain", "Silence", "Overture"])
    }
}
