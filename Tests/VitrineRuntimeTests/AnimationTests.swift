import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

@MainActor @Suite("What is animated")
struct AnimationTests {
    private let isOn = Handle<Bool>()
    private let number = Handle<Double>()
    private let log = Log()

    private func opacities(_ live: Live) -> [Double] { live.seen.map { rounded($0.opacity) } }

    @Test("B5-31 a value goes from what is shown to the new one, from frame to frame, and then nothing moves")
    func opacity() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        #expect(opacities(live) == [1])
        withAnimation(.linear(duration: 1)) { number.value = 0.8 }
        live.run()
        #expect(opacities(live) == [1] && live.host.isAnimating)
        live.run(at: 0.25)
        #expect(opacities(live) == [0.8])
        live.run(at: 0.5)
        #expect(opacities(live) == [0.6])
        // The same time again: nothing to do.
        let changes = live.host.update(proposal: ProposedViewSize(width: 200, height: 200))
        #expect(changes.isEmpty)
        live.run(at: 1.5)
        #expect(opacities(live) == [0.2] && !live.host.isAnimating)
        #expect(live.host.host.animations.shownValues == 0)
    }

    @Test("Without an animation, a value is there at once") func plain() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        number.value = 0.5
        live.run()
        #expect(opacities(live) == [0.5] && !live.host.isAnimating)
        withAnimation(nil) { number.value = 0.25 }
        live.run()
        #expect(opacities(live) == [0.75] && !live.host.isAnimating)
    }

    @Test("A new goal begins from what is shown; what both still have to go is added") func retarget() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        withAnimation(.linear(duration: 1)) { number.value = 1 }
        live.run()
        live.run(at: 0.5)
        #expect(opacities(live) == [0.5])
        withAnimation(.linear(duration: 1)) { number.value = 0 }
        live.run()
        #expect(opacities(live) == [0.5])
        live.run(at: 0.75)
        #expect(opacities(live) == [0.5])
        live.run(at: 1.25)
        #expect(opacities(live) == [0.75])
        live.run(at: 1.6)
        #expect(opacities(live) == [1] && !live.host.isAnimating)
    }

    @Test("A spring that meets another goes on from its place at its speed") func springs() {
        let live = Live(With(0.0, number) { Color.red.frame(width: 10, height: 10).offset(x: $0) })
        let start = live.seen[0].frame.minX
        func x() -> Double { Double(live.seen[0].frame.minX - start) }
        withAnimation(.spring(duration: 1)) { number.value = 100 }
        live.run()
        live.run(at: 0.29)
        let before = x()
        live.run(at: 0.3)
        let (place, speed) = (x(), (x() - before) / 0.01)
        #expect(speed > 100)
        withAnimation(.spring(duration: 1)) { number.value = 0 }
        live.run()
        #expect(rounded(x()) == rounded(place))
        live.run(at: 0.31)
        // It is pulled back, but has not turned.
        #expect(x() > place && (x() - place) / 0.01 > speed - 100)
        live.run(at: 4)
        #expect(x() == 0 && !live.host.isAnimating)
    }

    @Test("A value that is set without an animation while it moves is there at once") func interrupted() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        withAnimation(.linear(duration: 1)) { number.value = 1 }
        live.run()
        live.run(at: 0.5)
        number.value = 0.25
        live.run()
        #expect(opacities(live) == [0.75])
        live.run(at: 0.6)
        #expect(opacities(live) == [0.75] && !live.host.isAnimating)
    }

    @Test("Something else that changes about the view does not stop it") func otherChanges() {
        let live = Live(
            With(0.0, number) { value in
                Text(verbatim: "a").opacity(value > 1 ? 0 : 1 - value).padding(value > 1 ? 20 : 0)
                With(false, isOn) { Text(verbatim: $0 ? "b" : "c") }
            })
        withAnimation(.linear(duration: 1)) { number.value = 1 }
        live.run()
        live.run(at: 0.5)
        isOn.value = true
        live.run()
        number.value = 2
        live.run()
        // The goal is the same as before.
        #expect(live.seen.map { rounded($0.opacity) } == [0.5, 1])
        #expect(live.texts == ["a", "b"])
    }

    @Test("Effects, shapes, colours and strokes are on their way") func kinds() throws {
        struct Wedge: Shape {
            var share: Double
            var animatableData: Double {
                get { share }
                set { share = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
            }
        }
        let live = Live(
            With(0.0, number) { t in
                VStack(spacing: 0) {
                    Wedge(share: t).frame(width: 100, height: 10)
                    Color(red: t, green: 0, blue: 1 - t).frame(width: 100, height: 10)
                    Rectangle().fill(t > 0 ? Color.white : .black).frame(width: 100, height: 10)
                    Rectangle().trim(to: t).stroke(.red, lineWidth: 1 + 4 * t).frame(width: 100, height: 10)
                    Text(verbatim: "s").scaleEffect(1 - t / 2)
                    Text(verbatim: "r").rotationEffect(.degrees(180 * t))
                    Text(verbatim: "b").blur(radius: 8 * t)
                    Text(verbatim: "o").offset(y: 40 * t)
                }
            })
        withAnimation(.linear(duration: 1)) { number.value = 1 }
        live.run()
        live.run(at: 0.5)
        let seen = live.seen
        #expect(seen[0].frame.width == 50)
        #expect(seen[1].color.map { rounded(Double($0.red), 2) } == 0.5)
        #expect(seen[2].color.map { rounded(Double($0.green), 2) } == 0.5)
        #expect(seen[3].frame.size == CGSize(width: 100, height: 10))
        #expect(try #require(live.seen("s")).frame.size == CGSize(width: 7.5, height: 15))
        #expect(rounded(Double(try #require(live.seen("r")).frame.width)) == 20)
        #expect(live.seen("b")?.blur == 4)
        let o = try #require(live.seen("o")).frame.minY
        live.run(at: 2)
        #expect(try #require(live.seen("o")).frame.minY == o + 20)
        #expect(!live.host.isAnimating)
    }

    private struct Dial: View, Animatable {
        var value: Double
        let log: Log
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = log.add("\(rounded(value))")
            Text(verbatim: "\(rounded(value))")
        }
    }

    private struct Lifted: ViewModifier, Animatable {
        var height: Double
        nonisolated var animatableData: Double {
            get { height }
            set { height = newValue }
        }
        func body(content: Content) -> some View { content.padding(.bottom, height) }
    }

    @Test("The body of an animatable view runs at each step, with a value between") func animatableView() {
        let live = Live(With(0.0, number) { Dial(value: $0, log: log) })
        withAnimation(.linear(duration: 1)) { number.value = 4 }
        live.run()
        #expect(live.texts == ["0.0"])
        live.run(at: 0.25)
        #expect(live.texts == ["1.0"])
        live.run(at: 1.25)
        #expect(live.texts == ["4.0"] && !live.host.isAnimating)
        #expect(log.take() == ["0.0", "1.0", "4.0"])
        number.value = 2
        live.run()
        #expect(log.take() == ["2.0"])
        #expect(live.host.host.animations.bodies.isEmpty)
    }

    @Test("So does that of an animatable modifier, whose layout follows") func animatableModifier() {
        let live = Live(centered: With(0.0, number) { Text(verbatim: "a").modifier(Lifted(height: $0)) })
        withAnimation(.linear(duration: 1)) { number.value = 40 }
        live.run()
        let start = live.seen[0].frame.minY
        live.run(at: 0.5)
        #expect(live.seen[0].frame.minY == start - 10)
        live.run(at: 2)
        #expect(live.seen[0].frame.minY == start - 20 && !live.host.isAnimating)
    }

    @Test("A layout with animatable data is laid out at each step") func animatableLayout() {
        struct Steps: Layout {
            var height: CGFloat
            var animatableData: CGFloat {
                get { height }
                set { height = newValue }
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                for (i, subview) in subviews.enumerated() {
                    subview.place(
                        at: CGPoint(x: 0, y: bounds.minY + CGFloat(i) * height), proposal: .unspecified)
                }
            }
        }
        let live = Live(
            With(10.0, number) { height in
                Steps(height: height) {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
            })
        withAnimation(.linear(duration: 1)) { number.value = 30 }
        live.run()
        live.run(at: 0.5)
        #expect(live.seen[1].frame.minY - live.seen[0].frame.minY == 20)
    }

    // MARK: Transactions

    @Test("B5-34 a view's own animation animates what changes with its value, and comes before one around")
    func implicit() {
        let live = Live(
            With(0.0, number) { t in
                VStack {
                    Text(verbatim: "a").opacity(1 - t).animation(.linear(duration: 2), value: t)
                    Text(verbatim: "b").opacity(1 - t)
                    Text(verbatim: "c").opacity(1 - t).animation(.linear(duration: 2), value: t > 5)
                }
            })
        number.value = 1
        live.run()
        #expect(opacities(live) == [1] && live.texts == ["a"])
        live.run(at: 1)
        #expect(opacities(live) == [0.5])
        live.run(at: 3)
        #expect(opacities(live) == [])
        withAnimation(.linear(duration: 4)) { number.value = 0 }
        live.run()
        live.run(at: 4)
        #expect(opacities(live) == [0.5, 0.25, 0.25])
    }

    @Test("B5-35 nil for a value leaves what is inside unanimated") func none() {
        let live = Live(
            With(0.0, number) { t in
                VStack {
                    Text(verbatim: "a").opacity(1 - t).animation(nil, value: t)
                    Text(verbatim: "b").opacity(1 - t)
                }
            })
        withAnimation(.linear(duration: 1)) { number.value = 0.5 }
        live.run()
        #expect(opacities(live) == [0.5, 1])
    }

    @Test("B5-36 a transaction without its animation shows the end at once") func removed() {
        let live = Live(
            With(0.0, number) { Text(verbatim: "a").opacity(1 - $0).transaction { $0.animation = nil } })
        withAnimation { number.value = 0.5 }
        live.run()
        #expect(opacities(live) == [0.5] && !live.host.isAnimating)
    }

    @Test("B5-37 without animations of their own, views follow that of the transaction") func disables() {
        let live = Live(
            With(0.0, number) { Text(verbatim: "a").opacity(1 - $0).animation(.linear(duration: 9), value: $0) })
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { number.value = 0.5 }
        live.run()
        #expect(opacities(live) == [0.5])
        transaction.animation = .linear(duration: 1)
        withTransaction(transaction) { number.value = 1 }
        live.run()
        live.run(at: 0.5)
        #expect(opacities(live) == [0.25])
    }

    @Test("An animation with a body animates the body's modifiers, and not the view") func scoped() {
        let live = Live(
            With(0.0, number) { t in
                Text(verbatim: "a").offset(y: 100 * t).animation(.linear(duration: 1)) { $0.opacity(1 - t) }
            })
        let start = live.seen[0].frame.minY
        number.value = 0.5
        live.run()
        #expect(opacities(live) == [1] && live.seen[0].frame.minY == start + 50)
        live.run(at: 0.5)
        #expect(opacities(live) == [0.75])
    }

    @Test("A transaction for a value is changed only where the value changes") func valueTransaction() {
        let live = Live(
            With(0.0, number) { t in
                Text(verbatim: "a").opacity(1 - t)
                    .transaction(value: t > 0.5) { $0.animation = .linear(duration: 1) }
            })
        number.value = 0.25
        live.run()
        #expect(opacities(live) == [0.75])
        number.value = 0.75
        live.run()
        #expect(opacities(live) == [0.75])
        live.run(at: 0.5)
        #expect(opacities(live) == [0.5])
    }

    @Test("A binding's animation animates what is written through it") func binding() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        number.projected.animation(.linear(duration: 1)).wrappedValue = 0.5
        live.run()
        live.run(at: 0.5)
        #expect(opacities(live) == [0.75])
    }

    @Test("What a view changes when it appears is animated, again and again if it is to") func onAppear() {
        let live = Live(
            With(0.0, number) { t in
                Text(verbatim: "a").opacity(1 - t)
                    .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { number.value = 1 } }
            })
        #expect(opacities(live) == [1])
        for (time, opacity) in [(0.25, 0.75), (1.25, 0.25), (2.25, 0.75), (101.5, 0.5)] {
            live.run(at: time)
            #expect(opacities(live) == [opacity])
        }
        #expect(live.host.isAnimating)
    }

    @Test("A view that goes takes its animations with it") func gone() {
        let live = Live(
            With(false, isOn) { isGone in
                if !isGone { With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) } }
            })
        withAnimation(.linear(duration: 1).repeatForever()) { number.value = 1 }
        live.run()
        #expect(live.host.isAnimating)
        isOn.value = true
        live.run()
        live.run(at: 0.5)
        #expect(!live.host.isAnimating && live.texts == [])
    }

    // MARK: Completion

    @Test("B5-28 who waits for completion comes before who waits for the end") func completions() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0) })
        let animation = Animation.linear(duration: 2).logicallyComplete(after: 1)
        withAnimation(animation, completionCriteria: .removed) {
            number.value = 0.5
        } completion: {
            log.add("removed")
        }
        withAnimation(animation) {
            number.value = 1
        } completion: {
            log.add("complete")
        }
        live.run()
        live.run(at: 0.9)
        #expect(log.take() == [])
        live.run(at: 1)
        #expect(log.take() == ["complete"])
        live.run(at: 2.1)
        #expect(log.take() == ["removed"])
    }

    @Test("Where nothing is animated, completion comes at once") func noAnimation() async {
        let live = Live(With(0.0, number) { Text(verbatim: $0 > 0 ? "b" : "a") })
        withAnimation {
            number.value = 1
        } completion: {
            log.add("shown \(live.texts)")
        }
        #expect(log.all == [])
        live.run()
        #expect(log.take() == ["shown [\"b\"]"])
        // Nothing is written at all.
        withAnimation {
            number.value = 1
        } completion: {
            log.add("done")
        }
        for _ in 0..<10 where log.all.isEmpty { await Task.yield() }
        #expect(log.take() == ["done"])
    }

    @Test("What completes changes the same frame") func completionWrites() {
        let live = Live(
            With(0.0, number) { t in With(false, isOn) { Text(verbatim: $0 ? "end" : "on").opacity(1 - t / 2) } })
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            number.value = 1
        } completion: {
            isOn.value = true
        }
        live.run()
        live.run(at: 1.1)
        #expect(live.texts == ["end"])
    }

    @Test("A tree that makes one picture shows the end") func pictures() {
        let host = RenderHost(
            With(0.0, number) { t in
                Text(verbatim: "a").opacity(1 - t).onAppear { withAnimation { number.value = 0.5 } }
            }, textEngine: FixedTextEngine())
        let list = host.frame(proposal: ProposedViewSize(width: 100, height: 100)).list
        #expect(list.seen.map { $0.opacity } == [0.5])
    }

    @Test("A frame in which nothing moves asks nothing, also where something may") func idle() {
        let live = Live(With(0.0, number) { Text(verbatim: "a").opacity(1 - $0).animation(.linear, value: $0) })
        let work = live.run(at: 5)
        #expect(work == WorkLog() && !live.host.isAnimating)
    }
}

