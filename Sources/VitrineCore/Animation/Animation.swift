import Foundation

/// An animation of an app's own: where a value is at a time.
///
/// See <https://developer.apple.com/documentation/swiftui/customanimation>. Times are in seconds from the animation's
/// start.
public protocol CustomAnimation: Hashable {
    /// Where the value is at `time`, on its way from zero to `value`; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the value is at `time`, a second; nil: not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation goes on in place of one of the same type that still runs: it then takes over that one's
    /// start and state. Otherwise both run, and what they do is added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nothing is known of the speed.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Both run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// How a value gets to another one over time.
///
/// See <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Hashable, Sendable {
    private let box: any AnimationBox

    /// An animation of a type of one's own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/init(_:)>.
    public init<A: CustomAnimation>(_ base: A) { box = TypedBox(base: base) }

    /// The animation as it was given.
    public var base: any CustomAnimation { box.custom }

    /// Where the value is at `time`, on its way from zero to `value`; nil when the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    /// How fast the value is at `time`, a second; nil: not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    /// Whether this animation goes on in place of `previous`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    public static func == (a: Animation, b: Animation) -> Bool { a.box.isEqual(to: b.box) }
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// A spring without bounce (B5-23).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/default>.
    public static let `default` = Animation.spring(.smooth)

    /// How long the animation takes, in seconds, where that is known: infinity for ever.
    var knownDuration: Double? { (base as? any TimedAnimation)?.duration }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { String(describing: base) }
    public var debugDescription: String { "Animation(\(description))" }
}

/// An animation of which the length is known.
protocol TimedAnimation: CustomAnimation {
    /// In seconds.
    var duration: Double? { get }
}

private protocol AnimationBox: Sendable {
    var custom: any CustomAnimation { get }
    func isEqual(to other: any AnimationBox) -> Bool
}

// Unchecked: animations are values that are never changed; the protocol does not ask them to say so.
private struct TypedBox<A: CustomAnimation>: AnimationBox, @unchecked Sendable {
    let base: A
    var custom: any CustomAnimation { base }
    func isEqual(to other: any AnimationBox) -> Bool { (other as? TypedBox<A>)?.base == base }
}
