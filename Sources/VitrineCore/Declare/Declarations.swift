/// The tree of what a builder closure says: views as they are declared, before `ForEach`, `if` and custom views expand.
public struct _Declarations {
    /// One declared view.
    package struct Node {
        package var label: String
        package var children: [Node] = []
        package init(_ label: String, children: [Node] = []) { (self.label, self.children) = (label, children) }
    }

    package var nodes: [Node] = []
    /// Whether the views stand for many others, as what a `ForEach` repeats does: then only their types are told.
    package var isTemplate = false
    package init() {}

    /// How many views the closure declares at its top level.
    package var count: Int { nodes.count }

    package mutating func add(_ label: String) { nodes.append(Node(label)) }

    /// Adds a view that shows a text.
    package mutating func add(_ label: String, showing text: @autoclosure () -> String) {
        add(isTemplate ? label : "\(label) \"\(text())\"")
    }

    /// Adds a view that declares others inside.
    package mutating func add(_ label: String, _ children: (inout _Declarations) -> Void) {
        var inner = _Declarations()
        inner.isTemplate = isTemplate
        children(&inner)
        nodes.append(Node(label, children: inner.nodes))
    }

    package static func of<V: View>(_ view: V) -> _Declarations {
        var declarations = _Declarations()
        V._declare(view, into: &declarations)
        return declarations
    }
}
