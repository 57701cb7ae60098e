/// Tabs of a tab view: one, or several.
///
/// See <https://developer.apple.com/documentation/swiftui/tabcontent>. Types of one's own do not conform to it here.
public protocol TabContent<TabValue> {
    /// What tells the tabs apart.
    associatedtype TabValue: Hashable
    associatedtype _Tabs: View
    /// The tabs as views, which tell their items and tags.
    nonisolated var _tabs: _Tabs { get }
}

/// Builds the tabs of a tab view.
///
/// See <https://developer.apple.com/documentation/swiftui/tabcontentbuilder>.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content>.
    nonisolated public struct Content<C: TabContent>: View, PrimitiveView {
        let tabs: C._Tabs

        public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
            C._Tabs._makeList(view.tabs, inputs)
        }
        public static func _updateList(_ node: _ListNode, _ view: Self) { C._Tabs._updateList(node, view.tabs) }
        public static var _listShape: _ListShape { C._Tabs._listShape }
        public static func _declare(_ view: Self, into declarations: inout _Declarations) {
            C._Tabs._declare(view.tabs, into: &declarations)
        }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

    public static func buildPartialBlock<A: TabContent, B: TabContent>(
        accumulated: A, next: B
    ) -> _TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabPair(first: accumulated, second: next)
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<A: TabContent, B: TabContent>(first content: A) -> _ConditionalContent<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { ViewBuilder.buildEither(first: content) }

    public static func buildEither<A: TabContent, B: TabContent>(second content: B) -> _ConditionalContent<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { ViewBuilder.buildEither(second: content) }
}

/// Tabs, and those after them.
nonisolated public struct _TabPair<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    let first: First
    let second: Second
    public var _tabs: TupleView<(First._Tabs, Second._Tabs)> { TupleView((first._tabs, second._tabs)) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    nonisolated public var _tabs: Wrapped._Tabs? { map(\._tabs) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    nonisolated public var _tabs: _ConditionalContent<TrueContent._Tabs, FalseContent._Tabs> {
        switch storage {
        case .first(let content): ViewBuilder.buildEither(first: content._tabs)
        case .second(let content): ViewBuilder.buildEither(second: content._tabs)
        }
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated public var _tabs: ForEach<Data, ID, Content._Tabs> {
        let content = content
        return ForEach<Data, ID, Content._Tabs>(_data: data, access, isConstantRange: isConstantRange) {
            content($0)._tabs
        }
    }
}

extension ForEach where Content: TabContent {
    /// Makes a tab of each element of `data`; the elements name their ids.
    nonisolated public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
        self.init(_data: data, _ForEachAccess { $0.id }, content: content)
    }

    /// Makes a tab of each element of `data`, whose ids are found by the key path `id`.
    nonisolated public init<T>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(_data: data, _ForEachAccess { $0[keyPath: id] }, content: content)
    }
}
