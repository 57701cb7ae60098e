import Testing
import VitrineLayout

/// A10: the distances views keep. The numbers are facts about Apple's SwiftUI; every question is asked once.
@Suite struct SpacingTests {
    private func edges(_ preferences: [Edge: ViewSpacing.Preference]) -> ViewSpacing {
        var spacing = ViewSpacing(all: .none)
        for (edge, preference) in preferences { spacing[edge] = preference }
        return spacing
    }

    private func plain(_ lengths: [Edge: CGFloat]) -> ViewSpacing {
        edges(lengths.mapValues { ViewSpacing.Preference(plain: $0) })
    }

    @Test("A10-01 a plain view asks nothing of its own, and adds nothing to a text's distance") func plainView() {
        #expect(ViewSpacing().top == .system)
        #expect(ViewSpacing().leading.plain == nil && ViewSpacing().leading.besideText == 0)
    }

    @Test("A10-02 without shared categories and plain distances views stand 8 apart") func system() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(edges([:]).distance(to: edges([:]), along: .vertical) == 8)
        let texts = edges([.bottom: .init(text: 3), .top: .init(text: 4)])
        #expect(texts.distance(to: texts, along: .vertical) == 8)
    }

    @Test("A10-03 of two plain distances the larger one counts") func plainDistances() {
        #expect(plain([.trailing: 11]).distance(to: plain([.leading: 17]), along: .horizontal) == 17)
        #expect(plain([.trailing: 23]).distance(to: plain([.leading: 3]), along: .horizontal) == 23)
        #expect(plain([.bottom: 7]).distance(to: plain([.top: 13]), along: .vertical) == 13)
        #expect(plain([.bottom: 21]).distance(to: plain([.top: 2]), along: .vertical) == 21)
    }

    @Test("A10-04 values of a shared category add up") func sharedCategory() {
        let (a, b) = (edges([.bottom: .init(text: 2)]), edges([.top: .init(besideText: 13)]))
        #expect(a.distance(to: b, along: .vertical) == 15)
        let (c, d) = (edges([.trailing: .init(besideText: 10)]), edges([.leading: .init(text: 15)]))
        #expect(c.distance(to: d, along: .horizontal) == 25)
    }

    @Test("A10-05 of several shared categories the largest sum counts") func severalCategories() {
        let a = edges([.bottom: .init(text: 9, besideText: 1)])
        let b = edges([.top: .init(text: 4, besideText: 2)])
        #expect(a.distance(to: b, along: .vertical) == 11)
    }

    @Test("A10-06 a plain distance on one side only is the distance") func oneSide() {
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(plain([.bottom: 21]).distance(to: ViewSpacing(), along: .vertical) == 21)
        #expect(plain([.trailing: 40]).distance(to: .zero, along: .horizontal) == 40)
        #expect(ViewSpacing.spacer(along: .horizontal).distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.spacer(along: .vertical).distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    @Test("A10-07, A10-08, A10-09 and A10-10 text of 13 points keeps the measured distances") func text() {
        let metrics = TextSpacingMetrics(
            ascent: 13 * 1980 / 2048, descent: 13 * 432 / 2048, leading: 0, capHeight: 13 * 0.70459, pixel: 0.5)
        let text = ViewSpacing(text: metrics)
        #expect(abs(text.distance(to: ViewSpacing(), along: .vertical) - 8.15087890625) < 0.001)
        #expect(abs(ViewSpacing().distance(to: text, along: .vertical) - 4.7421875) < 0.001)
        #expect(text.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    @Test("A10-15, A10-16 and A10-17 text keeps the lower line's leading, in whole pixels of the upper one")
    func lines() {
        let (small, large) = (LineSpacing(leading: 5, pixel: 13), LineSpacing(leading: 17, pixel: 23))
        #expect(small.distance(to: small) == 13)
        #expect(small.distance(to: large) == 26)
        #expect(large.distance(to: small) == 23)
        let metrics = TextSpacingMetrics(ascent: 2, descent: 3, leading: 5, capHeight: 1, pixel: 1)
        #expect(metrics.lineHeight == 10)
    }

    @Test("The union takes the larger preference on each edge asked for") func union() {
        var all = plain([.top: 5, .leading: 10])
        all.formUnion(plain([.top: 8, .leading: 3, .trailing: 15]))
        #expect(all == plain([.top: 8, .leading: 10, .trailing: 15]))
        let top = plain([.top: 10, .leading: 20]).union(plain([.top: 30, .trailing: 40]), edges: .top)
        #expect(top == plain([.top: 30, .leading: 20]))
    }

    @Test("Edges are cleared and reset one by one") func clearing() {
        var spacing = plain([.top: 5, .leading: 10, .bottom: 15, .trailing: 20])
        spacing.clear([.top, .bottom])
        #expect(spacing == plain([.leading: 10, .trailing: 20]))
        spacing.reset(.leading)
        #expect(spacing.leading == .system)
        #expect(spacing.trailing.plain == 20)
    }

    @Test("A10-20 a stack takes over all edges across it, and its outermost children's along it") func stack() {
        let stage = Stage()
        let texts = stage.vstack(stage.text(), stage.box(5, 5), stage.text())
        #expect(texts.spacing.top == stage.text().spacing.top)
        #expect(texts.spacing.bottom == stage.text().spacing.bottom)
        let row = stage.hstack(stage.text(), stage.box(5, 5))
        #expect(row.spacing.top.text == stage.text().spacing.top.text)
        #expect(row.spacing.top.besideText == 0)
        #expect(row.spacing.trailing == ViewSpacing().trailing)
    }

    @Test("A10-21 and A4-27 a frame has plain edges on the axes it frames") func frames() {
        let stage = Stage()
        #expect(stage.frame(width: 50, stage.text()).spacing.top == stage.text().spacing.top)
        #expect(stage.frame(height: 50, stage.text()).spacing.top == .system)
        let flexible = stage.modify(FlexibleFrameLayout(vertical: .init(max: 50)), stage.text())
        #expect(flexible.spacing.top == .system)
    }
}
