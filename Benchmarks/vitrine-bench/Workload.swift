import SwiftUI

/// Workload W: N/4 flat rows, N/2 rows in sections of 50, N/4 flat rows; a row is two texts, a spacer, padding and a
/// background.
struct Workload: View {
    var data: WorkloadData

    var body: some View {
        VStack(spacing: 0) { Rows(data: data) }
            .frame(width: 400)
    }
}

/// The rows and section headers of workload W, without the stack around them.
struct Rows: View {
    var data: WorkloadData

    var body: some View {
        ForEach(data.top) { Row(item: $0) }
        ForEach(data.blocks) { block in
            Section {
                ForEach(block.rows) { Row(item: $0) }
            } header: {
                Text(verbatim: block.title).font(.system(size: 13))
            }
        }
        ForEach(data.bottom) { Row(item: $0) }
    }
}

/// Not a view of its own, as the rows of the peers are none: the row's views stand in the ForEach directly.
@MainActor @ViewBuilder
func Row(item: WorkloadItem) -> some View {
    HStack {
        Text(verbatim: item.title)
        Spacer()
        Text(verbatim: item.label)
    }
    .font(.system(size: 13))
    .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    .background(item.id % 2 == 0 ? Color.white : Color(red: 0.95, green: 0.95, blue: 0.97))
}

struct WorkloadItem: Identifiable {
    var id: Int
    var label: String
    var title: String { "Row \(id)" }

    init(_ id: Int) {
        self.id = id
        label = "item \(id * 7919 % 100_003)"
    }
}

struct WorkloadBlock: Identifiable {
    var id: Int
    var rows: [WorkloadItem]
    var title: String { "Section \(id)" }
}

struct WorkloadData {
    var top: [WorkloadItem]
    var blocks: [WorkloadBlock]
    var bottom: [WorkloadItem]

    init(_ n: Int) {
        top = (0..<n / 4).map(WorkloadItem.init)
        let middle = Array(n / 4..<n / 4 + n / 2)
        blocks = stride(from: 0, to: middle.count, by: 50).map { start in
            WorkloadBlock(id: start / 50, rows: middle[start..<min(start + 50, middle.count)].map(WorkloadItem.init))
        }
        bottom = (n / 4 + n / 2..<n).map(WorkloadItem.init)
    }
}
