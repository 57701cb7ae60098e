import SwiftUI
import VitrineCore
import VitrineDisplay
import VitrineViews

extension TestHost {
    /// A view in the window, as the frame in which it was found shows it.
    public struct Element {
        /// The outermost node of the view, modifiers on it included.
        public let id: NodeID
        /// All nodes of the view and inside it.
        public let nodes: [NodeID]
        /// Where the view stands in the window, in points, from the window's top left corner. Effects such as
        /// `rotationEffect` change how it looks and not where it stands.
        public let frame: CGRect
        /// The strings inside it, in the order of the views.
        public let texts: [String]
        /// The first string inside it.
        public var text: String? { texts.first }
        /// What the view tells its container.
        public let containerValues: ContainerValues
    }

    // MARK: Queries

    /// The first view that shows the string `text`: a `Text`, without the modifiers on it. O(nodes).
    public func find(text: String) -> Element? { first { $0.text == text } }

    /// All views that show the string `text`, in the order of the views. O(nodes).
    public func findAll(text: String) -> [Element] { all { $0.text == text } }

    /// The first view whose accessibility label is `label`: that of `accessibilityLabel(_:)`, with what is inside it, or
    /// without one the string that a `Text` shows. O(nodes).
    ///
    /// What is inside a view with a label is not found by labels: the view's stands in place of theirs.
    public func find(label: String) -> Element? { first { $0.isLabelled(label) } }

    /// All views whose accessibility label is `label`, in the order of the views. O(nodes).
    public func findAll(label: String) -> [Element] { all { $0.isLabelled(label) } }

    /// The first view with an id that `ForEach` or `.id(_:)` gave it, with the modifiers on it. O(nodes).
    ///
    /// A view that a container shows by a proxy has the id that it was declared with.
    public func find(id: some Hashable) -> Element? {
        let id = AnyHashable(id)
        return first { $0.isGiven(id) }
    }

    /// All views with an id that `ForEach` or `.id(_:)` gave them, in the order of the views. O(nodes).
    public func findAll(id: some Hashable) -> [Element] {
        let id = AnyHashable(id)
        return all { $0.isGiven(id) }
    }

    /// The first view that tells its container the value `value`. O(nodes).
    ///
    /// Where the value is the default, views that were given none are found as well.
    public func find<Value: Equatable>(value keyPath: KeyPath<ContainerValues, Value>, equals value: Value) -> Element?
    {
        first { $0.tells(keyPath, value) }
    }

    /// All views that tell their containers the value `value`, in the order of the views. O(nodes).
    public func findAll<Value: Equatable>(
        value keyPath: KeyPath<ContainerValues, Value>, equals value: Value
    ) -> [Element] {
        all { $0.tells(keyPath, value) }
    }

    private func first(_ condition: (ViewNode) -> Bool) -> Element? {
        var found: Element?
        visit(host.rootNode, at: .zero) { node, origin in
            if condition(node) { found = element(node, at: origin) }
            return found == nil
        }
        return found
    }

    private func all(_ condition: (ViewNode) -> Bool) -> [Element] {
        var found: [Element] = []
        visit(host.rootNode, at: .zero) { node, origin in
            if condition(node) { found.append(element(node, at: origin)) }
            return true
        }
        return found
    }

    /// Calls `body` with the nodes of a subtree and their places in the window until it returns false.
    @discardableResult
    private func visit(_ node: ViewNode, at origin: CGPoint, _ body: (ViewNode, CGPoint) -> Bool) -> Bool {
        if !body(node, origin) { return false }
        return node.children.allSatisfy { visit($0.node, at: origin + $0.origin, body) }
    }

    private func element(_ node: ViewNode, at origin: CGPoint) -> Element {
        var (nodes, texts): ([NodeID], [String]) = ([], [])
        visit(node, at: origin) { inside, _ in
            nodes.append(NodeID(number: inside.id))
            if let text = inside.text { texts.append(text) }
            return true
        }
        // A text inside modifiers belongs to the subview that they are on.
        var top: ViewNode? = node
        while let current = top, current.subview == nil { top = current.parent }
        return Element(
            id: NodeID(number: node.id), nodes: nodes, frame: CGRect(origin: origin, size: node.size), texts: texts,
            containerValues: ContainerValues(top?.traits ?? PropertyList()))
    }
}

extension ViewNode {
    /// Whether an app gave the subview, or a list that it is in, this id.
    fileprivate func isGiven(_ id: AnyHashable) -> Bool { subview?.leaf.isGiven(id) ?? false }

    fileprivate func isLabelled(_ label: String) -> Bool {
        guard (givenLabel ?? text) == label else { return false }
        var node = parent
        while let outer = node {
            if outer.givenLabel != nil { return false }
            node = outer.parent
        }
        return true
    }

    /// The label that a modifier gave.
    private var givenLabel: String? {
        guard let effect = self as? EffectNode, case .effect(.role(.label(let label))) = effect.rendering else {
            return nil
        }
        return label
    }

    fileprivate func tells<Value: Equatable>(_ keyPath: KeyPath<ContainerValues, Value>, _ value: Value) -> Bool {
        guard let subview else { return false }
        return subview.containerValues[keyPath: keyPath] == value
    }
}
