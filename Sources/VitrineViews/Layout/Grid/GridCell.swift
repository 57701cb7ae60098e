extension View {
    /// Makes the view's cell in a grid span `count` columns.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)>.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// Stands the view at a share of the room left in its grid cell, whatever the grid's alignment is.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)>.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Aligns all cells of the grid column that the view stands in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)>.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Lets the view take the room other cells need along `axes`, and ask for none itself.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)>.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
