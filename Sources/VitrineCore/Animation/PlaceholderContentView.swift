/// Stands, in what is put around a view, for the view.
///
/// See <https://developer.apple.com/documentation/swiftui/placeholdercontentview>.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
    let source: PlaceholderSource

    package init<Content: View>(_ content: Content) { source = TypedPlaceholderSource(content) }
    init(source: PlaceholderSource) { self.source = source }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { view.source.makeList(inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) { view.source.updateList(node) }
    public static var _listShape: _ListShape { .unknown }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) { declarations.add("content") }
}

class PlaceholderSource {
    func makeList(_ inputs: ListInputs) -> ListNode { fatalError("abstract") }
    func updateList(_ node: ListNode) {}
}

private final class TypedPlaceholderSource<Content: View>: PlaceholderSource {
    let content: Content
    init(_ content: Content) { self.content = content }
    override func makeList(_ inputs: ListInputs) -> ListNode { Content._makeList(content, inputs) }
    override func updateList(_ node: ListNode) { Content._updateList(node, content) }
}
