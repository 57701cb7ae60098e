import SwiftUI

/// Rows of a number of columns, made by slices of the collection.
struct SlicedGrid<Content: View>: View {
    var columns = 3
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Array(stride(from: 0, to: subviews.count, by: columns)), id: \.self) { start in
                    HStack(spacing: 4) {
                        row(of: subviews[start..<min(start + columns, subviews.count)])
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func row(of slice: SubviewsCollectionSlice) -> some View {
        ForEach(slice) { cell in
            cell
                .frame(width: 50, height: 30)
                .border(.black, width: 1)
        }
        ForEach(0..<(columns - slice.count), id: \.self) { _ in
            Color.clear.frame(width: 50, height: 30)
        }
    }
}

/// All subviews as large as the largest.
struct EqualSizeRow: Layout {
    let spacing: Double

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.reduce(.zero) { result, subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let cell = largest(subviews)
        let count = CGFloat(subviews.count)
        return CGSize(width: cell.width * count + spacing * (count - 1), height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = largest(subviews)
        let proposal = ProposedViewSize(cell)
        for index in subviews.indices {
            let x = bounds.minX + CGFloat(index) * (cell.width + spacing)
            subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        }
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

struct EqualGridDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            SlicedGrid(columns: 2) {
                Text("a")
                Text("b")
                Text("c")
            }
            EqualSizeRow(spacing: 5) {
                Text("x").frame(maxWidth: .infinity).background(.red)
                Text("wide").frame(maxWidth: .infinity).background(.green)
            }
        }
    }
}
