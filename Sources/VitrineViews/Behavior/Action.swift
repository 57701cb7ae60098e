/// Makes a view do something when it is tapped: what links, bars and tabs are made of.
nonisolated struct ActionModifier: PathModifier {
    typealias Body = Never
    let action: @MainActor () -> Void

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        ActionNode(declared, inputs)
    }
}

/// The node of such a modifier. All of its frame takes taps, also where nothing is drawn.
package final class ActionNode: WrapperNode {
    private var declared: Declared<ActionModifier> { Declared(_declared) }

    init(_ declared: Declared<ActionModifier>, _ inputs: __shared ViewInputs) { super.init(inputs, declared.erased) }

    package override func hit(_ point: CGPoint) -> ViewNode? {
        contains(point) ? hitInside(point) ?? self : nil
    }

    /// Whether the environment allows interaction.
    package var isEnabled: Bool { environment.isEnabled }

    /// Does what a tap does. What that changes is in the next frame.
    @MainActor package func perform() { declared.value.action() }
}

extension ViewNode {
    /// Who acts on a tap at a point of this node's coordinates: the innermost node around the view in front that does
    /// something. O(nodes).
    package func action(at point: CGPoint) -> ActionNode? {
        var node = hit(point)
        while let current = node {
            if let action = current as? ActionNode { return action }
            node = current.parent
        }
        return nil
    }
}
