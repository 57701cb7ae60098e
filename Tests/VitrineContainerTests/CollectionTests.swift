import SwiftUI
import Testing

@testable import VitrineCore

/// Table F, second part: subviews as collections and as views.
@MainActor @Suite("F. Subviews as collections and as views", .serialized)
struct CollectionTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C"), d = Mark("D")

    @ViewBuilder private var four: some View {
        a
        b
        c
        d
    }

    /// What `body` makes of the subviews A to D.
    private func shownOfFour<V: View>(@ViewBuilder _ body: @escaping (SubviewsCollection) -> V) -> [String] {
        shown { Group(subviews: four) { body($0) } }
    }

    @Test("F12 a collection of subviews starts at 0")
    func startIndex() {
        var indices: Range<Int>?
        _ = shownOfFour { subviews in
            let _ = indices = subviews.startIndex..<subviews.endIndex
        }
        #expect(indices == 0..<4)
    }

    @Test("F13 a slice of subviews is a view")
    func sliceAsView() {
        #expect(shownOfFour { subviews in subviews[2...] } == ["C", "D"])
        #expect(
            shownOfFour { subviews in
                Mark("first")
                subviews[1...].padding(1)
            } == ["first", "B", "C", "D"])
    }

    @Test("F14 a slice keeps the indices of its base")
    func sliceIndices() {
        var slices: [SubviewsCollectionSlice] = []
        let texts = shownOfFour { subviews in
            let _ = slices = [subviews[3...], subviews[1...][2..<3]]
            subviews[1...][2]
        }
        #expect(slices.map(\.indices) == [3..<4, 2..<3])
        #expect(texts == ["C"])
    }

    private func shownSlice(_ slice: SubviewsCollectionSlice) -> some View { ForEach(slice) { $0 } }

    @Test("F15 dropFirst and prefix give slices that a ForEach takes")
    func dropFirst() {
        #expect(shownOfFour { shownSlice($0.dropFirst()) } == ["B", "C", "D"])
        #expect(shownOfFour { shownSlice($0.prefix(2)) } == ["A", "B"])
        #expect(shownOfFour { shownSlice($0.dropFirst().suffix(1)) } == ["D"])
        #expect(shownOfFour { shownSlice($0.prefix(9)) } == ["A", "B", "C", "D"])
    }

    @Test("F16 first, last, isEmpty, count and indices are those of any collection")
    func basics() {
        let texts = shownOfFour { subviews in
            subviews.last
            subviews.first
            if subviews.isEmpty { Mark("empty") }
            Mark("\(subviews.count)")
            Mark("\(subviews.indices)")
            if subviews.dropFirst(4).isEmpty { Mark("dropped") }
        }
        #expect(texts == ["D", "A", "4", "0..<4", "dropped"])
    }

    @Test("F17 a collection placed as a view is several views")
    func collectionAsView() {
        var count = 0
        let texts = shownOfFour { subviews in
            Group(subviews: subviews) { again in
                let _ = count = again.count
                again
            }
        }
        #expect(texts == ["A", "B", "C", "D"])
        #expect(count == 4)
    }

    @Test("F18 a stack lays a header's views side by side and is one view")
    func headerInStack() {
        var count = 0
        let screen = Screen {
            ForEach(
                sections: Section {
                    c
                } header: {
                    a
                    b
                }
            ) { section in
                Group(subviews: HStack(spacing: 0) { section.header }) { header in
                    let _ = count = header.count
                    header
                }
            }
        }
        #expect(count == 1)
        #expect(screen.texts == ["A", "B"])
        #expect(screen.frames(of: "A")[0].maxX == screen.frames(of: "B")[0].minX)
        #expect(screen.frames(of: "A")[0].minY == screen.frames(of: "B")[0].minY)
    }

    @Test("F19 a modifier on a collection is on each of its subviews")
    func modifiedCollection() {
        let screen = Screen {
            HStack(spacing: 0) {
                Group(subviews: four) { $0.padding(3) }
            }
        }
        #expect(screen.wrapperCount == 4)
        #expect(["A", "B", "C", "D"].map { screen.frames(of: $0)[0].minX } == [3, 19, 35, 51])
    }

    @Test("F20 an index out of range gives an empty subview and a message")
    func outOfRange() {
        var texts: [String] = []
        let warnings = messages {
            texts = shownOfFour { subviews in
                subviews[0]
                subviews[9]
                subviews[3]
            }
        }.filter { $0.contains("subview index 9 is out of range 0..<4") }
        #expect(texts == ["A", "D"])
        #expect(warnings.count == 1)
    }

    @Test("F21 an array of subviews can be reordered; state moves along")
    func reordered() {
        let isReversed = Setter<Bool>(), first = Setter<Int>(), second = Setter<Int>()
        let screen = Screen(
            Reordering(set: isReversed) {
                Stateful(name: "A", set: first)
                Stateful(name: "B", set: second)
            })
        first(1)
        second(2)
        screen.run()
        #expect(screen.texts == ["A1", "B2"])
        isReversed(true)
        screen.run()
        #expect(screen.texts == ["B2", "A1"])
        first(3)
        screen.run()
        #expect(screen.texts == ["B2", "A3"])
    }

    private struct Reordering<Content: View>: View {
        @State private var isReversed = false
        let set: Setter<Bool>
        @ViewBuilder let content: Content
        var body: some View {
            let _ = set.add { isReversed = $0 }
            Group(subviews: content) { subviews in
                let array = Array(subviews)
                ForEach(isReversed ? array.reversed() : array) { $0 }
            }
        }
    }

    @Test("F22 a ForEach over the indices of a collection works")
    func indices() {
        #expect(
            shownOfFour { subviews in ForEach(subviews.indices, id: \.self) { subviews[$0] } } == ["A", "B", "C", "D"])
    }

    @Test("F23 a ForEach over enumerated subviews, by their ids, works")
    func enumerated() {
        let texts = shownOfFour { subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                Mark("\(index)")
                subview
            }
        }
        #expect(texts == ["0", "A", "1", "B", "2", "C", "3", "D"])
    }

    @Test("F24 ids can be kept in a set and looked for")
    func ids() {
        var places: [Int?] = []
        var isComplete = false
        _ = shownOfFour { subviews in
            let ids: Set<Subview.ID> = Set(subviews.map(\.id))
            let _ = isComplete = ids.count == 4 && subviews.allSatisfy { ids.contains($0.id) }
            let _ = places = subviews.map { subview in subviews.firstIndex { $0.id == subview.id } }
        }
        #expect(isComplete)
        #expect(places == [0, 1, 2, 3])
    }

    @Test("F25 the last id tells where no separator is due")
    func separators() {
        let texts = shownOfFour { subviews in
            let last = subviews.last?.id
            ForEach(subviews) { subview in
                subview
                if subview.id != last { Mark("-") }
            }
        }
        #expect(texts == ["A", "-", "B", "-", "C", "-", "D"])
    }

    @Test("F26 a subview used twice is shown twice")
    func twice() {
        let screen = Screen {
            HStack(spacing: 0) {
                Group(subviews: a) { subviews in
                    subviews[0]
                    subviews[0].padding(1)
                    VStack { subviews }
                }
            }
        }
        #expect(screen.texts == ["A", "A", "A"])
        #expect(screen.frames(of: "A").map(\.minX) == [0, 11, 22])
    }

    @Test("F27 the data of a ForEach over subviews cannot be read outside of a tree")
    func unreadableData() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let loop = ForEach(subviews: Mark("A")) { $0 }
                _ = loop.data.count
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("use Group(subviews:) to get the subviews"))
    }

    @Test("F28 subviews that the transform does not use are not made")
    func unused() {
        let runs = Box(0)
        #expect(shown { Group(subviews: Counted(name: "A", runs: runs)) { _ in EmptyView() } } == [])
        #expect(runs.value == 0)
    }

    @Test("F29 the transform runs on an empty collection")
    func emptyCollection() {
        var count = -1
        let texts = shown {
            Group(subviews: EmptyView()) { subviews in
                let _ = count = subviews.count
                subviews
                Mark("none")
            }
        }
        #expect(count == 0)
        #expect(texts == ["none"])
    }

    @Test("F30 what a transform makes are subviews of the parent, one by one")
    func transparent() {
        let source = Group {
            Group(subviews: four) { subviews in
                subviews[0]
                Mark("+")
                subviews[1...]
            }
            Mark("end")
        }
        #expect(texts { source } == ["A", "+", "B", "C", "D", "end"])
        #expect(n(Group(subviews: four) { _ in EmptyView() }) == 0)
    }

    @Test("F31 a loop over subviews that shows each is the content itself")
    func identityLoop() {
        let looped = Screen { VStack { ForEach(subviews: four) { $0 } } }
        let plain = Screen { VStack { four } }
        #expect(looped.texts == plain.texts)
        #expect(looped.nodes.map(\.frame) == plain.nodes.map(\.frame))
        #expect(n(ForEach(subviews: four) { $0 }) == 4)
    }

    @Test("F32 a loop that makes two views of each subview makes twice as many")
    func twoEach() {
        let doubled = ForEach(subviews: four) { subview in
            subview
            Mark("-")
        }
        #expect(n(doubled) == 8)
        #expect(texts { doubled } == ["A", "-", "B", "-", "C", "-", "D", "-"])
    }
}
