import Testing
import VitrineDisplay

@testable import VitrineCore
@testable import VitrineViews

@Suite struct TextCostTests {
    @Test func aPlainStringNeedsNoMachinery() {
        for text in [Text("Row 12"), Text(verbatim: "**Row**"), Text(String("Row"))] {
            guard case .plain = text.storage else {
                Issue.record("\(text) is not plain")
                continue
            }
        }
        #expect(Stage(Text("Row \(12)")).runs.map(\.string) == ["Row 12"])
    }

    @Test func aTextIsMeasuredOnceAProposal() {
        let stage = Stage(Text("Row 12"))
        let size = stage.size(100, 50)
        #expect(stage.engine.measured == 1)
        _ = stage.baseline(.firstTextBaseline, at: size)
        _ = stage.baseline(.lastTextBaseline, at: size)
        _ = stage.painted(in: size)
        #expect(stage.engine.measured == 1)
    }
}
