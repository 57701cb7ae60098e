import SwiftUI
import Testing
import VitrineDisplay
import VitrineRuntime

/// Screens of app files that scroll.
@MainActor @Suite("Lists and scroll views in app files")
struct ScrollingTests {
    private func strings(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String] {
        let host = RenderHost(view, textEngine: FixedTextEngine(), isLive: true)
        _ = host.update(proposal: ProposedViewSize(width: width, height: height))
        return host.displayList().items.flatMap(\.strings)
    }

    @Test("a feed that scrolls to its end when it appears")
    func feed() {
        let strings = strings(PhotoFeed(), 320, 480)
        #expect(strings.contains("To the end") && strings.contains("June") && !strings.contains("Story 0"))
        #expect(strings.contains { $0.hasSuffix(" shown") })
    }

    @Test("a list of contacts in sections")
    func contacts() {
        #expect(
            strings(ContactList(), 320, 700)
                == ["Favourites", "Emergency", "All", "Ada", "555", "Grace", "555", "Lin", "555", "3 contacts"])
        #expect(strings(PlainLists(), 320, 1600) == ["Ada", "Grace", "one", "two", "Row 0", "Row 1", "Row 2", "555"])
    }
}

extension DisplayItem {
    /// The texts in it, in painting order.
    fileprivate var strings: [String] {
        switch content {
        case .text(let text, _): [text.runs.map(\.string).joined()]
        case .group(let list, _, _): list.items.flatMap(\.strings)
        default: []
        }
    }
}
