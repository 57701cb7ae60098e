import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

@MainActor @Suite("Views that come and go")
struct TransitionTests {
    private let isOn = Handle<Bool>()
    private let number = Handle<Int>()
    private let log = Log()

    /// Three texts, the middle one of which comes and goes.
    private func stack(_ transition: AnyTransition? = nil, isOn start: Bool = true) -> Live {
        Live(
            With(start, isOn) { isOn in
                VStack(spacing: 0) {
                    Text(verbatim: "above")
                    if isOn {
                        if let transition { Text(verbatim: "it").transition(transition) } else { Text(verbatim: "it") }
                    }
                    Text(verbatim: "below")
                }
            })
    }

    private func set(_ value: Bool, _ live: Live, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { isOn.value = value }
        live.run()
    }

    @Test("B5-39 a view that goes leaves the layout at once, and is shown until the end") func leaves() throws {
        let live = stack()
        let heights = { (live: Live) in live.seen("below")!.frame.minY - live.seen("above")!.frame.minY }
        #expect(heights(live) == 40)
        set(false, live)
        live.run(at: 0.5)
        #expect(try #require(live.seen("it")).opacity == 0.5)
        live.run(at: 1.1)
        #expect(live.seen("it") == nil && heights(live) == 20 && !live.host.isAnimating)
        #expect(live.host.host.animations.stages.isEmpty)
    }

    @Test("B5-40 a view that says nothing fades in and out") func fades() throws {
        let live = stack(isOn: false)
        set(true, live)
        #expect(live.seen("it") == nil)
        live.run(at: 0.25)
        #expect(try #require(live.seen("it")).opacity == 0.25)
        live.run(at: 1.5)
        #expect(try #require(live.seen("it")).opacity == 1 && !live.host.isAnimating)
    }

    @Test("Without an animation views come and go at once, whatever their transition") func plain() {
        let live = stack(.slide)
        set(false, live, nil)
        #expect(live.texts == ["above", "below"] && !live.host.isAnimating)
        set(true, live, nil)
        #expect(live.texts == ["above", "it", "below"] && !live.host.isAnimating)
    }

    /// How the view looks a quarter after it began to come, and a quarter after it began to go: moved by so much of its
    /// own size, as large, as opaque, as blurred.
    private func looks(_ transition: AnyTransition) throws -> [[Double]] {
        let live = Live(
            With(false, isOn) { isOn in
                ZStack {
                    Color.clear
                    if isOn { Text(verbatim: "it").transition(transition) }
                }
            })
        func look() throws -> [Double] {
            let seen = try #require(live.seen("it"))
            let size = CGSize(width: 20, height: 20)
            return [
                (seen.frame.midX - 100) / size.width, (seen.frame.midY - 100) / size.height,
                seen.frame.width / size.width, seen.opacity, seen.blur,
            ].map { rounded(Double($0), 3) }
        }
        set(true, live)
        live.run(at: 0.25)
        let coming = try look()
        live.run(at: 2)
        #expect(try look() == [0, 0, 1, 1, 0])
        set(false, live)
        live.run(at: 2.25)
        let going = try look()
        live.run(at: 4)
        #expect(live.seen("it") == nil)
        return [coming, going]
    }

    private func expect(
        _ transition: AnyTransition, coming: [Double], going: [Double], _ place: SourceLocation = #_sourceLocation
    ) throws {
        let looks = try looks(transition)
        #expect(looks[0] == coming, sourceLocation: place)
        #expect(looks[1] == going, sourceLocation: place)
    }

    @Test("B5-41 a scale grows from nothing about the centre") func scale() throws {
        try expect(.scale, coming: [0, 0, 0.25, 1, 0], going: [0, 0, 0.75, 1, 0])
        try expect(
            .scale(scale: 0.5, anchor: .leading), coming: [-0.188, 0, 0.625, 1, 0], going: [-0.063, 0, 0.875, 1, 0])
    }

    @Test("B5-42 a move is by the view's own size") func move() throws {
        try expect(.move(edge: .leading), coming: [-0.75, 0, 1, 1, 0], going: [-0.25, 0, 1, 1, 0])
        try expect(.move(edge: .bottom), coming: [0, 0.75, 1, 1, 0], going: [0, 0.25, 1, 1, 0])
    }

    @Test("B5-43 a slide comes from the leading edge and goes to the trailing one") func slide() throws {
        try expect(.slide, coming: [-0.75, 0, 1, 1, 0], going: [0.25, 0, 1, 1, 0])
    }

