/// Comes in one way, and goes in another.
///
/// See <https://developer.apple.com/documentation/swiftui/asymmetrictransition>.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
    public static var _isAnimated: Bool { Insertion._isAnimated || Removal._isAnimated }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

/// Does what two transitions do.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
    static var _isAnimated: Bool { First._isAnimated || Second._isAnimated }
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?
    static var properties: TransitionProperties { Base.properties }
    static var _isAnimated: Bool { true }
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).modifier(AnyChangeAnimationModifier(animation: animation))
    }
}

nonisolated private struct AnyAsymmetricTransition: Transition {
    let insertion: AnyTransition
    let removal: AnyTransition
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = removal.apply(content: AnyView(content), phase: phase == .didDisappear ? phase : .identity)
        insertion.apply(content: inner, phase: phase == .willAppear ? phase : .identity)
    }
}

nonisolated private struct AnyCombinedTransition: Transition {
    let first: AnyTransition
    let second: AnyTransition
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: AnyView(content), phase: phase), phase: phase)
    }
}

nonisolated private struct AnyAnimatedTransition: Transition {
    let base: AnyTransition
    let animation: Animation?
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: AnyView(content), phase: phase).modifier(AnyChangeAnimationModifier(animation: animation))
    }
}

/// Puts the one modifier on the view while it is there, and the other while it is not.
nonisolated private struct ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// The transition with an animation of its own, which it needs no other for.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transition/animation(_:)>.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// The transition together with another.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transition/combined(with:)>.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

extension Transition {
    /// Comes in one way, and goes in another.
    public static func asymmetric<A: Transition, B: Transition>(
        insertion: A, removal: B
    ) -> AsymmetricTransition<A, B> where Self == AsymmetricTransition<A, B> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension AnyTransition {
    /// Leaves the view as it is until it goes.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades the view; what views do that say nothing else (B5-40).
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Lets the view grow from nothing, and shrink to it (B5-41).
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
    /// Lets the view grow from a scale, and shrink to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// Moves the view in from the leading edge, and out to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Moves the view in from an edge, and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// Moves the view in from an edge, and out to the opposite one, and fades it.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// Moves the view in from a distance, in points, and back.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// Moves the view in from a distance, in points, and back.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Puts one modifier on the view while it is there, and another while it is not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)>.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Comes in one way, and goes in another (B5-46).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:)>.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let erased = AnyAsymmetricTransition(insertion: insertion, removal: removal)
        return AnyTransition(erased, isAnimated: insertion.isAnimated || removal.isAnimated)
    }

    /// The transition together with another (B5-46).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anytransition/combined(with:)>.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let erased = AnyCombinedTransition(first: self, second: other)
        return AnyTransition(erased, isAnimated: isAnimated || other.isAnimated)
    }

    /// The transition with an animation of its own, which it needs no other for.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anytransition/animation(_:)>.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let erased = AnyAnimatedTransition(base: self, animation: animation)
        return AnyTransition(erased, isAnimated: animation != nil)
    }
}
