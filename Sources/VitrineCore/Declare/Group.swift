/// Collects content so that modifiers reach every member; a group is the list of its content and nothing else.
///
/// See <https://developer.apple.com/documentation/swiftui/group>.
@frozen nonisolated public struct Group<Content> {
    package var content: Content
    // Two arguments, so that a trailing closure never means this one.
    init(content: Content, _ marker: Void) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        Content._makeList(view.content, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) { Content._updateList(node, view.content) }
    public static var _listShape: _ListShape { Content._listShape }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("Group") { Content._declare(view.content, into: &$0) }
    }
}
