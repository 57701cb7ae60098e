/// A view that contributes no subviews.
///
/// See <https://developer.apple.com/documentation/swiftui/emptyview>.
@frozen nonisolated public struct EmptyView: View, PrimitiveView {
    @inlinable public init() {}

    public static func _makeList(_ view: EmptyView, _ inputs: _ListInputs) -> _ListNode { EmptyListNode(inputs) }
    public static func _updateList(_ node: _ListNode, _ view: EmptyView) {}
    public static var _listShape: _ListShape { .none }
}
extension EmptyView: Sendable {}