/// What layout and the environment change about what is shown.
@MainActor @Suite("What is animated by its look")
struct LookAnimationTests {
    private let isOn = Handle<Bool>()
    private let number = Handle<Double>()

    @Test("B5-38 layout takes its end at once, and what is shown moves there") func layout() throws {
        let frames = Log()
        let live = Live(
            centered: With(false, isOn) { isOn in
                VStack(spacing: 0) {
                    Color.red.frame(width: isOn ? 100 : 40, height: isOn ? 60 : 20)
                    GeometryReader { proxy in
                        let _ = frames.add("\(proxy.frame(in: .global).minY)")
                        Color.clear
                    }
                    .frame(width: 10, height: 10)
                    Text(verbatim: "below")
                }
            })
        let text = try #require(live.seen("below")).frame
        _ = frames.take()
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        live.run()
        #expect(frames.take().last == "115.0")
        #expect(live.seen[0].frame == CGRect(x: 80, y: 75, width: 40, height: 20))
        #expect(try #require(live.seen("below")).frame == text)
        live.run(at: 0.5)
        #expect(live.seen[0].frame == CGRect(x: 65, y: 65, width: 70, height: 40))
        #expect(try #require(live.seen("below")).frame.minY == text.minY + 10)
        live.run(at: 1.5)
        #expect(live.seen[0].frame == CGRect(x: 50, y: 55, width: 100, height: 60))
        #expect(frames.take() == [] && !live.host.isAnimating)
    }

