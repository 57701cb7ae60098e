import SwiftUI

/// Workload W without anything that could change: the rows' views stand in the `ForEach` directly.
struct StaticWorkload: View {
    var data: WorkloadData

    var body: some View {
        VStack(spacing: 0) { StaticRows(data: data) }
            .frame(width: 400)
    }
}

/// The rows and section headers of it, without the stack around them.
struct StaticRows: View {
    var data: WorkloadData

    var body: some View {
        ForEach(data.blocks) { block in
            if let title = block.title {
                Section {
                    ForEach(block.rows) { staticRow($0) }
                } header: {
                    Text(verbatim: title).font(.system(size: 13))
                }
            } else {
                ForEach(block.rows) { staticRow($0) }
            }
        }
    }
}

@MainActor @ViewBuilder
private func staticRow(_ item: WorkloadItem) -> some View {
    HStack {
        Text(verbatim: item.title)
        Spacer()
        Text(verbatim: item.label)
    }
    .font(.system(size: 13))
    .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    .background(item.id % 2 == 0 ? Color.white : Color(red: 0.95, green: 0.95, blue: 0.97))
}
