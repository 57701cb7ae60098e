/// Leaves the view as it is until it goes.
///
/// See <https://developer.apple.com/documentation/swiftui/identitytransition>.
nonisolated public struct IdentityTransition: Transition {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades the view.
///
/// See <https://developer.apple.com/documentation/swiftui/opacitytransition>.
nonisolated public struct OpacityTransition: Transition {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Lets the view grow and shrink.
///
/// See <https://developer.apple.com/documentation/swiftui/scaletransition>.
nonisolated public struct ScaleTransition: Transition {
    /// The scale of the view when it is not there.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves the view in from an edge, and out to it, by its own size (B5-42).
///
/// See <https://developer.apple.com/documentation/swiftui/movetransition>.
nonisolated public struct MoveTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(SizedOffset(phase.isIdentity ? nil : edge))
    }
}

/// Moves the view in from the leading edge, and out to the trailing one (B5-43).
///
/// See <https://developer.apple.com/documentation/swiftui/slidetransition>.
nonisolated public struct SlideTransition: Transition {
    public init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge: Edge? =
            switch phase {
            case .willAppear: .leading
            case .identity: nil
            case .didDisappear: .trailing
            }
        content.modifier(SizedOffset(edge))
    }
}

/// Moves the view in from an edge, and out to the opposite one, and fades it (B5-44).
///
/// See <https://developer.apple.com/documentation/swiftui/pushtransition>.
nonisolated public struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let place: Edge? =
            switch phase {
            case .willAppear: edge
            case .identity: nil
            case .didDisappear: edge.opposite
            }
        content.modifier(SizedOffset(place)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Moves the view in from a distance, in points, and back.
///
/// See <https://developer.apple.com/documentation/swiftui/offsettransition>.
nonisolated public struct OffsetTransition: Transition {
    /// How far away the view is when it is not there, in points.
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Blurs, scales and fades the view (B5-45).
///
/// See <https://developer.apple.com/documentation/swiftui/blurreplacetransition>.
nonisolated public struct BlurReplaceTransition: Transition {
    /// Where the view goes.
    public struct Configuration: Equatable, Sendable {
        fileprivate let exitScale: Double
        /// It comes from behind, and goes back there.
        public static var downUp: Configuration { Configuration(exitScale: 0.9) }
        /// It comes from behind, and goes to the front.
        public static var upUp: Configuration { Configuration(exitScale: 1.1) }
    }
    /// Where the view goes.
    public var configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale =
            switch phase {
            case .willAppear: 0.9
            case .identity: 1.0
            case .didDisappear: configuration.exitScale
            }
        content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 7).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Moves what a view shows to an edge, by the size of the view.
nonisolated struct SizedOffset: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    private var shares: CGSize

    init(_ edge: Edge?) {
        switch edge {
        case .top?: shares = CGSize(width: 0, height: -1)
        case .leading?: shares = CGSize(width: -1, height: 0)
        case .bottom?: shares = CGSize(width: 0, height: 1)
        case .trailing?: shares = CGSize(width: 1, height: 0)
        case nil: shares = .zero
        }
    }

    var animatableData: CGSize.AnimatableData {
        get { shares.animatableData }
        set { shares.animatableData = newValue }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        if shares == .zero { return .unchanged }
        let x = environment.layoutDirection == .rightToLeft ? -shares.width : shares.width
        return .effect(.transform(CGAffineTransform(translationX: x * size.width, y: shares.height * size.height)))
    }
}

extension Edge {
    nonisolated fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

extension Transition where Self == IdentityTransition {
    /// Leaves the view as it is until it goes.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// Fades the view.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Lets the view grow from nothing, and shrink to it.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Lets the view grow from a scale, and shrink to it.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// Moves the view in from an edge, and out to it.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// Moves the view in from the leading edge, and out to the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// Moves the view in from an edge, and out to the opposite one, and fades it.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Moves the view in from a distance, in points, and back.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Moves the view in from a distance, in points, and back.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs, scales and fades the view.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
    /// Blurs, scales and fades the view.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
