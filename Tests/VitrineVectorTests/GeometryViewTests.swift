import SwiftUI
import Testing
import VitrineRuntime

@testable import VitrineVectors

/// A8 and A9: readers, choices and what layouts ask of views.
@MainActor @Suite("Views by the space there is") struct GeometryViewTests {
    @Test("A8-01 and A8-02 a reader takes the proposal, and proposes all of it to each view in it") func reader() {
        let window = Window(200, 150) {
            GeometryReader { _ in
                Color.red.mark("a")
                Color.blue.mark("b")
                box(30, 20).mark("c")
            }.mark("reader")
        }
        #expect(window["reader"] == CGRect(0, 0, 200, 150))
        #expect(window["a"] == CGRect(0, 0, 200, 150) && window["b"] == window["a"])
        #expect(window["c"] == CGRect(0, 0, 30, 20))
        #expect(Window.size(GeometryReader { _ in Color.red }.fixedSize()) == CGSize(10, 10))
    }

    private func choice(_ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat) -> Window {
        Window(width, height) {
            ViewThatFits(in: axes) {
                box(101.5, 32).mark("first")
                box(35, 8).mark("last")
            }
        }
    }

    @Test("A8-05 and A8-06 the first view that fits is chosen, or the last, which then overflows") func fits() {
        #expect(choice([.horizontal, .vertical], 200, 50)["first"].size == CGSize(101.5, 32))
        let small = choice([.horizontal, .vertical], 60, 50)
        #expect(small["first"] == .null && small["last"].size == CGSize(35, 8))
        #expect(choice([.horizontal, .vertical], 10, 50)["last"] == CGRect(-12.5, 21, 35, 8))
    }

    @Test("A8-07 and A8-08 only the axes named count") func axes() {
        #expect(choice(.vertical, 10, 60)["first"].height == 32)
        #expect(choice(.vertical, 10, 20)["last"].height == 8)
        #expect(choice(.horizontal, 200, 8)["first"].width == 101.5)
        #expect(choice(.horizontal, 100, 100)["last"].width == 35)
    }

    /// Asks its subview for sizes, one after the other.
    private struct Asking: Layout {
        let widths: [CGFloat]
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            for width in widths { _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 5)) }
            return CGSize(10, 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    /// Counts how often it is measured, by the width that is proposed.
    private struct Counting: Layout {
        final class Log { var widths: [CGFloat?] = [] }
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            log.widths.append(proposal.width)
            return CGSize(proposal.width ?? 1, 1)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("A9-08 a container remembers its sizes for the last three proposals") func remembered() {
        func measured(_ widths: CGFloat...) -> [CGFloat?] {
            let log = Counting.Log()
            _ = Window(100, 100) { Asking(widths: widths)() { Counting(log: log)() { Color.red } } }
            return Array(log.widths.prefix { $0 != 100 })
        }
        #expect(measured(1, 2, 3, 1, 2, 3, 3, 1) == [1, 2, 3])
        // The fourth takes the place of the oldest.
        #expect(measured(1, 2, 3, 4, 2, 3, 4, 1) == [1, 2, 3, 4, 1])
    }

    /// Counts how often it makes a cache, and is asked with one.
    private struct Caching: Layout {
        final class Log { var (made, used) = (0, 0) }
        let log: Log
        func makeCache(subviews: Subviews) -> Int {
            log.made += 1
            return log.made
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            log.used += 1
            return CGSize(proposal.width ?? 10, 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            log.used += 1
        }
    }

    @Test("A9-07 a layout makes one cache for all that it is asked in a frame") func oneCache() {
        let log = Caching.Log()
        _ = Window(100, 100) {
            HStack {
                Caching(log: log)() { Color.red }
                Color.blue
            }
        }
        #expect(log.made == 1 && log.used > 2)
    }

    private struct Switching: View {
        /// Every view's own, from a source that counts.
        struct Numbered: View {
            final class Source { var next = 0 }
            @State private var number: Int
            init(_ source: Source) {
                source.next += 1
                _number = State(initialValue: source.next)
            }
            var body: some View { box(CGFloat(number), 10).mark("numbered") }
        }
        let isRow: Bool
        let source: Numbered.Source
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                box(20, 10)
                Numbered(source)
            }
        }
    }

    @Test("A8-13 the views in an AnyLayout keep their state when it changes") func keptState() {
        let source = Switching.Numbered.Source()
        let host = RenderHost(Switching(isRow: true, source: source), textEngine: NoText())
        func size() -> CGSize { host.frame(proposal: .unspecified).size }
        #expect(size() == CGSize(21, 10))
        host.update(Switching(isRow: false, source: source))
        // A view with a new state would be wider than the first one's 1, but not than the column.
        #expect(size() == CGSize(20, 20) && source.next > 1)
        host.update(Switching(isRow: true, source: source))
        #expect(size() == CGSize(21, 10))
    }
}