    @Test("B5-44 a push comes from an edge, goes to the opposite one, and fades") func push() throws {
        try expect(.push(from: .top), coming: [0, -0.75, 1, 0.25, 0], going: [0, 0.25, 1, 0.75, 0])
    }

    @Test("B5-45 a replacement blurs, scales and fades") func blurReplace() throws {
        try expect(AnyTransition(.blurReplace), coming: [0, 0, 0.925, 0.25, 5.25], going: [0, 0, 0.975, 0.75, 1.75])
        try expect(
            AnyTransition(.blurReplace(.upUp)), coming: [0, 0, 0.925, 0.25, 5.25], going: [0, 0, 1.025, 0.75, 1.75])
    }

    @Test("B5-46 a view may come in one way and go in another, or in two at once") func composed() throws {
        try expect(
            .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), coming: [0, 0, 1, 0.25, 0],
            going: [0.25, 0, 1, 1, 0])
        try expect(.opacity.combined(with: .scale), coming: [0, 0, 0.25, 0.25, 0], going: [0, 0, 0.75, 0.75, 0])
        try expect(
            AnyTransition(.opacity.combined(with: .offset(y: 40))), coming: [0, 1.5, 1, 0.25, 0],
            going: [0, 0.5, 1, 0.75, 0])
    }

    @Test("An app's own transition is asked for each phase, and its modifiers are animated") func custom() throws {
        struct Tilt: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(x: 20 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
            }
        }
        try expect(AnyTransition(Tilt()), coming: [-0.75, 0, 1, 0.625, 0], going: [0.25, 0, 1, 0.875, 0])
        struct Moved: ViewModifier {
            var x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        try expect(
            .modifier(active: Moved(x: 40), identity: Moved(x: 0)), coming: [1.5, 0, 1, 1, 0], going: [0.5, 0, 1, 1, 0])
    }

    @Test("A transition with an animation of its own needs no other") func ownAnimation() throws {
        let live = stack(.opacity.animation(.linear(duration: 2)))
        set(false, live, nil)
        live.run(at: 1)
        #expect(try #require(live.seen("it")).opacity == 0.5)
        live.run(at: 2.1)
        #expect(live.seen("it") == nil)
        set(true, live, .linear(duration: 100))
        live.run(at: 3.1)
        #expect(rounded(try #require(live.seen("it")).opacity) == 0.5)
    }

    @Test("B2-06 with a transition, the old view of an id disappears before the new one appears") func ids() {
        struct Shown: View {
            @State private var isOn = false
            let log: Log, handle: Handle<Bool>
            var body: some View {
                let _ = handle.take($isOn)
                Text(verbatim: "a")
                    .onAppear { log.add("A\(isOn ? "T" : "F")") }
                    .onDisappear { log.add("D\(isOn ? "T" : "F")") }
                    .id(isOn)
                    .transition(.identity)
            }
        }
        for animation in [nil, Animation.linear(duration: 1)] {
            let live = Live(Shown(log: log, handle: isOn))
            #expect(log.take() == ["AF"])
            set(true, live, animation)
            #expect(log.take() == ["DT", "AT"])
            #expect(live.texts == ["a"])
        }
    }

    @Test("B2-20 a view disappears when its transition has ended") func disappears() async {
        let live = Live(
            With(true, isOn) { isOn in
                VStack {
                    if isOn {
                        VStack { Text(verbatim: "it").onDisappear { log.add("inside") } }
                            .onAppear { log.add("appear") }
                            .onDisappear { log.add("disappear") }
                    }
                }
            })
        #expect(log.take() == ["appear"])
        set(false, live)
        live.run(at: 0.9)
        #expect(log.take() == [] && live.texts == ["it"])
        live.run(at: 1.1)
        #expect(log.take() == ["disappear", "inside"] && live.texts == [])
    }

    @Test("A container that goes takes what is going in it along") func around() {
        let live = Live(
            With(0, number) { step in
                if step < 2 {
                    VStack {
                        Text(verbatim: "stays")
                        if step < 1 { Text(verbatim: "it").onDisappear { log.add("D") } }
                    }
                }
            })
        withAnimation(.linear(duration: 1)) { number.value = 1 }
        live.run()
        #expect(log.take() == [] && live.texts.contains("it"))
        number.value = 2
        live.run()
        #expect(log.take() == ["D"] && live.texts == [])
        live.run(at: 2)
        #expect(log.take() == [] && !live.host.isAnimating)
    }

    @Test("A view that comes back before it has gone is a new one, and comes from where the old one was")
    func back() {
        let live = stack()
        func opacities() -> [Double] { live.seen.filter { $0.text == "it" }.map { rounded($0.opacity) } }
        set(false, live)
        live.run(at: 0.5)
        #expect(opacities() == [0.5])
        set(true, live)
        #expect(opacities() == [0.5])
        live.run(at: 0.75)
        #expect(opacities() == [0.5])
        live.run(at: 1.25)
        #expect(opacities() == [0.75])
        live.run(at: 3)
        #expect(live.texts == ["above", "it", "below"] && !live.host.isAnimating)
        #expect(live.host.host.animations.stages.isEmpty)
    }

    @Test("A view with closures that comes back is a second one while the first goes") func backWithClosures() {
        let live = Live(
            With(true, isOn) { isOn in
                ZStack {
                    if isOn { Text(verbatim: "it").onAppear { log.add("A") }.onDisappear { log.add("D") } }
                }
            })
        set(false, live)
        live.run(at: 0.5)
        set(true, live)
        #expect(log.take() == ["A", "A"])
        live.run(at: 0.75)
        #expect(live.seen.map { rounded($0.opacity) } == [0.25, 0.25])
        live.run(at: 2)
        #expect(log.take() == ["D"] && live.texts == ["it"] && !live.host.isAnimating)
    }

    @Test("A view that goes before it has come turns back from where it is") func turn() throws {
        let live = stack(isOn: false)
        set(true, live)
        live.run(at: 0.5)
        #expect(try #require(live.seen("it")).opacity == 0.5)
        set(false, live)
        #expect(try #require(live.seen("it")).opacity == 0.5)
        live.run(at: 1.25)
        #expect(try #require(live.seen("it")).opacity == 0.25)
        live.run(at: 3)
        #expect(live.texts == ["above", "below"] && !live.host.isAnimating)
        set(true, live)
        live.run(at: 3.5)
        set(false, live, nil)
        #expect(live.texts == ["above", "below"])
        set(true, live, nil)
        #expect(live.texts == ["above", "it", "below"] && live.host.host.animations.stages.isEmpty)
    }

    @Test("What is inside a view that goes is still brought up to date") func living() {
        let live = Live(
            With(true, isOn) { isOn in
                VStack {
                    if isOn { HStack { With(1, number) { Text(verbatim: "\($0)") } } }
                    Text(verbatim: "below")
                }
            })
        set(false, live)
        live.run(at: 0.5)
        number.value = 2
        live.run()
        #expect(Set(live.texts) == ["2", "below"])
        live.run(at: 2)
        #expect(live.texts == ["below"])
    }

    @Test("Rows of a long list come and go among the others, which keep their state") func rows() {
        let live = Live(
            With(40, number) { count in
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
            }, 200, 2000)
        withAnimation(.linear(duration: 1)) { number.value = 42 }
        live.run()
        live.run(at: 0.5)
        #expect(live.seen.suffix(3).map { rounded($0.opacity) } == [1, 0.5, 0.5])
        withAnimation(.linear(duration: 1)) { number.value = 38 }
        live.run(at: 3)
        live.run(at: 3.5)
        #expect(live.seen.count == 42 && live.seen.count { $0.opacity == 0.5 } == 4)
        live.run(at: 5)
        #expect(live.texts == (0..<38).map { "\($0)" })
    }

    @Test("Views that go are behind the others, unless their z-index says otherwise") func order() {
        let live = Live(
            With(true, isOn) { isOn in
                ZStack {
                    Text(verbatim: "a")
                    if isOn {
                        Text(verbatim: "b")
                        Text(verbatim: "c").zIndex(1)
                    }
                }
            })
        #expect(live.texts == ["a", "b", "c"])
        set(false, live)
        #expect(live.texts == ["b", "a", "c"])
    }

    @Test("A transition that stays the same is no news for the container") func same() {
        let live = Live(
            With(1, number) { number in
                VStack {
                    Text(verbatim: "a")
                        .transition(
                            .asymmetric(insertion: .slide, removal: .opacity.animation(.bouncy)).combined(with: .scale))
                    Color.red.opacity(Double(number))
                }
            })
        number.value = 0
        #expect(live.run().measures == 0)
    }

    @Test("What changes are told is what is shown otherwise") func changes() {
        let live = stack()
        set(false, live)
        let before = live.host.displayList()
        live.host.time = 0.5
        let changes = live.host.update(proposal: ProposedViewSize(width: 200, height: 200))
        // The group that fades, and the text that moves up.
        #expect(changes.changed.count == 2 && changes.removed.isEmpty && before.items.count == 3)
    }
}
