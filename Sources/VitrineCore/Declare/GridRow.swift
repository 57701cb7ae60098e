import VitrineGraph

/// A row of a grid: each subview of its content is a cell.
///
/// See <https://developer.apple.com/documentation/swiftui/gridrow>. Outside a grid it is a group of its cells.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: how the cells stand in the row; nil leaves it to the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        let node = GridRowListNode(view.alignment, inputs)
        node.child = Content._makeList(view.content, inputs.child(of: node))
        return node
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        let node = unsafeDowncast(node, to: GridRowListNode.self)
        node.update(view.alignment)
        Content._updateList(node.child!, view.content)
    }
    public static var _listShape: _ListShape { Content._listShape }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("GridRow") { Content._declare(view.content, into: &$0) }
    }
}

/// The list of a row: its content's, whose subviews know the row they are in. So what is on the row is on each cell
/// (A11-14), and a loop over rows makes a row of each element.
final class GridRowListNode: PassListNode {
    private let id: Int
    private var alignment: VerticalAlignment?

    init(_ alignment: VerticalAlignment?, _ inputs: __shared ListInputs) {
        self.alignment = alignment
        id = Int(inputs.host.nextSerial())
        super.init(inputs)
        role = .layoutTraits
    }

    func update(_ alignment: VerticalAlignment?) {
        if self.alignment == alignment { return }
        self.alignment = alignment
        traitsChanged()
    }

    override func applyTraits(_ traits: inout PropertyList, child: ListNode) {
        let row: GridRowKey.Value = GridRowKey.Row(id: id, alignment: alignment)
        traits.set(LayoutValueTraitKey<GridRowKey>.self, row)
    }
}
