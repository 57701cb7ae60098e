/// Where a view is on its way in or out.
///
/// See <https://developer.apple.com/documentation/swiftui/transitionphase>.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition.
///
/// See <https://developer.apple.com/documentation/swiftui/transitionproperties>.
public struct TransitionProperties: Sendable {
    /// Whether something moves in it.
    public var hasMotion: Bool
    /// - Parameter hasMotion: whether something moves in the transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, where that is animated.
///
/// See <https://developer.apple.com/documentation/swiftui/transition>. The body says how the view looks in each phase;
/// what differs between them is animated. The view has its place in the layout, or has none, from the first moment on:
/// what the body does to sizes moves no other view.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// How the view looks in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    /// What is known of the transition.
    nonisolated static var properties: TransitionProperties { get }
    /// Whether the transition brings its own animation.
    nonisolated static var _isAnimated: Bool { get }
    /// Stands for the view.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }
    nonisolated public static var _isAnimated: Bool { false }

    /// A view as it looks in a phase of the transition.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transition/apply(content:phase:)>.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }
}

/// A transition of any type.
///
/// See <https://developer.apple.com/documentation/swiftui/anytransition>.
nonisolated public struct AnyTransition {
    let box: AnyTransitionBox

    init(_ box: AnyTransitionBox) { self.box = box }

    /// A transition of a type of its own.
    public init<T: Transition>(_ transition: T) { box = TransitionBox(transition, isAnimated: T._isAnimated) }

    /// - Parameter isAnimated: whether it brings its own animation.
    package init<T: Transition>(_ transition: T, isAnimated: Bool) {
        box = TransitionBox(transition, isAnimated: isAnimated)
    }

    /// Whether the transition brings its own animation, and so needs none in the transaction.
    package var isAnimated: Bool { box.isAnimated }

    /// A view as it looks in a phase of the transition.
    package func apply(content: AnyView, phase: TransitionPhase) -> AnyView { box.apply(content, phase) }
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

package class AnyTransitionBox: Equatable {
    let isAnimated: Bool
    init(isAnimated: Bool) { self.isAnimated = isAnimated }
    // A body that runs again makes its transitions anew; the same ones are no news for the container.
    package static func == (a: AnyTransitionBox, b: AnyTransitionBox) -> Bool { a === b || a.isEqual(to: b) }
    func isEqual(to other: AnyTransitionBox) -> Bool { false }
    func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { fatalError("abstract") }
    func makeStage(
        _ content: PlaceholderSource, _ phase: TransitionPhase, owner: ListNode, _ inputs: ViewInputs
    ) -> (node: ViewNode, show: (TransitionPhase) -> Void) { fatalError("abstract") }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
    private let transition: T

    init(_ transition: T, isAnimated: Bool) {
        self.transition = transition
        super.init(isAnimated: isAnimated)
    }

    override func isEqual(to other: AnyTransitionBox) -> Bool {
        guard let other = other as? TransitionBox<T> else { return false }
        return isAnimated == other.isAnimated && ViewComparison.areEqual(transition, other.transition)
    }

    /// Frames belong to the main actor, though the engine's types do not say so.
    private func body(_ content: PlaceholderContentView<T>, _ phase: TransitionPhase) -> T.Body {
        nonisolated(unsafe) let (transition, content) = (self.transition, content)
        let run: @MainActor () -> T.Body = { transition.body(content: content, phase: phase) }
        return unsafeBitCast(run, to: (() -> T.Body).self)()
    }

    override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(body(PlaceholderContentView(content), phase))
    }

    override func makeStage(
        _ content: PlaceholderSource, _ phase: TransitionPhase, owner: ListNode, _ inputs: ViewInputs
    ) -> (node: ViewNode, show: (TransitionPhase) -> Void) {
        let content = PlaceholderContentView<T>(source: content)
        let node = ContentNode(ZStackLayout(), body(content, phase), owner: owner, inputs)
        return (node, { [unowned node] in node.update(ZStackLayout(), self.body(content, $0)) })
    }
}

/// Changes nothing.
struct EmptyTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

package enum TransitionTraitKey: _ViewTraitKey {
    package static var defaultValue: AnyTransitionBox? { nil }
}

extension View {
    /// Says how the view comes and goes, where that is animated.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0>.
    nonisolated public func transition(_ t: AnyTransition) -> some View { _trait(TransitionTraitKey.self, t.box) }

    /// Says how the view comes and goes, where that is animated.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transition(_:)-7n4ph>.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        _trait(TransitionTraitKey.self, AnyTransition(transition).box)
    }
}
