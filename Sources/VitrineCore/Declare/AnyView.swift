/// A type-erased view: it is as many subviews as the view inside (A18–A20).
///
/// See <https://developer.apple.com/documentation/swiftui/anyview>. Another type inside is another identity.
nonisolated public struct AnyView: View, PrimitiveView {
    package var storage: AnyViewStorage

    public init<V>(_ view: V) where V: View {
        // AnyView in AnyView adds nothing (B1-21).
        storage = (view as? AnyView)?.storage ?? TypedAnyViewStorage(view)
    }

    public init<V>(erasing view: V) where V: View { self.init(view) }

    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _makeList(_ view: AnyView, _ inputs: _ListInputs) -> _ListNode {
        AnyViewListNode(view, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: AnyView) {
        unsafeDowncast(node, to: AnyViewListNode.self).update(view)
    }
    public static var _listShape: _ListShape { .unknown }
    public static func _declare(_ view: AnyView, into declarations: inout _Declarations) {
        declarations.add("AnyView") { view.storage.declare(into: &$0) }
    }
}

/// The erased view; one virtual call stands for the witness table.
package class AnyViewStorage {
    package var viewType: any View.Type { fatalError("abstract") }
    func makeList(_ inputs: _ListInputs) -> _ListNode { fatalError("abstract") }
    func updateList(_ node: _ListNode) { fatalError("abstract") }
    func declare(into declarations: inout _Declarations) {}
}

private final class TypedAnyViewStorage<V: View>: AnyViewStorage {
    let view: V
    init(_ view: V) { self.view = view }
    override var viewType: any View.Type { V.self }
    override func makeList(_ inputs: _ListInputs) -> _ListNode { V._makeList(view, inputs) }
    override func updateList(_ node: _ListNode) { V._updateList(node, view) }
    override func declare(into declarations: inout _Declarations) { V._declare(view, into: &declarations) }
}
