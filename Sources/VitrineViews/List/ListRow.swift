/// One row of a list: what is in it, its ground, and the line below.
nonisolated struct ListRow: View {
    @Environment(\.listMetrics) private var metrics
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel
    let row: ListRows.Element
    /// The distance above the row, in points.
    let gap: CGFloat

    @MainActor @preconcurrency var body: some View {
        let traits = row.subview.traits
        let insets = traits[trait: ListRowInsetsKey.self] ?? standardInsets
        ListRowLayout(leading: insets.leading, trailing: metrics.inset) {
            row.subview
                .padding(insets)
                .frame(maxWidth: .infinity, minHeight: metrics.minRowHeight, alignment: .leading)
                .background { ground(traits) }
            separator(traits)
        }
        .padding(.horizontal, metrics.margin)
        .padding(.top, gap)
    }

    private var standardInsets: EdgeInsets {
        EdgeInsets(
            top: metrics.rowPadding, leading: metrics.inset, bottom: metrics.rowPadding, trailing: metrics.inset)
    }

    /// The ground, with the corners of the card at its ends.
    @MainActor @ViewBuilder private func ground(_ traits: PropertyList) -> some View {
        let view = traits[trait: ListRowBackgroundKey.self] ?? AnyView(metrics.rowBackground(colorScheme))
        let (top, bottom) = (row.isFirst ? metrics.radius : 0, row.next == nil ? metrics.radius : 0)
        view.clipShape(
            UnevenRoundedRectangle(
                topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
                topTrailingRadius: top, style: .continuous))
    }

    /// The line to the row below. It is there if neither row hides it.
    @MainActor @ViewBuilder private func separator(_ traits: PropertyList) -> some View {
        if let next = row.next, traits[trait: ListRowBottomSeparatorKey.self] != .hidden {
            let below = next.traits
            if below[trait: ListRowTopSeparatorKey.self] != .hidden {
                let tint = traits[trait: ListRowBottomTintKey.self] ?? below[trait: ListRowTopTintKey.self]
                Rectangle()
                    .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
                    .frame(height: pixel)
            }
        }
    }
}

/// A row, and at its bottom the line from where its content begins (C5-15), or from its guide for that.
nonisolated struct ListRowLayout: Layout {
    /// Between the row's sides and the line, in points.
    let leading, trailing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
        if subviews.count < 2 { return }
        let row = subviews[0].dimensions(in: proposal)
        let start = row[explicit: .listRowSeparatorLeading] ?? leading
        let end = row[explicit: .listRowSeparatorTrailing] ?? bounds.width - trailing
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
}
