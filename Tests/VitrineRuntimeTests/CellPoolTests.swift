import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

@Suite("Memory for what layouts keep only between measuring and placing")
struct CellPoolTests {
    private struct Large { var numbers = InlineArray<100, Int>(repeating: 1) }
    private typealias Cell = UnsafeMutablePointer<InlineArray<9, Int>>

    private func fill(_ pool: CellPool, _ count: Int) -> [Cell] {
        (0..<count).map { i in
            let cell: Cell = pool.take(for: InlineArray<9, Int>.self)
            cell.initialize(to: InlineArray(repeating: i))
            return cell
        }
    }

    @Test("Cells lie apart from one another, and what is given back is taken again")
    func cells() {
        let pool = CellPool()
        let cells = fill(pool, 5_000)
        #expect(Set(cells).count == 5_000)
        for (i, cell) in cells.enumerated() { #expect(cell.pointee[0] == i && cell.pointee[8] == i) }
        #expect(pool.usage.cells == 5_000)
        let blocks = pool.usage.blocks
        for cell in cells[1_000..<1_500] { CellPool.give(cell) }
        #expect(pool.usage.cells == 4_500)
        let again = fill(pool, 500)
        #expect(Set(again) == Set(cells[1_000..<1_500]))
        #expect(pool.usage == (blocks, 5_000))
        for cell in Set(cells + again) { CellPool.give(cell) }
        #expect(pool.usage.cells == 0)
    }

    @Test("Blocks that are empty go back to the system, but a few", arguments: [true, false])
    func blocks(inOrder: Bool) {
        let pool = CellPool()
        for _ in 0..<3 {
            let cells = fill(pool, 20_000)
            #expect(pool.usage.blocks > 20)
            for cell in inOrder ? cells : cells.reversed() { CellPool.give(cell) }
            #expect(pool.usage.blocks <= 4 && pool.usage.cells == 0)
        }
    }

    @Test("Each size has blocks of its own; what is too large for them comes from elsewhere")
    func sizes() {
        let pool = CellPool()
        let small = pool.take(for: UInt8.self)
        let large = pool.take(for: Large.self)
        #expect(pool.usage == (1, 1))
        let cell = fill(pool, 1)[0]
        #expect(pool.usage == (2, 2))
        large.initialize(to: Large())
        #expect(large.pointee.numbers[99] == 1)
        CellPool.give(small)
        CellPool.give(cell)
        CellPool.give(large)
        #expect(pool.usage.cells == 0)
    }

    @Test("A cell may be given back when its pool is gone")
    func outlives() {
        var pool: CellPool? = CellPool()
        let cells = fill(pool!, 5_000)
        for cell in cells[..<2_000] { CellPool.give(cell) }
        pool = nil
        #expect(cells[4_999].pointee[0] == 4_999)
        for cell in cells[2_000...] { CellPool.give(cell) }
    }

    @Test("Small stacks give back what they kept, long ones keep it")
    @MainActor func stacks() {
        let rows = VStack {
            ForEach(0..<300) { row in
                HStack {
                    Text("\(row)")
                    Spacer()
                }
            }
        }
        let host = RenderHost(rows, textEngine: FixedTextEngine(), isLive: true)
        let cells = host.rootNode.host.cells
        for width: CGFloat in [100, 120] {
            _ = host.update(proposal: ProposedViewSize(width: width, height: 5_000))
            // The long stack and the root.
            #expect(cells.usage.cells == 2)
        }
    }
}
