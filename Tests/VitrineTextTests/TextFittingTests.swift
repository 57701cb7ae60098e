import Testing
import VitrineDisplay

@testable import VitrineCore
@testable import VitrineViews

/// C1-16: a text that does not fit tightens, then shrinks, then is cut off.
@Suite struct TextFittingTests {
    private func stage(_ text: Text, minimum: CGFloat, tightens: Bool = false, lines: Int? = 1) -> Stage {
        Stage(text) {
            $0.minimumScaleFactor = minimum
            $0.allowsTightening = tightens
            $0.lineLimit = lines
        }
    }

    private func shown(_ stage: Stage, in size: CGSize) -> StyledText.Run { stage.painted(in: size)!.runs[0] }

    @Test("C1-16: what fits keeps its size") func fitting() {
        let stage = stage(Text("abcdefghij"), minimum: 0.5)
        #expect(stage.size(50) == CGSize(width: 50, height: 12))
        #expect(shown(stage, in: CGSize(width: 50, height: 12)).font.size == 10)
    }

    @Test("C1-16: what does not fit shrinks as little as it can") func shrinking() {
        let stage = stage(Text("abcdefghij"), minimum: 0.5)
        let size = stage.size(40)
        #expect(size == CGSize(width: 40, height: 10))
        #expect(abs(shown(stage, in: size).font.size - 8) < 1e-9)
    }

    @Test("C1-16: the smallest size is the limit; then a text is cut off") func limit() {
        let stage = stage(Text("abcdefghij"), minimum: 0.5)
        let size = stage.size(10)
        #expect(size.width <= 10)
        #expect(shown(stage, in: size).font.size == 5)
    }

    @Test func heightAndLineLimitCount() {
        #expect(stage(Text("ab cd"), minimum: 0.5, lines: nil).size(10, 12).height <= 12)
        #expect(stage(Text("ab cd"), minimum: 0.5, lines: 2).size(10) == CGSize(width: 10, height: 24))
    }

    @Test("C1-16: tightening comes first") func tightening() {
        let stage = stage(Text("abcdefghij"), minimum: 0.5, tightens: true)
        let size = stage.size(48)
        let run = shown(stage, in: size)
        #expect(run.font.size == 10)
        #expect(run.kerning < 0)
        #expect(self.stage(Text("abcdefghij"), minimum: 1, tightens: true).size(20).width <= 20)
    }
}
