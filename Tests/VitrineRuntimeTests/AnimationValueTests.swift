import Foundation
import SwiftUI
import Testing

@testable import VitrineCore

@Suite("Curves, springs and animations")
struct AnimationValueTests {
    private static let curves: [String: UnitCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
        "circularEaseInOut": .circularEaseInOut,
        "bezier(0.25,0.1,0.75,0.9)": .bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9)),
        "bezier(-0.5,2.0,1.5,-1.0)": .bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1)),
    ]

    @Test("B5-03 – B5-11, B5-13 curves have the recorded values and velocities") func unitCurves() throws {
        struct Row: Decodable {
            let curve, q: String
            let at, expected, tol: Double
            let isInfinite: Bool?
        }
        let all = try rows("unit_curves", of: Row.self)
        #expect(all.count == 65)
        for row in all {
            let curve = try #require(Self.curves[row.curve])
            let value = row.q == "value" ? curve.value(at: row.at) : curve.velocity(at: row.at)
            if row.isInfinite ?? false {
                #expect(value == .infinity, "\(row)")
            } else {
                #expect(abs(value - row.expected) <= max(row.tol, 1e-8), "\(row) \(value)")
            }
        }
    }

    @Test("B5-12 the inverse of a circular curve that starts slowly ends slowly; Bézier curves are not so")
    func inverses() {
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        for curve in Self.curves.values where curve != Self.curves["bezier(-0.5,2.0,1.5,-1.0)"] {
            for x in stride(from: 0.0, through: 1, by: 0.125) {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6, "\(curve) \(x)")
            }
        }
    }

    @Test("B5-02 animations along curves have the computed values at tenths of their time") func easing() throws {
        struct Row: Decodable { let control, progress, value: [Double] }
        for row in try rows("easing_samples", of: Row.self) {
            let c = row.control
            let animation = Animation.timingCurve(c[0], c[1], c[2], c[3], duration: 100)
            for (progress, value) in zip(row.progress, row.value) {
                #expect(abs((Self.progress(animation, progress * 100) ?? -1) - value) < 1e-6)
            }
        }
    }

    /// Where an animation from 0 to 1 is.
    private static func progress(_ animation: Animation, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 1, time: time, context: &context)
    }

    /// When it ends, asked 60 times a second.
    private static func end(_ animation: Animation) -> Double {
        var context = AnimationContext<Double>()
        var frame = 0
        while animation.animate(value: 1.0, time: Double(frame) / 60, context: &context) != nil, frame < 6000 {
            frame += 1
        }
        return Double(frame) / 60
    }

    @Test("B5-01 animations along curves take 0.35 s") func defaultDuration() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
            #expect(Self.progress(animation, 0.35) == 1)
            #expect(Self.progress(animation, 0.3501) == nil)
        }
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.easeInOut != .easeInOut(duration: 0.3))
        #expect(Animation.easeInOut != .linear)
    }

    @Test("B5-26, B5-27 a curve is at its share of time, and over after it") func bezier() {
        let animation = Animation.linear(duration: 100)
        #expect(Self.progress(animation, 10) == 0.1 && Self.progress(animation, 50) == 0.5)
        var context = AnimationContext<Double>()
        #expect(animation.animate(value: 1, time: 100, context: &context) == 1)
        #expect(!context.isLogicallyComplete)
        #expect(animation.animate(value: 1, time: 101, context: &context) == nil)
        #expect(context.isLogicallyComplete)
    }

    @Test("B5-14, B5-16, B5-18 – B5-20 springs by pace and bounce are physical springs") func parameters() throws {
        struct Row: Decodable {
            let spring: String, duration, bounce, dampingFraction, stiffness, damping, mass: Double
        }
        for row in try rows("springs", of: Row.self) {
            let spring = Spring(duration: row.duration, bounce: row.bounce)
            #expect(abs(spring.stiffness - row.stiffness) < 1e-3, "\(row)")
            #expect(abs(spring.damping - row.damping) < 1e-4, "\(row)")
            #expect(abs(spring.dampingRatio - row.dampingFraction) < 1e-5, "\(row)")
            #expect(abs(spring.bounce - row.bounce) < 1e-9 && spring.mass == row.mass, "\(row)")
        }
        let named = [Spring.smooth, .snappy, .bouncy]
        #expect(named.map { rounded($0.bounce) } == [0, 0.15, 0.3])
        #expect(named.map { rounded($0.duration) } == [0.5, 0.5, 0.5])
        #expect(Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
    }

    @Test("B5-15 a spring of stiffness 100 and damping 10 has a pace of 0.63 s and bounces by half") func physical() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(rounded(spring.duration, 2) == 0.63 && rounded(spring.bounce) == 0.5)
        // More damping than stops the swinging is too much, unless asked for.
        #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
        let settling = Spring(settlingDuration: 2, dampingRatio: 0.4)
        #expect(abs(settling.settlingDuration - 2) < 1e-6)
    }

    @Test("B5-17, B5-23 springs have the documented defaults") func springDefaults() {
        #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(Animation.default == .spring(duration: 0.5, bounce: 0) && Animation.default == .spring)
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    }

    @Test("B5-21, B5-25 springs by their formula are where they were computed to be, and complete by their pace")
    func interpolating() throws {
        struct Row: Decodable {
            let spring: String, stiffness, damping: Double, t, progress: [Double], logicalCompletion: Double?
        }
        for row in try rows("springs_closed", of: Row.self) {
            let animation = Animation.interpolatingSpring(stiffness: row.stiffness, damping: row.damping)
            for (time, progress) in zip(row.t, row.progress) {
                guard let own = Self.progress(animation, time) else {
                    // Over, since so little is left.
                    #expect(abs(1 - progress) < 0.001)
                    continue
                }
                #expect(abs(own - progress) < 1e-5, "\(row.spring) \(time)")
            }
            guard let logical = row.logicalCompletion else { continue }
            var context = AnimationContext<Double>()
            _ = animation.animate(value: 1, time: logical - 0.001, context: &context)
            #expect(!context.isLogicallyComplete)
            _ = animation.animate(value: 1, time: logical + 0.001, context: &context)
            #expect(context.isLogicallyComplete)
        }
    }

    @Test("B5-22 a spring by its formula is over when a thousandth of the way is left") func settling() {
        let animation = Animation.interpolatingSpring(stiffness: 100, damping: 20)
        let end = Self.end(animation)
        let left = { 1 - Spring(mass: 1, stiffness: 100, damping: 20).value(target: 1.0, time: $0) }
        #expect(left(end) < 0.001 && left(end - 0.034) > 0.001)
    }

    @Test("B5-24 springs in steps of 1/300 s are where they were computed to be, and end when they hardly move")
    func stepped() throws {
        struct Row: Decodable { let spring: String, response, dampingFraction: Double, values: [Double] }
        for row in try rows("springs_stepped", of: Row.self) {
            let animation = Animation.spring(response: row.response, dampingFraction: row.dampingFraction)
            var context = AnimationContext<Double>()
            var steps: [Double] = [0]
            while let value = animation.animate(value: 1, time: Double(steps.count) / 300, context: &context) {
                steps.append(value)
            }
            // The samples were taken where rounding made four, five or six steps of a frame.
            for (frame, value) in row.values.enumerated() where 5 * (frame + 1) + 1 < steps.count {
                let near = steps[(5 * (frame + 1) - 1)...(5 * (frame + 1) + 1)]
                #expect(near.contains { abs($0 - value) < 2e-6 }, "\(row.spring) \(frame) \(near)")
            }
            let (recorded, own) = (row.values.count * 5, steps.count)
            #expect(abs(recorded - own) < 10, "\(row.spring)")
        }
    }

    @Test("B5-25 a spring in steps is complete after its response") func logical() {
        let animation = Animation.spring(duration: 0.3, bounce: 0.2)
        var context = AnimationContext<Double>()
        _ = animation.animate(value: 100.0, time: 0.29, context: &context)
        #expect(!context.isLogicallyComplete)
        #expect(animation.animate(value: 100.0, time: 0.31, context: &context) != nil)
        #expect(context.isLogicallyComplete)
    }

    @Test("B5-29 an animation is repeated, backwards each second time, and for ever") func repeats() {
        let values = { (animation: Animation) -> [Double?] in
            stride(from: 0.25, through: 4.75, by: 0.5).map { Self.progress(animation, $0) }
        }
        let base = Animation.linear(duration: 1)
        let back: [Double?] = [0.25, 0.75, 0.75, 0.25, 0.25, 0.75, nil, nil, nil, nil]
        let again: [Double?] = [0.25, 0.75, 0.25, 0.75, 0.25, 0.75, nil, nil, nil, nil]
        #expect(values(base.repeatCount(3)) == back)
        #expect(values(base.repeatCount(3, autoreverses: false)) == again)
        #expect(values(base.repeatForever()).last == 0.75)
        #expect(base.repeatCount(3) == base.repeatCount(3, autoreverses: true))
        #expect(Self.progress(base.repeatForever(autoreverses: false), 1_000_000.5) == 0.5)
        // What takes no time is over, however often.
        #expect(Self.progress(Animation.linear(duration: 0).repeatForever(), 1) == nil)
        #expect(Self.progress(base.repeatCount(0), 0.5) == nil)
    }

    @Test("B5-30 a delay comes before the animation, and a speed divides its time") func delayAndSpeed() {
        let base = Animation.linear(duration: 1)
        #expect(Self.progress(base.delay(2), 1.9) == 0)
        #expect(Self.progress(base.delay(2), 2.5) == 0.5)
        #expect(Self.progress(base.speed(2), 0.25) == 0.5)
        #expect(Self.progress(base.speed(2), 0.51) == nil)
        #expect(Self.progress(base.speed(2).delay(1), 1.25) == 0.5)
        #expect(Self.progress(base.delay(1).speed(2), 0.75) == 0.5)
        #expect(Self.progress(base.delay(1).repeatCount(2), 2.5) == 1)
    }

    @Test("B5-28 an animation may count as complete before it is over") func logicallyComplete() {
        let animation = Animation.linear(duration: 2).logicallyComplete(after: 1)
        var context = AnimationContext<Double>()
        #expect(animation.animate(value: 1, time: 0.5, context: &context) == 0.25 && !context.isLogicallyComplete)
        #expect(animation.animate(value: 1, time: 1, context: &context) == 0.5 && context.isLogicallyComplete)
    }

    @Test("B5-31 animatable values are interpolated part by part") func interpolation() {
        typealias Pair = AnimatablePair<Double, CGPoint.AnimatableData>
        var context = AnimationContext<Pair>()
        let moved = Animation.linear(duration: 1).animate(
            value: Pair(4, AnimatablePair(8, -8)), time: 0.25, context: &context)
        #expect(moved == Pair(1, AnimatablePair(2, -2)))
    }

    @Test("B5-32 the animatable data of an angle is 128 times its radians") func angles() {
        var angle = Angle.radians(2)
        #expect(angle.animatableData == 256)
        angle.animatableData = 128
        #expect(angle == .radians(1))
    }

    @Test("B5-33 the animatable data of insets are top, leading, bottom, trailing") func insets() {
        let data = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        #expect(data == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    }

    /// Goes there in two jumps.
    private struct Jumps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            if time >= 1 { return nil }
            context.state[Count.self] += 1
            return time < 0.5 ? .zero : value
        }
        enum Count: AnimationStateKey { static var defaultValue: Int { 0 } }
    }

    @Test("An app's own animation keeps its state between steps, also inside others") func custom() {
        var context = AnimationContext<Double>()
        let animation = Animation(Jumps()).speed(2)
        #expect(animation.animate(value: 3, time: 0.1, context: &context) == 0)
        #expect(animation.animate(value: 3, time: 0.3, context: &context) == 3)
        #expect(animation.animate(value: 3, time: 0.5, context: &context) == nil)
        #expect(context.state[Jumps.Count.self] == 2)
        #expect(animation == Animation(Jumps()).speed(2) && animation != Animation(Jumps()))
        #expect(animation.velocity(value: 1.0, time: 0.1, context: context) == nil)
    }

    @Test("Springs that are very fast, very slow or senseless come to rest") func extremes() {
        let springs = [
            Animation.spring(duration: 0), .spring(duration: 0.01, bounce: 0.5), .spring(duration: -1),
            .spring(response: .nan, dampingFraction: .nan), .spring(Spring(stiffness: 1e9, damping: 1)),
            .spring(response: 0.5, dampingFraction: 100), .spring(duration: 1, bounce: 1), .spring.delay(.nan),
        ]
        for spring in springs {
            var context = AnimationContext<Double>()
            var largest = 0.0
            for time in stride(from: 0.0, through: 2, by: 0.01) {
                largest = max(largest, spring.animate(value: 1, time: time, context: &context) ?? 1)
            }
            #expect(largest <= 2.001, "\(spring)")
            #expect(spring.animate(value: 1, time: 3600, context: &context) == nil, "\(spring)")
        }
        var context = AnimationContext<Double>()
        _ = Animation.spring.animate(value: Double.nan, time: 1, context: &context)
        #expect(Animation.spring.animate(value: Double.nan, time: 2, context: &context) == nil)
    }

    @Test("A spring moves a value on from where it is, at the speed it has") func update() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.02) }
        #expect(abs(value - spring.value(target: 5, time: 0.2)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 5.0, time: 0.2)) < 1e-9)
    }
}
