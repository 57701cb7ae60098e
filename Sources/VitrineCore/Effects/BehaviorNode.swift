/// A node around a view that does something when the view appears, changes or goes, and nothing about how it looks.
///
/// What it does is done when a frame is laid out, in the order of views from inside out; see `EffectQueue`.
open class _BehaviorNode: _WrapperNode {
    // For the queue: whether the view appeared and has not disappeared since, and what the node waits for.
    final var isShown = false
    final var isAppearing = false
    final var isChanging = false
    final var isStarting = false
    /// Whether the view appeared, and has disappeared since only because something else is shown in its place.
    final var isCovered = false

    package override init(_ inputs: __shared _ViewInputs, _ declared: _ErasedDeclared?) {
        super.init(inputs, declared)
        host.effects.appear(self)
    }

    /// Called before any view that is new in this frame appears.
    open func connect() {}
    /// The view is in the tree and laid out for the first time.
    open func appear() {}
    /// Something the behaviour depends on may have changed; called once a frame at most.
    open func change() {}
    /// Called before any view that left the tree in this frame disappears.
    open func disconnect() {}
    /// The view left the tree.
    open func disappear() {}
    /// The first frame that has the view was shown.
    open func start() {}

    /// How messages name the behaviour: the modifier, and the custom view it is in.
    open var behaviorName: String { typeName(Self.self) }

    /// `change()` is to be called at the end of this frame.
    package final func needsChange() { host.effects.change(self) }

    /// `start()` is to be called when this frame is shown.
    package final func needsStart() { host.effects.start(self) }
}

package typealias BehaviorNode = _BehaviorNode
