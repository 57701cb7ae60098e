import SwiftUI
import Testing

/// A6: where a layer's content stands.
@MainActor @Suite("Guides of a layer's content") struct LayerGuideTests {
    @ViewBuilder private func badge(_ isShown: Bool = true) -> some View {
        if isShown {
            box(10, 10)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                .mark("badge")
        }
    }

    @Test("A6-08 and A7-02 the guides that a layer's one view sets place it, edges too", arguments: [false, true])
    func one(isRightToLeft: Bool) {
        let expected = CGRect(isRightToLeft ? 25 : 65, 25, 10, 10)
        for layered in [
            AnyView(box(40, 40).overlay(alignment: .topTrailing) { badge() }),
            AnyView(box(40, 40).background(alignment: .topTrailing) { badge() }),
            AnyView(
                box(40, 40).overlay(alignment: .topTrailing) {
                    Group {
                        badge(false); badge()
                    }
                }),
        ] {
            let window = Window(100, 100, isRightToLeft: isRightToLeft) { layered }
            #expect(window["badge"] == expected)
            #expect(window.size == CGSize(40, 40))
        }
    }

    @Test("A7-04 several views are stacked, and the guides of the stack are its own edges")
    func several() {
        let window = Window(100, 100) {
            box(40, 40).overlay(alignment: .topTrailing) {
                box(20, 20).mark("other")
                badge()
            }
        }
        // The badge's centre is on the other's corner; the two together are 25 wide.
        #expect(window["badge"] == CGRect(60, 30, 10, 10))
        #expect(window["other"] == CGRect(45, 35, 20, 20))
    }

    @Test("A6-08 a layer's one view is proposed the primary's size") func proposal() {
        let window = Window(100, 100) {
            box(40, 30).overlay(alignment: .bottom) { Color.red.frame(maxHeight: 10).mark("line") }
        }
        #expect(window["line"] == CGRect(30, 55, 40, 10))
    }
}
