/// Computes views on demand from a collection of identified data.
///
/// See <https://developer.apple.com/documentation/swiftui/foreach>. An element's identity is its id: state, subview ids
/// and nodes follow it through insertions, removals and moves.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let access: _ForEachAccess<Data, ID>
    /// Whether it is `0..<n`: the element is the id, and the range is taken to be constant (F11).
    package let isConstantRange: Bool

    @usableFromInline package init(
        _data data: Data, _ access: _ForEachAccess<Data, ID>, isConstantRange: Bool = false,
        content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.access, self.isConstantRange, self.content) = (data, access, isConstantRange, content)
    }
}

extension ForEach where Content: View {
    /// Makes a view of each element of `data`; the elements name their ids.
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, _ForEachAccess(), content: content)
    }

    /// Makes a view of each element of `data`, whose ids are found by the key path `id`.
    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        // Following a key path takes long, and most that are written lead to the element itself.
        if Data.Element.self == ID.self, id as AnyKeyPath == \Data.Element.self as AnyKeyPath {
            self.init(_data: data, _ForEachAccess { unsafeBitCast($0, to: ID.self) }, content: content)
        } else {
            self.init(_data: data, _ForEachAccess { $0[keyPath: id] }, content: content)
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view of each number in a constant range; a later change of the range is not followed (F11).
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, _ForEachAccess { $0 }, isConstantRange: true, content: content)
    }
}

extension ForEach where Content: View {
    /// Makes a view of a binding to each element of a bound collection.
    @_disfavoredOverload
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Makes a view of a binding to each element of a bound collection, whose ids are found by the key path `id`.
    @_disfavoredOverload
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        self.init(
            _data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
            _ForEachAccess { $0.1 },
            content: { element in content(data.element(at: element.0, in: collection)) })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        (view.data as? any ContentSourceData)?.makeList(view.content, inputs) ?? ForEachListNode(view, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        if let source = view.data as? any ContentSourceData {
            source.updateList(node, view.content)
        } else {
            unsafeDowncast(node, to: ForEachListNode<Data, ID, Content>.self).update(view)
        }
    }
    public static var _listShape: _ListShape {
        if Data.self is any ContentSourceData.Type { return .unknown }
        let shape = Content._listShape
        return _ListShape(count: shape.count == 0 ? 0 : nil, maySection: shape.maySection)
    }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        if let source = view.data as? any ContentSourceData { return source.declare(into: &declarations) }
        declarations.add("ForEach (\(view.data.count))") { inner in
            inner.isTemplate = true
            if let first = view.data.first { Content._declare(view.content(first), into: &inner) }
        }
    }
}

/// A view that makes others from a collection.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
