/// A view made of a tuple of views: what a builder closure with several statements makes.
///
/// See <https://developer.apple.com/documentation/swiftui/tupleview>.
@frozen nonisolated public struct TupleView<T>: View, PrimitiveView {
    public var value: T
    @inlinable public init(_ value: __owned T) { self.value = value }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        TupleListNode(view.value, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: TupleListNode.self).update(view.value)
    }
    public static var _listShape: _ListShape { TupleElements.of(T.self).shape }

    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        TupleElements.of(T.self).forEach(in: view.value) { element in
            func declare<V: View>(_ element: V) { V._declare(element, into: &declarations) }
            declare(element)
        }
    }
}

/// A tuple of content that need not be views, built by `ContentBuilder`.
///
/// See <https://developer.apple.com/documentation/swiftui/tuplecontent>.
@frozen nonisolated public struct TupleContent<each Content> {
    public let content: (repeat each Content)
    @inlinable public init(_ content: (repeat each Content)) { self.content = content }
    @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Content of any kind has the same body when it has none, so that a conformance need not repeat it.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TupleContent: View, PrimitiveView where repeat each Content: View {
    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        TupleListNode(view.content, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: TupleListNode.self).update(view.content)
    }
    public static var _listShape: _ListShape { TupleElements.of((repeat each Content).self).shape }
}
