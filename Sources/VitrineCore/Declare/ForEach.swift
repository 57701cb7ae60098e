/// Computes views on demand from a collection of identified data.
///
/// See <https://developer.apple.com/documentation/swiftui/foreach>. An element's identity is its id: state, subview ids
/// and nodes follow it through insertions, removals and moves.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let identification: Identification

    package enum Identification {
        case keyPath(KeyPath<Data.Element, ID>)
        case function((Data.Element) -> ID)
        /// `0..<n`: the element is the id, and the range is taken to be constant (F11).
        case constantRange
    }

    package init(
        _data data: Data, _ identification: Identification, content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.identification, self.content) = (data, identification, content)
    }

    func id(of element: Data.Element) -> ID {
        switch identification {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .function(let function): function(element)
        case .constantRange: element as! ID
        }
    }
}

extension ForEach where Content: View {
    /// Makes a view of each element of `data`; the elements name their ids.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, .keyPath(\.id), content: content)
    }

    /// Makes a view of each element of `data`, whose ids are found by the key path `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(_data: data, .keyPath(id), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view of each number in a constant range; a later change of the range is not followed (F11).
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, .constantRange, content: content)
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
            .function { $0.1 },
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
