import SwiftUI
import Testing

/// Checks what every random-access collection promises. `id` tells elements apart.
///
/// Complexity: O(n²) in the elements, so collections should be small.
@MainActor
func checkRandomAccess<C: RandomAccessCollection, ID: Hashable>(
    _ collection: C, _ id: (C.Element) -> ID, isSlice: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) where C.Index: Hashable {
    let indices = Array(collection.indices)
    let ids = collection.map(id)
    func check(_ condition: Bool, _ promise: Comment) {
        #expect(condition, promise, sourceLocation: sourceLocation)
    }

    check(ids.count == collection.count, "iteration sees as many elements as count says")
    check(indices.count == collection.count, "there is an index for each element")
    check(Set(ids).count == ids.count, "the elements of this check are all different")
    check(collection.isEmpty == (collection.count == 0), "isEmpty agrees with count")
    check(collection.isEmpty == (collection.startIndex == collection.endIndex), "isEmpty agrees with the indices")
    check(indices.map { id(collection[$0]) } == ids, "iteration equals subscript")
    check(Array(collection.reversed()).map(id) == ids.reversed(), "iteration backwards is the reverse")
    check(collection.first.map(id) == ids.first, "first is the first")
    check(collection.last.map(id) == ids.last, "last is the last")
    check(Array(collection).map(id) == ids, "an array of the elements has them all")
    check(collection.underestimatedCount <= ids.count, "the underestimated count is no more than there are")

    let positions = indices + [collection.endIndex]
    for (i, from) in positions.enumerated() {
        for (j, to) in positions.enumerated() {
            check(collection.distance(from: from, to: to) == j - i, "distance is the difference of offsets")
            check(collection.index(from, offsetBy: j - i) == to, "index(_:offsetBy:) is the inverse of distance")
            check((from < to) == (i < j), "indices are ordered as their elements")
        }
        let limited = collection.index(from, offsetBy: positions.count, limitedBy: collection.endIndex)
        check(limited == nil, "an offset beyond the limit is nil")
        if from != collection.endIndex {
            let next = collection.index(after: from)
            check(next == positions[i + 1], "index(after:) is the next one")
            check(collection.index(before: next) == from, "index(before:) undoes index(after:)")
        }
    }
    if isSlice { return }
    for (i, from) in positions.enumerated() {
        for (j, to) in positions.enumerated() where i <= j {
            let slice = collection[from..<to]
            check(slice.startIndex == from && slice.endIndex == to, "a slice has its base's indices")
            check(slice.map(id) == Array(ids[i..<j]), "a slice has its base's elements")
        }
    }
    checkRandomAccess(collection.dropFirst(), id, isSlice: true, sourceLocation: sourceLocation)
    checkRandomAccess(collection.prefix(2), id, isSlice: true, sourceLocation: sourceLocation)
    checkRandomAccess(
        collection[collection.endIndex..<collection.endIndex], id, isSlice: true, sourceLocation: sourceLocation)
}

/// The collections a container reads keep the promises of random access.
@MainActor @Suite("Collections of subviews and sections")
struct CollectionConformanceTests {
    /// Contents whose subviews are found in different ways.
    enum Content: CaseIterable {
        case nothing, one, statements, forEach, pairs, varying, leftOut, sections, proxies

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .nothing: EmptyView()
            case .one: Mark("A")
            case .statements:
                Mark("A")
                Mark("B")
                Mark("C")
            case .forEach: ForEach(0..<7) { Mark($0) }
            case .pairs:
                ForEach(0..<3) {
                    Mark($0)
                    Spacer()
                }
            case .varying:
                ForEach(0..<9) { i in
                    if i % 4 != 1 { Mark(i) }
                    if i == 2 { Spacer() }
                }
            case .leftOut: ForEach(0..<4) { i in if i > 9 { Mark(i) } }
            case .sections:
                Mark("A")
                Section {
                    ForEach(0..<3) { Mark($0) }
                } header: {
                    Mark("H")
                }
                Section {}
                Mark("B")
                Wrapped {
                    Section {
                        Mark("C")
                    } footer: {
                        ForEach(0..<2) { Mark($0) }
                    }
                }
            case .proxies:
                ForEach(subviews: ForEach(0..<2) { Mark($0) }) {
                    $0
                    Spacer()
                }
            }
        }
    }

    @Test("a collection of subviews keeps the promises of random access", arguments: Content.allCases)
    func subviews(content: Content) {
        let reads = Handed<Int>()
        read(content.view) { subviews in
            reads(subviews.count)
            checkRandomAccess(subviews, \.id)
        }
        #expect(reads.calls == 1)
    }

    @Test("a slice of subviews keeps the promises of random access", arguments: Content.allCases)
    func slices(content: Content) {
        read(content.view) { subviews in
            checkRandomAccess(subviews[subviews.startIndex..<subviews.endIndex], \.id)
            checkRandomAccess(subviews.dropFirst(), \.id)
            checkRandomAccess(subviews.dropLast().dropFirst(), \.id)
            checkRandomAccess(subviews.prefix(0), \.id)
        }
    }

    @Test("a collection of sections keeps the promises of random access", arguments: Content.allCases)
    func sections(content: Content) {
        readSections(content.view) { sections in
            checkRandomAccess(sections, \.id)
            for section in sections {
                checkRandomAccess(section.header, \.id)
                checkRandomAccess(section.content, \.id)
                checkRandomAccess(section.footer, \.id)
            }
        }
    }

    @Test("a slice of a slice has the indices of the first base")
    func nestedSlices() {
        read(ForEach(0..<10) { Mark($0) }) { subviews in
            let outer = subviews[3...]
            #expect(outer.startIndex == 3)
            #expect(outer[5..<8].dropFirst().startIndex == 6)
            #expect(outer[6].id == subviews[6].id)
            #expect(outer[6...].first?.id == subviews[6].id)
        }
    }
}
