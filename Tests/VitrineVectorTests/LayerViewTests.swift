import SwiftUI
import Testing
import VitrineDisplay

@testable import VitrineVectors

/// A6 to A9: layers, guides, containers that choose and custom layouts, over real views.
@MainActor @Suite("Layers, guides and layouts of views") struct LayerViewTests {
    @Test("A6-01, A6-02, A6-03 and A6-07 a ZStack is as large as its views together, and mirrored") func stacks() {
        let two = Window(200, 200) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 100)
                box(30, 30).mark("small")
            }.mark("stack")
        }
        #expect(two["stack"] == CGRect(50, 50, 100, 100) && two["small"].origin == CGPoint(x: 120, y: 120))
        for isRightToLeft in [false, true] {
            let filled = Window(200, 200, isRightToLeft: isRightToLeft) {
                ZStack(alignment: .topLeading) {
                    Color.red.mark("all")
                    box(30, 30).mark("small")
                }
            }
            #expect(filled["all"].size == CGSize(200, 200))
            #expect(filled["small"].origin == CGPoint(x: isRightToLeft ? 170 : 0, y: 0))
        }
    }

    /// What is painted, by the grey of the fills.
    private func order(_ window: Window) -> [Int] {
        window.display.items.compactMap { item in
            if case .fill(_, .color(let color), _) = item.content { Int((color.red * 10).rounded()) } else { nil }
        }
    }

    private func grey(_ tenths: Int) -> some View { Color(white: Double(tenths) / 10).frame(width: 100, height: 100) }

    @Test("A6-11, A6-12 and A6-13 views are painted by zIndex, which is 0, and then in their order") func zIndex() {
        let stack = Window(100, 100) {
            ZStack {
                grey(1).zIndex(2)
                grey(2)
                grey(3).zIndex(1)
                grey(4).zIndex(-1)
                grey(5).zIndex(0)
            }
        }
        #expect(order(stack) == [4, 2, 5, 3, 1])
        let column = Window(200, 200) {
            VStack {
                grey(1).zIndex(1).mark("a")
                grey(2).mark("b")
            }
        }
        #expect(order(column) == [2, 1])
        #expect(column["a"] == CGRect(50, -4, 100, 100) && column["b"] == CGRect(50, 104, 100, 100))
    }

    @Test("A6-14 a hidden view keeps its place and is not painted") func hidden() {
        let window = Window(100, 100) { grey(1).hidden().mark("a") }
        #expect(window["a"] == CGRect(0, 0, 100, 100) && window.display.items.isEmpty)
    }

    @Test("A7-03 a negative guide moves a view from the others' edge") func negativeGuide() {
        let window = Window(300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                box(100, 20).mark("a")
                box(40, 20).alignmentGuide(.leading) { _ in -20 }.mark("b")
            }.mark("stack")
        }
        #expect(window["stack"].width == 100 && window["b"].minX - window["a"].minX == 20)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    @Test("A7-09 and A7-12 guides of one's own, and lowered baselines, line views up") func ownGuides() {
        let middle = VerticalAlignment(Middle.self)
        let row = Window(300, 200) {
            HStack(alignment: middle, spacing: 0) {
                VStack(spacing: 0) {
                    box(50, 20)
                    box(50, 40).alignmentGuide(middle) { $0.height / 2 }
                }.mark("a")
                VStack(spacing: 0) {
                    box(50, 60)
                    box(50, 20).alignmentGuide(middle) { $0.height / 2 }
                }.mark("b")
            }.mark("row")
        }
        #expect(row["row"].size == CGSize(100, 90) && row["a"].minY - row["b"].minY == 30)
        let baseline = Window(300, 200) {
            HStack(alignment: .lastTextBaseline) {
                line(30).mark("text")
                box(50, 100).alignmentGuide(.lastTextBaseline) { $0.height * 0.874 }.mark("image")
            }
        }
        #expect(abs(baseline["text"].minY - baseline["image"].minY - 74.4) < 0.011)
    }

    @Test("A8-10 the view that fits is proposed all there is") func chosen() {
        let window = Window(200, 90) { ViewThatFits { Color.red.frame(minWidth: 10).mark("a") } }
        #expect(window["a"] == CGRect(0, 0, 200, 90))
    }

    @Test("A8-11 and A8-12 a frame is a part of the window, gaps left out") func container() {
        func size(_ view: some View) -> CGSize { Window.size(view, in: 320, 200) }
        #expect(size(box(10, 10).containerRelativeFrame(.horizontal)) == CGSize(320, 10))
        #expect(size(Color.red.containerRelativeFrame([.horizontal, .vertical])) == CGSize(320, 200))
        // (320 - 3 * 8) / 4 = 74 a part.
        let part = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
        #expect(size(part) == CGSize(3 * 74 + 2 * 8, 200))
        #expect(size(box(9, 9).containerRelativeFrame(.vertical) { length, _ in length / 4 }) == CGSize(9, 50))
        // Not the closest view, but the window counts.
        let inner = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.mark("a")
        #expect(Window(320, 200) { VStack { inner }.frame(width: 100) }["a"].width == 160)
    }

    /// Takes half of what is proposed, and notes the proposals of both stages.
    private struct Half: Layout {
        final class Log {
            var measured: [ProposedViewSize] = []
            var placed: [(ProposedViewSize, CGSize)] = []
        }
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            log.measured.append(proposal)
            return CGSize((proposal.width ?? 10) / 2, (proposal.height ?? 10) / 2)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            log.placed.append((proposal, bounds.size))
        }
    }

    @Test("A9-01, A9-05 and A9-06 a layout places for a proposal that it was measured for") func places() {
        let log = Half.Log()
        let window = Window(200, 100) { Half(log: log)() { box(20, 10).mark("a") }.mark("half") }
        #expect(window["half"] == CGRect(50, 25, 100, 50))
        // Not placed: in the middle.
        #expect(window["a"] == CGRect(90, 45, 20, 10))
        #expect(log.placed.allSatisfy { log.measured.contains($0.0) && $0.1 == CGSize(100, 50) })
        #expect(!log.placed.isEmpty)
    }
}
