import SwiftUI
import Testing
import VitrineRuntime

/// An app file with animations and transitions: what it shows when they have ended, and on the way.
@MainActor @Suite("Animations in app files")
struct AnimatedAppTests {
    private let control = CardControl()

    @Test("a picture shows the ends of all animations")
    func picture() {
        let screen = Screen(AnimatedCards(control: control))
        #expect(screen.strings == ["Sun", "Moon", "25 %"])
        control.act(.add("Star"))
        control.act(.open)
        control.act(.fill)
        #expect(screen.refreshed().strings == ["Sun", "Moon", "Star", "100 %", "Details", "More", "Rest", "done"])
        control.act(.drop)
        #expect(screen.refreshed().strings.prefix(2) == ["Moon", "Star"])
    }

    @Test("a window shows what is between, and then the same as a picture")
    func window() {
        let host = RenderHost(AnimatedCards(control: control), textEngine: FixedTextEngine(), isLive: true)
        func strings() -> [String] { Screen(host).strings }
        _ = strings()
        control.act(.fill)
        _ = strings()
        host.time = 0.5
        #expect(strings()[2] == "63 %")
        control.act(.open)
        control.act(.drop)
        _ = strings()
        host.time = 0.75
        // The card that goes is still there.
        #expect(Set(strings()).isSuperset(of: ["Sun", "Moon", "Details", "More", "Rest"]))
        #expect(host.isAnimating && !strings().contains("done"))
        host.time = 9
        #expect(strings() == ["Moon", "100 %", "Details", "More", "Rest", "done"])
        host.time = 10
        #expect(strings() == ["Moon", "100 %", "Details", "More", "Rest", "done"] && !host.isAnimating)
    }
}
