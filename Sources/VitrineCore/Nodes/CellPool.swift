#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory for what layouts keep between measuring and placing.
///
/// Small stacks keep something only that long, but while a long list is measured all of them do at once, and in the
/// common heap that would leave holes between what stays. Here it comes from blocks of its own, which go back to the
/// system when they are empty.
///
/// A block has cells of one size, and the address of a cell tells its block. What holds a cell may outlive the pool: then
/// the block goes with its last cell.
final class CellPool {
    private static let blockSize = 1 << 16
    private static let alignment = 16
    /// The largest cell; what is larger comes from the common heap.
    private static let largest = 512
    /// So many blocks come from the common heap, whose memory is at hand, and are kept when they are empty.
    private static let mostKept = 4

    /// At the start of each block.
    private struct Block {
        var cellSize: Int
        var isMapped: Bool
        var cells = 0
        /// Where the next cell begins that nobody had yet.
        var fresh: Int
        /// Cells that were given back, each with the address of the next.
        var free: UnsafeMutableRawPointer?
        var pool: Unmanaged<CellPool>?
    }
    private typealias BlockPointer = UnsafeMutablePointer<Block>

    /// The blocks of a cell size that have room; the last is used first.
    private var open: [[BlockPointer]] = Array(repeating: [], count: largest / alignment + 1)
    private var full: Set<BlockPointer> = []
    private var spare: [BlockPointer] = []
    /// How many came from the common heap.
    private var kept = 0

    /// The blocks there are, and the cells in them that are in use.
    var usage: (blocks: Int, cells: Int) {
        let blocks = Array(open.joined()) + full
        return (blocks.count + spare.count, blocks.reduce(0) { $0 + $1.pointee.cells })
    }

    deinit {
        for block in spare { Self.release(block) }
        for block in open.joined() { leave(block) }
        for block in full { leave(block) }
    }

    private func leave(_ block: BlockPointer) {
        if block.pointee.cells == 0 { Self.release(block) } else { block.pointee.pool = nil }
    }

    /// Memory for a value.
    func take<Value>(for type: Value.Type) -> UnsafeMutablePointer<Value> {
        let size = Self.cellSize(for: type)
        if size == 0 { return .allocate(capacity: 1) }
        return take(size).assumingMemoryBound(to: Value.self)
    }

    /// Gives memory back that `take` gave, of this pool or another one.
    static func give<Value>(_ value: UnsafeMutablePointer<Value>) {
        if cellSize(for: Value.self) == 0 { return value.deallocate() }
        give(UnsafeMutableRawPointer(value))
    }

    /// 0: no cell is as large.
    @inline(__always)
    private static func cellSize<Value>(for type: Value.Type) -> Int {
        let (size, alignment) = (max(MemoryLayout<Value>.size, 1), MemoryLayout<Value>.alignment)
        if size > largest || alignment > Self.alignment { return 0 }
        return (size + Self.alignment - 1) & ~(Self.alignment - 1)
    }

    private func take(_ size: Int) -> UnsafeMutableRawPointer {
        let place = size / Self.alignment
        let block = open[place].last ?? openBlock(size)
        block.pointee.cells += 1
        let cell: UnsafeMutableRawPointer
        if let free = block.pointee.free {
            cell = free
            block.pointee.free = free.load(as: UnsafeMutableRawPointer?.self)
        } else {
            cell = UnsafeMutableRawPointer(block) + block.pointee.fresh
            block.pointee.fresh += size
        }
        if !Self.hasRoom(block) {
            open[place].removeLast()
            full.insert(block)
        }
        return cell
    }

    private static func hasRoom(_ block: BlockPointer) -> Bool {
        block.pointee.free != nil || block.pointee.fresh + block.pointee.cellSize <= blockSize
    }

    private static func give(_ cell: UnsafeMutableRawPointer) {
        let block = BlockPointer(bitPattern: UInt(bitPattern: cell) & ~UInt(blockSize - 1))!
        let hadRoom = hasRoom(block)
        cell.storeBytes(of: block.pointee.free, as: UnsafeMutableRawPointer?.self)
        block.pointee.free = cell
        block.pointee.cells -= 1
        let isEmpty = block.pointee.cells == 0
        if let pool = block.pointee.pool {
            if isEmpty || !hadRoom { pool._withUnsafeGuaranteedRef { $0.move(block, hadRoom: hadRoom, isEmpty) } }
        } else if isEmpty {
            release(block)
        }
    }

    /// A block got room, or became empty.
    private func move(_ block: BlockPointer, hadRoom: Bool, _ isEmpty: Bool) {
        let place = block.pointee.cellSize / Self.alignment
        if !hadRoom { full.remove(block) }
        if !isEmpty { return open[place].append(block) }
        if hadRoom, let i = open[place].lastIndex(of: block) { open[place].remove(at: i) }
        if block.pointee.isMapped { Self.release(block) } else { spare.append(block) }
    }

    private func openBlock(_ size: Int) -> BlockPointer {
        let isMapped = spare.isEmpty && kept == Self.mostKept
        let block = spare.popLast() ?? (isMapped ? Self.map() : allocate())
        // Cells begin where the largest alignment has a place.
        let start = (MemoryLayout<Block>.size + Self.alignment - 1) & ~(Self.alignment - 1)
        block.initialize(to: Block(cellSize: size, isMapped: isMapped, fresh: start, pool: .passUnretained(self)))
        open[size / Self.alignment].append(block)
        return block
    }

    private func allocate() -> BlockPointer {
        kept += 1
        return UnsafeMutableRawPointer.allocate(byteCount: Self.blockSize, alignment: Self.blockSize)
            .assumingMemoryBound(to: Block.self)
    }

    /// Gets a block from the system. The address of a block is a multiple of its size.
    private static func map() -> BlockPointer {
        let length = 2 * blockSize
        let (access, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS)
        guard let memory = mmap(nil, length, access, Int32(kind), -1, 0), memory != MAP_FAILED else {
            fatalError("out of memory: \(length) bytes for a layout")
        }
        let before = (blockSize - Int(bitPattern: memory) & (blockSize - 1)) & (blockSize - 1)
        if before > 0 { munmap(memory, before) }
        munmap(memory + before + blockSize, blockSize - before)
        return (memory + before).assumingMemoryBound(to: Block.self)
    }

    private static func release(_ block: BlockPointer) {
        if block.pointee.isMapped { munmap(block, blockSize) } else { UnsafeMutableRawPointer(block).deallocate() }
    }
}
