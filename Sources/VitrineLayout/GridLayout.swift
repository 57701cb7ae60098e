/// A layout that arranges its subviews in rows and columns, both as large as what they hold needs.
///
/// A subview tells its row and how it stands in its cell by layout values (`GridRowKey` and the keys below it); one
/// that names no row is a row by itself and spans all columns.
///
/// See <https://developer.apple.com/documentation/swiftui/gridlayout>.
public struct GridLayout: Layout, Equatable, Sendable {
    /// How a subview stands in its cell, unless row, column or cell say otherwise.
    public var alignment: Alignment

    /// The distance between columns, in points; nil: what the cells prefer.
    public var horizontalSpacing: CGFloat?

    /// The distance between rows, in points; nil: what the cells prefer.
    public var verticalSpacing: CGFloat?

    /// A grid with the given alignment, and distances in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    /// What the grid remembers between calls.
    public typealias Cache = _GridLayoutCache

    /// Reads the rows, columns and distances of the subviews.
    public func makeCache(subviews: Subviews) -> Cache { Cache(self, subviews) }

    /// The sum of the columns' widths, the rows' heights and the distances between them, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.run(proposal, self, subviews.elements)
        return cache.size
    }

    /// Stands every subview in its cell, proposed the cell's size.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.run(proposal, self, subviews.elements)
        cache.place(in: bounds, self, subviews)
    }
}

/// The row a subview of a grid belongs to: neighbours with the same id share one.
package struct GridRowKey: LayoutValueKey {
    package struct Row: Equatable, Sendable {
        package var id: Int
        /// The row's own alignment (A11-17).
        package var alignment: VerticalAlignment?
        package init(id: Int, alignment: VerticalAlignment? = nil) { (self.id, self.alignment) = (id, alignment) }
    }
    package static let defaultValue: Row? = nil
}

/// How many columns a cell spans: `gridCellColumns`.
package struct GridCellColumnsKey: LayoutValueKey { package static let defaultValue = 1 }

/// The alignment of the whole column that the cell stands in: `gridColumnAlignment`.
package struct GridColumnAlignmentKey: LayoutValueKey {
    package static let defaultValue: HorizontalAlignment? = nil
}

/// Where in its cell the subview stands, as a share of the room left: `gridCellAnchor`.
package struct GridCellAnchorKey: LayoutValueKey { package static let defaultValue: UnitPoint? = nil }

/// The axes on which the cell takes what others need and needs nothing itself: `gridCellUnsizedAxes`.
package struct GridCellUnsizedAxesKey: LayoutValueKey {
    package static let defaultValue: Axis.Set = []
    /// Edges and centres are the container's own.
    public var _hasPlainEdges: Bool { true }
}
