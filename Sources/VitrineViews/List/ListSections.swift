/// The sections of a list, each with what stands before it.
nonisolated struct ListSections: RandomAccessCollection {
    private let sections: SectionCollection

    init(_ sections: SectionCollection) { self.sections = sections }

    /// What is above a section.
    enum Before { case nothing, rows, footer }

    struct Element: Identifiable {
        let configuration: SectionConfiguration
        let before: Before
        var id: SectionConfiguration.ID { configuration.id }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { sections.count }
    subscript(index: Int) -> Element {
        let before: Before = index == 0 ? .nothing : sections[index - 1].footer.isEmpty ? .rows : .footer
        return Element(configuration: sections[index], before: before)
    }
}

/// The rows of a section, each with its place. None is made before it is seen.
nonisolated struct ListRows: RandomAccessCollection, SubviewsData {
    private let subviews: SubviewsCollection

    init(_ subviews: SubviewsCollection) { self.subviews = subviews }

    struct Element: Identifiable {
        let subview: Subview
        /// The row below, of the same section.
        let next: Subview?
        let isFirst: Bool
        var id: Subview.ID { subview.id }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { subviews.count }
    subscript(index: Int) -> Element {
        Element(
            subview: subviews[index], next: index + 1 < subviews.count ? subviews[index + 1] : nil,
            isFirst: index == 0)
    }

    func find(_ id: AnyHashable) -> Int? { subviews.find(id) }
}

/// One section: its header, its rows and its footer, each a line of the list.
nonisolated struct ListSectionRows: View {
    @Environment(\.listMetrics) private var metrics
    let section: ListSections.Element

    @MainActor @preconcurrency var body: some View {
        let configuration = section.configuration
        let hasHeader = !configuration.header.isEmpty
        if hasHeader {
            VStack(alignment: .leading, spacing: 0) { configuration.header }
                .font(.headline)
                .foregroundStyle(.secondary)
                .padding(.horizontal, metrics.margin + metrics.inset)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.top, gap(metrics.aboveHeader))
                .padding(.bottom, metrics.belowHeader)
        }
        ForEach(ListRows(configuration.content)) { row in
            ListRow(row: row, gap: row.isFirst && !hasHeader ? gap(metrics.aboveRows) : 0)
        }
        if !configuration.footer.isEmpty {
            VStack(alignment: .leading, spacing: 0) { configuration.footer }
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.horizontal, metrics.margin + metrics.inset)
                .frame(maxWidth: .infinity, minHeight: metrics.minFooterHeight, alignment: .leading)
                .padding(.top, metrics.aboveFooter)
        }
    }

    private func gap(_ gaps: ListMetrics.Gaps) -> CGFloat {
        switch section.before {
        case .nothing: gaps.first
        case .rows: gaps.belowRows
        case .footer: gaps.belowFooter
        }
    }
}
