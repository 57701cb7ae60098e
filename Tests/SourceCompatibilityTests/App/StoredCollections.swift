import SwiftUI

// Collections, slices and sections as stored properties and as parameters.

struct ColumnOfSubviews: View {
    let subviews: SubviewsCollection
    var body: some View {
        VStack(spacing: 0) { subviews }
    }
}

struct RowOfSlice: View {
    var slice: SubviewsCollectionSlice
    var body: some View {
        HStack(spacing: 0) {
            ForEach(slice) { $0.padding(.trailing, 2) }
        }
    }
}

struct OneSubview: View {
    let subview: Subview
    let index: Int
    var body: some View {
        HStack(spacing: 0) {
            Text("\(index)=")
            subview
        }
    }
}

struct SectionSummary: View {
    let sections: SectionCollection

    private var total: Int { sections.map(\.content.count).reduce(0, +) }
    private var titled: [SectionConfiguration] { sections.filter { !$0.header.isEmpty } }

    var body: some View {
        Text("\(sections.count) sections, \(titled.count) titled, \(total) rows")
    }
}

func halves(of subviews: SubviewsCollection) -> (SubviewsCollectionSlice, SubviewsCollectionSlice) {
    let middle = (subviews.count + 1) / 2
    return (subviews[..<middle], subviews[middle...])
}

private func chunks(_ subviews: SubviewsCollection, of size: Int) -> [SubviewsCollectionSlice] {
    var result: [SubviewsCollectionSlice] = []
    var start = subviews.startIndex
    while start < subviews.endIndex {
        let end = subviews.index(start, offsetBy: size, limitedBy: subviews.endIndex) ?? subviews.endIndex
        result.append(subviews[start..<end])
        start = end
    }
    return result
}

struct HalvedView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let (left, right) = halves(of: subviews)
            VStack(alignment: .leading, spacing: 0) {
                RowOfSlice(slice: left)
                RowOfSlice(slice: right)
                ColumnOfSubviews(subviews: subviews)
                if let last = subviews.last {
                    OneSubview(subview: last, index: subviews.endIndex - 1)
                }
                ForEach(chunks(subviews, of: 2), id: \.startIndex) { chunk in
                    Text("from \(chunk.startIndex) \(chunk.count)")
                }
            }
        }
    }
}

struct StoredCollectionsDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HalvedView {
                Text("a")
                Text("b")
                Text("c")
            }
            Group(sections: demoSections) { SectionSummary(sections: $0) }
        }
    }

    @ViewBuilder private var demoSections: some View {
        Text("loose")
        Section("One") { Text("1") }
        Section { Text("2") }
    }
}