    @Test("Rows that change their places cross, and turn back from where they are") func rows() {
        let live = Live(
            centered: With(false, isOn) { isOn in
                VStack(spacing: 0) {
                    ForEach(isOn ? ["b", "a"] : ["a", "b"], id: \.self) { Text(verbatim: $0) }
                }
            })
        let y = { (name: String) in live.seen(name)!.frame.minY }
        #expect(y("a") == 80 && y("b") == 100)
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        live.run()
        live.run(at: 0.25)
        #expect(y("a") == 85 && y("b") == 95)
        withAnimation(.linear(duration: 1)) { isOn.value = false }
        live.run()
        #expect(y("a") == 85 && y("b") == 95)
        live.run(at: 2)
        #expect(y("a") == 80 && y("b") == 100 && !live.host.isAnimating)
    }

    @Test("Colours that come by the environment are on their way, in texts and shapes") func colors() {
        let live = Live(
            centered: With(false, isOn) { isOn in
                Circle().foregroundStyle(Color(white: isOn ? 1 : 0))
            })
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        live.run()
        live.run(at: 0.5)
        #expect(live.seen[0].color.map { rounded(Double($0.red), 2) } == 0.5)
    }

    @Test("B5-34 what a view's own animation moves is inside of it") func implicit() throws {
        let live = Live(
            centered: With(0.0, number) { t in
                VStack(spacing: 0) {
                    Text(verbatim: "a").padding(.leading, t).animation(.linear(duration: 1), value: t)
                    Text(verbatim: "b").padding(.leading, t)
                }
            })
        let (a, b) = (try #require(live.seen("a")).frame.minX, try #require(live.seen("b")).frame.minX)
        number.value = 40
        live.run()
        #expect(try #require(live.seen("b")).frame.minX == b + 20)
        #expect(try #require(live.seen("a")).frame.minX == a - 20)
        live.run(at: 2)
        #expect(try #require(live.seen("a")).frame.minX == a + 20)
    }

    @Test("B5-39 a view that goes stays where it was, while the others move together") func departing() throws {
        let live = Live(
            centered: With(true, isOn) { isOn in
                VStack(spacing: 0) {
                    Text(verbatim: "above")
                    if isOn { Text(verbatim: "it") }
                    Text(verbatim: "below")
                }
            })
        let start = try #require(live.seen("it")).frame
        withAnimation(.linear(duration: 1)) { isOn.value = false }
        live.run()
        #expect(try #require(live.seen("it")).frame == start)
        #expect(try #require(live.seen("above")).frame.minY == 70)
        live.run(at: 0.5)
        #expect(try #require(live.seen("above")).frame.minY == 75)
        #expect(try #require(live.seen("below")).frame.minY == 105)
        live.run(at: 2)
        #expect(live.texts == ["above", "below"])
    }

    @Test("After random transactions, and enough time, a tree shows what a fresh one shows") func random() {
        struct Board: View {
            var values: [Int]
            var body: some View {
                VStack(spacing: CGFloat(values.first ?? 0)) {
                    ForEach(values, id: \.self) { value in
                        HStack {
                            if value % 2 == 0 { Text(verbatim: "even").transition(.slide) }
                            Color(white: Double(value) / 10).frame(width: CGFloat(10 * value), height: 8)
                                .opacity(1 - Double(values.count) / 10)
                        }
                        .animation(.easeIn, value: values.count)
                    }
                }
                .foregroundStyle(values.count > 3 ? Color.red : .blue)
            }
        }
        let values = Handle<[Int]>()
        let live = Live(With([1, 2], values) { Board(values: $0) })
        var generator = ProgramMaker(seed: 22)
        var time = 0.0
        for round in 0..<60 {
            let next = Array((0..<9).shuffled(using: &generator).prefix(Int.random(in: 0...5)))
            let animations: [Animation?] = [nil, .linear, .spring, .bouncy.delay(0.1), .easeOut(duration: 0.1)]
            withAnimation(animations[round % 5]) { values.value = next }
            time += 0.13
            live.run(at: time)
            guard round % 6 == 5 else { continue }
            time += 30
            live.run(at: time)
            #expect(!live.host.isAnimating)
            let fresh = Live(Board(values: next))
            #expect(live.seen.map { "\($0)" } == fresh.seen.map { "\($0)" }, "\(next)")
        }
    }
}
