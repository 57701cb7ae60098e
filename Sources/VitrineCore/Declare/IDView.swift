/// Binds a view's identity to a value.
nonisolated public struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    package var content: Content
    package var id: ID

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { IDListNode(view, inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: IDListNode<Content, ID>.self).update(view)
    }
    public static var _listShape: _ListShape { Content._listShape }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        Content._declare(view.content, into: &declarations)
    }
}

/// Another id is another identity: the content is made anew (F8).
final class IDListNode<Content: View, ID: Hashable>: SwitchingListNode {
    private(set) var id: ID

    init(_ view: IDView<Content, ID>, _ inputs: __shared ListInputs) {
        id = view.id
        super.init(inputs)
        child = Content._makeList(view.content, inputs.child(of: self))
    }

    /// The modifiers around an identity that is all the root shows stay what they are (B2-08).
    private func tellReplaced() {
        var leaves: [ListLeaf] = []
        child?.forEachMadeLeaf { leaves.append($0) }
        if leaves.count == 1 { inputs.host.replaced = (leaves[0], self) }
    }

    override func pathComponent(for child: ListNode) -> String? { "#\(id)" }

    override func explicitID(of child: ListNode) -> AnyHashable? { AnyHashable(id) }

    override func find(_ id: AnyHashable) -> Int? { AnyHashable(self.id) == id ? 0 : super.find(id) }

    func update(_ view: IDView<Content, ID>) {
        if view.id == id {
            Content._updateList(child!, view.content)
        } else {
            id = view.id
            tellReplaced()
            child = Content._makeList(view.content, inputs.child(of: self))
            listChanged(.replaced(Content._listShape, Content._listShape))
        }
    }
}

extension View {
    /// Binds the view's identity to `id`: when it changes, the view and its state are new ones.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/id(_:)>.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(content: self, id: id) }
}

/// A view whose body is not run again while the view equals its former value.
///
/// See <https://developer.apple.com/documentation/swiftui/equatableview>.
@frozen nonisolated public struct EquatableView<Content>: View, PrimitiveView where Content: View & Equatable {
    public var content: Content
    public init(content: Content) { self.content = content }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { EquatableListNode(view, inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: EquatableListNode<Content>.self).update(view)
    }
    public static var _listShape: _ListShape { Content._listShape }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        Content._declare(view.content, into: &declarations)
    }
}

final class EquatableListNode<Content: View & Equatable>: PassListNode {
    private var view: Content

    init(_ view: EquatableView<Content>, _ inputs: __shared ListInputs) {
        self.view = view.content
        super.init(inputs)
        child = Content._makeList(view.content, inputs.child(of: self))
    }

    func update(_ new: EquatableView<Content>) {
        if new.content == view { return }
        view = new.content
        Content._updateList(child!, view)
    }
}

extension View where Self: Equatable {
    /// Prevents the view from updating its child views while its new value equals the old one.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
