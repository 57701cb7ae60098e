/// A container that shows rows of data in one column, which scrolls.
///
/// See <https://developer.apple.com/documentation/swiftui/list>. It takes all the space there is; rows are made when they
/// are scrolled to, disappear when they leave, and keep their state (B1-15). It looks as on iOS 26. There is no selection
/// yet: `SelectionValue` is `Never`.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.listMetrics) private var metrics
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.scrollContentBackground) private var background
    private let content: Content

    @MainActor @preconcurrency public var body: some View {
        let ground = background == .hidden ? nil : metrics.background(colorScheme)
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                // Subviews keep the environment of where they are declared.
                Group(sections: content.environment(\.isInListRow, true)) { sections in
                    ForEach(ListSections(sections)) { section in ListSectionRows(section: section) }
                }
            }
            .padding(.bottom, metrics.bottom)
            .environment(\.listMetrics, metrics)
        }
        .background(ground ?? .clear)
        .preference(key: GroundKey.self, value: ground)
    }
}

extension List where SelectionValue == Never {
    /// A list of what the closure makes: each view is a row, each `Section` a section.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/list/init(content:)>.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A list with a row, or several, for each element; the elements name their ids.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)>.
    nonisolated public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A list with a row, or several, for each element, whose ids are found by the key path `id`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:)>.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// A list with a row, or several, for each number of a constant range.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)>.
    nonisolated public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A list with a row, or several, for a binding to each element of a bound collection.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)>.
    @_disfavoredOverload
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        let rows: Content = ForEach(data, content: rowContent)
        self.init { rows }
    }
}
