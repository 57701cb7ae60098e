/// The tree of what a builder closure says: views as they are declared, before `ForEach`, `if` and custom views expand.
public struct _Declarations {
    /// One declared view.
    package struct Node {
        package var label: String
        package var children: [Node] = []
        package init(_ label: String, children: [Node] = []) { (self.label, self.children) = (label, children) }
    }

    package var nodes: [Node] = []
    package init() {}

    /// How many views the closure declares at its top level.
    package var count: Int { nodes.count }

    package mutating func add(_ label: String) { nodes.append(Node(label)) }

    /// Adds a view that declares others inside.
    package mutating func add(_ label: String, _ children: (inout _Declarations) -> Void) {
        var inner = _Declarations()
        children(&inner)
        nodes.append(Node(label, children: inner.nodes))
    }

    package static func of<V: View>(_ view: V) -> _Declarations {
        var declarations = _Declarations()
        V._declare(view, into: &declarations)
        return declarations
    }
}
