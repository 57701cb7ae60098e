import SwiftUI

/// Workload W: N/4 flat rows, N/2 rows in sections of 50, N/4 flat rows; a row is two texts, a spacer, padding and a
/// background. Rows and blocks are views of their own, as they are components in the peers.
struct Workload: View {
    var data: WorkloadData
    var handle: RowHandle? = nil

    var body: some View {
        VStack(spacing: 0) { Rows(data: data, handle: handle) }
            .frame(width: 400)
    }
}

/// The rows and section headers of workload W, without the stack around them.
struct Rows: View {
    var data: WorkloadData
    var handle: RowHandle? = nil

    var body: some View {
        ForEach(data.blocks) { block in
            Block(block: block, selected: data.selected, handle: handle).equatable()
        }
    }
}

struct Block: View, Equatable {
    var block: WorkloadBlock
    var selected: Int
    var handle: RowHandle?

    /// Another selection is no change of a block that it is not in; the peers compare in the same way.
    nonisolated static func == (a: Block, b: Block) -> Bool {
        a.block == b.block
            && (a.selected == b.selected || !a.block.rows.contains { $0.id == a.selected || $0.id == b.selected })
    }

    var body: some View {
        if let title = block.title {
            Section {
                rows
            } header: {
                Text(verbatim: title).font(.system(size: 13))
            }
        } else {
            rows
        }
    }

    private var rows: some View {
        ForEach(block.rows) { Row(item: $0, isSelected: $0.id == selected, handle: handle) }
    }
}

struct Row: View {
    var item: WorkloadItem
    var isSelected: Bool
    var handle: RowHandle?
    @State private var suffix = ""

    var body: some View {
        let _ = handle?.id == item.id ? handle?.take($suffix) : ()
        HStack {
            Text(verbatim: item.title)
            Spacer()
            Text(verbatim: item.label + suffix)
        }
        .font(.system(size: 13))
        .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        .background(
            isSelected
                ? Color(red: 0.8, green: 0.9, blue: 1)
                : item.id % 2 == 0 ? Color.white : Color(red: 0.95, green: 0.95, blue: 0.97))
    }
}

/// Reaches into the state of one row from outside.
@MainActor final class RowHandle {
    let id: Int
    private(set) var suffix: Binding<String>?
    init(id: Int) { self.id = id }
    func take(_ binding: Binding<String>) { suffix = binding }
}

struct WorkloadItem: Identifiable, Equatable {
    var id: Int
    var label: String
    var title: String { "Row \(id)" }

    init(_ id: Int) {
        self.id = id
        label = "item \(id * 7919 % 100_003)"
    }
}

struct WorkloadBlock: Identifiable, Equatable {
    var id: Int
    var title: String?
    var rows: [WorkloadItem]
}

struct WorkloadData {
    var blocks: [WorkloadBlock] = []
    var selected = -1
    private var next: Int

    init(_ n: Int) {
        next = n
        func add(_ title: String?, _ rows: Range<Int>) {
            blocks.append(WorkloadBlock(id: blocks.count, title: title, rows: rows.map(WorkloadItem.init)))
        }
        add(nil, 0..<n / 4)
        for start in stride(from: n / 4, to: 3 * n / 4, by: 50) {
            add("Section \(blocks.count - 1)", start..<min(start + 50, 3 * n / 4))
        }
        add(nil, 3 * n / 4..<n)
    }

    // The peers' operations. What an operation does not touch keeps its storage.

    mutating func update10() {
        var count = 0
        for b in blocks.indices {
            for r in blocks[b].rows.indices {
                if count % 10 == 0 { blocks[b].rows[r].label += " !!!" }
                count += 1
            }
        }
    }

    mutating func update1() { blocks[1].rows[7].label += " !" }

    /// One row differs, and nothing above the rows is shared.
    mutating func update1all() {
        blocks = blocks.map { block in
            var block = block
            block.rows = block.rows.map { $0 }
            return block
        }
        blocks[1].rows[9].label += " !"
    }

    mutating func swap() {
        let (last, row) = (blocks.count - 1, blocks[blocks.count - 1].rows.count - 2)
        let first = blocks[0].rows[1]
        blocks[0].rows[1] = blocks[last].rows[row]
        blocks[last].rows[row] = first
    }

    mutating func select() {
        selected = selected < 0 ? blocks[1].rows[3].id : blocks[1].rows[selected % 40 + 4].id
    }

    mutating func insertFront() {
        blocks[0].rows.insert(WorkloadItem(next), at: 0)
        next += 1
    }

    mutating func removeMiddle() {
        let middle = blocks.count / 2
        blocks[middle].rows.remove(at: blocks[middle].rows.count / 2)
    }

    mutating func append1k() {
        blocks[blocks.count - 1].rows += (next..<next + 1000).map(WorkloadItem.init)
        next += 1000
    }

    mutating func clear() { blocks = [] }
}
