import Testing
import VitrineLayout

/// A11: grids, with frames recorded from Apple's SwiftUI.
@Suite struct GridTests {
    var stage = Stage()

    private func cell<K: LayoutValueKey>(_ child: TestNode, _ key: K.Type, _ value: K.Value) -> TestModifier {
        let node = stage.modify(OffsetLayout(.zero), child)
        node.set(key, value)
        return node
    }

    /// A grid of rows, whose cells carry their layout values; a row of nil id stands loose.
    private func grid(
        _ layout: GridLayout = GridLayout(), rows: [(id: Int?, cells: [TestNode])]
    ) -> TestContainer<GridLayout> {
        stage.container(
            layout,
            rows.flatMap { row in
                row.cells.map { child in
                    guard let id = row.id else { return child }
                    return cell(child, GridRowKey.self, GridRowKey.Row(id: id))
                }
            })
    }

    private func check(_ root: TestNode, _ size: CGSize, _ marked: [TestNode], _ expected: [[CGFloat]]) {
        for (index, node) in marked.enumerated() { node.ids = ["\(index)"] }
        let proposal = ProposedViewSize(size)
        let own = root.sizeThatFits(proposal)
        root.layOut(at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
        for (index, values) in expected.enumerated() {
            let frame = stage.context.frames["\(index)"] ?? .null
            let found = [frame.minX, frame.minY, frame.width, frame.height]
            #expect(zip(found, values).allSatisfy { abs($0 - $1) <= 0.011 }, "\(index) is \(found), not \(values)")
        }
    }

    @Test("A11-01, A11-02, A11-03, A11-04 and A11-15 a grid of rigid cells: widest cells, text distances, centred")
    func basic() {
        let top = [stage.text(9), stage.text(17), stage.text(28)]
        let middle = [stage.box(30, 20), stage.text(8), stage.box(50, 40)]
        let bottom = [stage.text(10), stage.text(10)]
        let grid = grid(rows: [(0, top), (1, middle), (2, bottom)])
        check(
            grid, CGSize(width: 320, height: 200), top + middle + bottom + [grid],
            [
                [114, 57.553467, 9, 16], [141.5, 57.553467, 17, 16], [177.5, 57.553467, 28, 16],
                [103.5, 91.704346, 30, 20], [146, 93.704346, 8, 16], [166.5, 81.704346, 50, 40],
                [113.5, 126.446533, 10, 16], [145, 126.446533, 10, 16], [103.5, 57.553467, 113, 84.893066],
            ])
    }

    @Test("A11-05 distances are those given") func spacing() {
        let cells = [stage.text(9), stage.box(30, 30), stage.box(60, 20), stage.text(10)]
        let grid = grid(
            GridLayout(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4),
            rows: [(0, Array(cells[0...1])), (1, Array(cells[2...3]))])
        check(
            grid, CGSize(width: 320, height: 200), cells + [grid],
            [
                [105, 73, 9, 16], [185, 73, 30, 30], [105, 107, 60, 20], [185, 107, 10, 16], [105, 73, 110, 54],
            ])
    }

    @Test("A11-06 and A11-07 flexible columns share the width equally") func flexible() {
        func color(_ height: CGFloat) -> TestNode { stage.frame(height: height, stage.color()) }
        let top = [stage.text(9), color(20), stage.text(28)]
        let bottom = [color(30), stage.text(8), color(30)]
        let grid = grid(rows: [(0, top), (1, bottom)])
        check(
            stage.frame(width: 280, grid), CGSize(width: 320, height: 200), top + bottom + [grid],
            [
                [59.5, 72.924561, 9, 16], [116, 70.924561, 88, 20], [242, 72.924561, 28, 16],
                [20, 99.075439, 88, 30], [156, 106.075439, 8, 16], [212, 99.075439, 88, 30],
                [20, 70.924561, 280, 58.150879],
            ])
    }

    @Test("A11-08, A11-09, A11-11, A11-12 and A11-13 spans, column alignments, anchors, unsized axes and loose rows")
    func modifiers() {
        let span = cell(stage.text(44.5), GridCellColumnsKey.self, 2)
        let trailing = cell(
            stage.text(9),
            GridColumnAlignmentKey.self, HorizontalAlignment.trailing)
        let anchored = cell(
            stage.text(8), GridCellAnchorKey.self, UnitPoint.bottomTrailing)
        let unsized = cell(
            stage.frame(height: 20, stage.color()),
            GridCellUnsizedAxesKey.self, Axis.Set.horizontal)
        let loose = stage.frame(height: 4, stage.color())
        let (last, box, text) = (stage.text(28), stage.box(60, 40), stage.text(10))
        let grid = grid(
            GridLayout(alignment: .leading),
            rows: [(0, [span, last]), (1, [trailing, box, anchored]), (nil, [loose]), (2, [unsized, text])])
        check(
            grid, CGSize(width: 320, height: 240), [span, last, trailing, box, anchored, loose, unsized, text, grid],
            [
                [0, 67.849121, 44.5, 16], [223, 67.849121, 28, 16], [69, 104, 9, 16], [86, 92, 60, 40],
                [312, 116, 8, 16], [0, 140.150879, 320, 4], [0, 152.150879, 78, 20], [86, 154.150879, 10, 16],
                [0, 67.849121, 320, 104.301758],
            ])
    }

    @Test("A11-16 and A11-10 a grid that reads from right to left is mirrored, spans too") func mirrored() {
        var tests = self
        tests.stage = Stage(isRightToLeft: true)
        let stage = tests.stage
        let top = [stage.box(40, 30), stage.box(60, 30), stage.box(30, 30)]
        let span = tests.cell(stage.box(100, 30), GridCellColumnsKey.self, 2)
        let single = stage.box(30, 30)
        let trailing = tests.cell(
            stage.box(40, 30),
            GridColumnAlignmentKey.self, HorizontalAlignment.trailing)
        let grid = tests.grid(
            GridLayout(horizontalSpacing: 10, verticalSpacing: 10),
            rows: [(0, top), (1, [span, single]), (2, [trailing])])
        tests.check(
            stage.modify(FixedFrameLayout(width: 320, height: 156, alignment: .bottom), grid),
            CGSize(width: 320, height: 156), top + [span, single, trailing, grid],
            [
                [195, 46, 40, 30], [125, 46, 60, 30], [85, 46, 30, 30], [130, 86, 100, 30], [85, 86, 30, 30],
                [195, 126, 40, 30], [85, 46, 150, 110],
            ])
    }

    @Test("A11-17 a row's alignment goes before the grid's, baselines included") func rowAlignment() {
        let (large, small) = (stage.text(20, baseline: 13), stage.text(20, baseline: 9))
        let row = GridRowKey.Row(id: 0, alignment: .firstTextBaseline)
        let cells = [large, small].map { cell($0, GridRowKey.self, row) }
        let grid = stage.container(GridLayout(alignment: .top), cells)
        let frames = stage.frames(grid, 100, 20, of: large, small)
        #expect(frames[1].minY - frames[0].minY == 4)
        #expect(grid.size(100, 20).height == 20)
    }

    @Test("An empty grid has no size, and one of loose views is a column") func edges() {
        #expect(grid(rows: []).size(100, 100) == .zero)
        let column = grid(rows: [(nil, [stage.box(20, 10)]), (nil, [stage.box(30, 10)])])
        #expect(column.size(100, 100) == CGSize(width: 30, height: 28))
    }
}
