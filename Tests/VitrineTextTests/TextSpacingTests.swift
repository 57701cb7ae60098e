import Testing
import VitrineDisplay
import VitrineLayout

@testable import VitrineViews

@Suite struct TextSpacingTests {
    private func text(_ size: CGFloat) -> ViewSpacing { Stage(Text("a").font(.system(size: size))).spacing }

    @Test("A10-11, A10-12, A10-13: distances to other views come from the font")
    func distances() {
        // At 10 points: ascent 9.5, descent 2.5, cap height 7; a tenth of the line in whole half points is 1.5.
        #expect(ViewSpacing().distance(to: text(10), along: .vertical) == 4)
        #expect(text(10).distance(to: ViewSpacing(), along: .vertical) == 6.5)
    }

    @Test("A10-09, A10-10: texts stand close below each other, and plainly beside each other")
    func texts() {
        #expect(text(10).distance(to: text(20), along: .vertical) == 0)
        #expect(text(10).distance(to: text(20), along: .horizontal) == 8)
        #expect(text(10).distance(to: ViewSpacing(), along: .horizontal) == 8)
    }

    @Test func aSumHasTheDistancesOfItsEnds() {
        let sum = Stage(Text("a") + Text("b").font(.system(size: 20))).spacing
        #expect(ViewSpacing().distance(to: sum, along: .vertical) == 4)
        let below = text(20).distance(to: ViewSpacing(), along: .vertical)
        #expect(sum.distance(to: ViewSpacing(), along: .vertical) == below)
    }
}
