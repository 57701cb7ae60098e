import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

/// Lines under and through text.
@Suite("Lines of text")
struct TextDecorationTests {
    private let engine = PangoTextEngine()

    private func run(_ size: CGFloat, _ change: (inout StyledText.Run) -> Void) -> StyledText.Run {
        var run = StyledText.Run("xxxxxxxx", font: FontDescription(size: size), paint: .color(.black))
        change(&run)
        return run
    }

    private func line(_ size: CGFloat, _ change: (inout StyledText.Run) -> Void) throws -> TextDecoration {
        let run = run(size, change)
        return try #require(run.decorations(engine.metrics(of: run.font)).first)
    }

    /// The rows of a column between two letters, from the top, that are darker than `limit`, in points.
    private func dark(_ run: StyledText.Run, scale: CGFloat) throws -> [CGFloat] {
        let text = StyledText([run])
        let size = engine.measure(text, width: .infinity, height: .infinity).size
        let list = DisplayList([DisplayItem(id: DisplayID(1), .text(text, size: size))])
        let picture = try CairoRenderer.draw(
            list, size: CGSize(width: 60, height: 16), scale: scale, background: .white, engine: engine)
        // Where no letter is: beside them all.
        let x = Int(size.width * scale) - 1
        return (0..<Int(16 * scale)).filter { picture[x, $0] >> 8 & 255 < 40 }.map { CGFloat($0) / scale }
    }

    @Test("C1-19: 13 points are underlined by a point around 14.5 of 16", arguments: [1.0, 2])
    func underline(scale: CGFloat) throws {
        let line = try line(13) { $0.underline = StyledText.Line() }
        #expect(line.thickness == 1)
        let rows = try dark(run(13) { ($0.string, $0.underline) = ("x        .", StyledText.Line()) }, scale: scale)
        let found = rows.filter { $0 >= 14 }
        #expect(found == (scale == 1 ? [14] : [14, 14.5]))
    }

    @Test("C1-20: a line through text is at half the height of small letters", arguments: [13.0, 34])
    func strikethrough(size: CGFloat) throws {
        let line = try line(size) { $0.strikethrough = StyledText.Line() }
        #expect(line.offset == -engine.metrics(of: FontDescription(size: size)).xHeight / 2)
    }

    @Test("C1-21: the strokes and gaps of patterns grow with the line", arguments: [13.0, 51])
    func patterns(size: CGFloat) throws {
        let patterns: [(StyledText.Line.Pattern, [CGFloat])] = [
            (.solid, []), (.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
        ]
        for (pattern, dash) in patterns {
            let line = try line(size) { $0.underline = StyledText.Line(pattern: pattern) }
            #expect(line.thickness == (size == 13 ? 1 : 3))
            #expect(line.dash == dash.map { $0 * line.thickness })
        }
    }

    @Test("C2-16: an underline ends 0.15137 of the size below the baseline, and is 0.05859 of it thick")
    func measures() throws {
        for size in [13, 17, 34, 100] as [CGFloat] {
            let line = try line(size) { $0.underline = StyledText.Line() }
            #expect(abs(line.offset + line.thickness / 2 - size * 0.15137) < 1e-9)
            #expect(line.thickness == max((size * 0.05859).rounded(), 1))
        }
    }
}
