/// What `if … else` and `switch` make in a builder: one of two contents.
@frozen nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    @frozen public enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    public let storage: Storage
    @inlinable init(_ storage: __owned Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        ConditionalListNode(view, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: ConditionalListNode<TrueContent, FalseContent>.self).update(view)
    }
    public static var _listShape: _ListShape {
        let (a, b) = (TrueContent._listShape, FalseContent._listShape)
        return _ListShape(count: a.count == b.count ? a.count : nil, maySection: a.maySection || b.maySection)
    }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("if") { inner in
            switch view.storage {
            case .first(let content): TrueContent._declare(content, into: &inner)
            case .second(let content): FalseContent._declare(content, into: &inner)
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional is a primitive view; it has no body") }

    nonisolated public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        OptionalListNode(view, inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: OptionalListNode<Wrapped>.self).update(view)
    }
    nonisolated public static var _listShape: _ListShape {
        let shape = Wrapped._listShape
        return _ListShape(count: shape.count == 0 ? 0 : nil, maySection: shape.maySection)
    }
    nonisolated public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("if") { inner in
            if let view { Wrapped._declare(view, into: &inner) }
        }
    }
}
