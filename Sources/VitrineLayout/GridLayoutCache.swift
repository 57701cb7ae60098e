/// What a grid remembers between its calls; see <https://developer.apple.com/documentation/swiftui/gridlayout>.
///
/// Columns are shared out like the children of an HStack, a column being as flexible as its most flexible cell; then
/// rows like those of a VStack, their cells proposed the widths found.
public struct _GridLayoutCache {
    struct Cell {
        var row: Int
        var columns: Range<Int>
        /// A row by itself, outside any `GridRow`.
        var isLoose: Bool
        var anchor: UnitPoint?
        var unsized: Axis.Set
    }

    var cells: [Cell] = []
    var columnAlignments: [HorizontalAlignment] = []
    var rowAlignments: [VerticalAlignment] = []
    // The gap before each column and row.
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []

    // The result of the last run. `befores` is where the rows' guides stand.
    var proposal: ProposedViewSize?
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var befores: [CGFloat] = []
    var size = CGSize.zero

    init(_ grid: GridLayout, _ subviews: LayoutSubviews) {
        readCells(grid, subviews)
        readGaps(grid, subviews)
    }

    private mutating func readCells(_ grid: GridLayout, _ subviews: LayoutSubviews) {
        var (lastRow, column, columnCount) = (Int?.none, 0, 0)
        for subview in subviews {
            let row = subview[GridRowKey.self]
            if row == nil || row?.id != lastRow {
                rowAlignments.append(row?.alignment ?? grid.alignment.vertical)
                column = 0
            }
            lastRow = row?.id
            let span = max(subview[GridCellColumnsKey.self], 1)
            cells.append(
                Cell(
                    row: rowAlignments.count - 1, columns: column..<(column + span), isLoose: row == nil,
                    anchor: subview[GridCellAnchorKey.self], unsized: subview[GridCellUnsizedAxesKey.self]))
            if row != nil {
                column += span
                columnCount = max(columnCount, column)
            }
        }
        columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
        columnAlignments = Array(repeating: grid.alignment.horizontal, count: columnCount)
        for (index, subview) in subviews.enumerated() {
            if cells[index].isLoose { cells[index].columns = 0..<columnCount }
            guard let alignment = subview[GridColumnAlignmentKey.self] else { continue }
            columnAlignments[cells[index].columns.lowerBound] = alignment
        }
    }

    /// The gap between two rows is the largest that any two cells above each other prefer (A11-03), and so for columns.
    private mutating func readGaps(_ grid: GridLayout, _ subviews: LayoutSubviews) {
        columnGaps = Array(repeating: 0, count: columnAlignments.count)
        rowGaps = Array(repeating: 0, count: rowAlignments.count)
        var above: [ViewSpacing?] = Array(repeating: nil, count: columnGaps.count)
        var (row, left) = (-1, ViewSpacing())
        for (cell, subview) in zip(cells, subviews) {
            let spacing = subview.spacing
            if cell.row == row, cell.columns.lowerBound > 0 {
                let gap = left.distance(to: spacing, along: .horizontal)
                columnGaps[cell.columns.lowerBound] = max(columnGaps[cell.columns.lowerBound], gap)
            }
            (row, left) = (cell.row, spacing)
            for column in cell.columns {
                if let upper = above[column] {
                    rowGaps[row] = max(rowGaps[row], upper.distance(to: spacing, along: .vertical))
                }
                above[column] = spacing
            }
        }
        // A column that no two neighbours of one row meet at has the system's gap.
        for column in columnGaps.indices.dropFirst() {
            columnGaps[column] =
                grid.horizontalSpacing
                ?? (columnGaps[column] > 0 ? columnGaps[column] : ViewSpacing.systemDistance)
        }
        if let spacing = grid.verticalSpacing {
            for row in rowGaps.indices.dropFirst() { rowGaps[row] = spacing }
        }
    }

    /// The room of a cell across its columns, gaps between them included.
    func width(of columns: Range<Int>) -> CGFloat {
        widths[columns].reduce(0, +) + columnGaps[columns].dropFirst().reduce(0, +)
    }
}
