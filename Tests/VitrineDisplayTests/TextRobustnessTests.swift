import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

@Suite("The text engine", .serialized)
struct TextRobustnessTests {
    static let engine = PangoTextEngine()

    static func text(_ string: String, size: CGFloat = 13, family: String? = nil) -> StyledText {
        StyledText([
            StyledText.Run(string, font: FontDescription(family: family, size: size), paint: .color(.black))
        ])
    }

    @Test("takes any string")
    func anyString() throws {
        let strings = [
            "", "\n", "\r\n\u{2028}\u{2029}", "a\u{0}b", "\u{0}", "\u{FEFF}\u{200B}", "e\u{301}\u{302}\u{303}",
            "\u{202E}reversed\u{202C}", "👩‍👩‍👧‍👦🏳️‍🌈", "العربية and English مختلط", String(repeating: "x", count: 2_000),
            String(repeating: "a b\n", count: 2_000),
        ]
        for string in strings {
            for width in [0, 50, CGFloat.infinity, .nan, -5] {
                let size = Self.engine.measure(Self.text(string), width: width, height: .infinity).size
                #expect(size.width >= 0 && size.width.isFinite && size.height.isFinite)
            }
        }
        #expect(Self.engine.measure(StyledText([]), width: 100, height: 100).size.width == 0)
    }

    @Test("takes any size", arguments: [0, -4, 0.001, 1e9, CGFloat.infinity, .nan])
    func anySize(size: CGFloat) {
        let measure = Self.engine.measure(Self.text("Size", size: size), width: .infinity, height: .infinity)
        #expect(measure.size.width.isFinite && measure.size.height.isFinite)
    }

    @Test("says once that a family is missing, and goes on with the system's")
    func missingFamily() {
        let plain = Self.engine.measure(Self.text("Plain – text"), width: .infinity, height: .infinity)
        let said = VitrineLog.capturing {
            for i in 0..<3 {
                let text = Self.text("Plain – text", size: 13 + CGFloat(i), family: "No Such Family")
                let size = Self.engine.measure(text, width: .infinity, height: .infinity).size
                if i == 0 { #expect(size == plain.size) }
            }
        }
        #expect(said.messages.filter { $0.contains("No Such Family") }.count == 1)
    }

    @Test("serves several threads, and several engines agree")
    func threads() async {
        let engines = [Self.engine, PangoTextEngine()]
        let text = Self.text("Threads – 漢字 عربي 🎉 and some words to wrap")
        let sizes = await withTaskGroup(of: CGSize.self) { group in
            for i in 0..<32 {
                group.addTask {
                    engines[i % 2].measure(text, width: 80 + CGFloat(i / 16), height: .infinity).size
                }
            }
            return await group.reduce(into: [CGSize]()) { $0.append($1) }
        }
        #expect(Set(sizes.map(\.height)).count <= 2)
    }

    @Test("gives a line of emoji alone the height of a line", arguments: [8.0, 16, 40])
    func emojiHeight(size: CGFloat) {
        let emoji = Self.engine.measure(Self.text("🎉", size: size), width: .infinity, height: .infinity).size.height
        let letters = Self.engine.measure(Self.text("x", size: size), width: .infinity, height: .infinity).size.height
        #expect(emoji > size && emoji <= letters + 2, "\(emoji), \(letters)")
    }

    @Test("gives tabular digits one width when asked")
    func monospacedDigits() {
        func width(_ string: String, tabular: Bool) -> CGFloat {
            var text = Self.text(string)
            text.runs[0].font.hasMonospacedDigits = tabular
            return Self.engine.measure(text, width: .infinity, height: .infinity).size.width
        }
        #expect(abs(width("1111", tabular: true) - width("0000", tabular: true)) < 0.01)
    }

}
