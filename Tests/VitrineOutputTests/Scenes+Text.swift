import VitrineDisplay

extension Scene {
    static let text = Scene(
        "text",
        [
            DisplayItem(10, 6, .text("Regular text, 13 points", FontDescription(size: 13))),
            DisplayItem(10, 26, .text("Bold <&> \"quoted\"", FontDescription(size: 17, weight: 700))),
            DisplayItem(10, 50, .text("Italic  two  spaces", FontDescription(size: 15, isItalic: true))),
            DisplayItem(10, 72, .text("let mono = 0", FontDescription(size: 13, design: .monospaced))),
            DisplayItem(10, 92, .text("Serif design", FontDescription(size: 15, design: .serif))),
            DisplayItem(120, 92, .text("0123456789", FontDescription(size: 13, hasMonospacedDigits: true))),
            DisplayItem(
                10, 116,
                .text("A longer paragraph that is broken into lines at the width of its box", FontDescription(size: 12))
            ),
        ])

    static let scripts = Scene(
        "scripts",
        [
            DisplayItem(10, 6, .text("日本語のテキスト", FontDescription(size: 16))),
            DisplayItem(10, 40, .text("مرحبا بالعالم", FontDescription(size: 18))),
            DisplayItem(10, 76, .text("Mixed שלום and English", FontDescription(size: 14))),
            DisplayItem(10, 104, .text("Emoji 🎉 between words 👍", FontDescription(size: 16))),
            DisplayItem(10, 132, .text("नमस्ते दुनिया", FontDescription(size: 14))),
        ])

    static let attributes = Scene(
        "attributes",
        [
            DisplayItem(
                10, 10,
                .text(
                    StyledText([
                        run("Under", 18) { $0.underline = StyledText.Line() },
                        run(" struck ", 18) { $0.strikethrough = StyledText.Line(color: .red) },
                        run("dots", 18) { $0.underline = StyledText.Line(color: .blue, pattern: .dot) },
                    ]), size: CGSize(width: 220, height: 30))),
            DisplayItem(
                10, 50,
                .text(
                    StyledText([
                        run("Wide", 16) { $0.kerning = 3 },
                        run(" x", 16) { _ in },
                        run("2", 10) { $0.baselineOffset = 7 },
                        run(" colour", 16) { $0.paint = .color(.red) },
                    ]), size: CGSize(width: 220, height: 30))),
            DisplayItem(
                10, 90,
                .text(
                    StyledText([
                        run("Gradient", 34) {
                            $0.font.weight = 800
                            $0.paint = .linearGradient(
                                [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)], start: .zero,
                                end: CGPoint(x: 160, y: 0))
                        }
                    ]), size: CGSize(width: 220, height: 60))),
        ])

    private static func run(
        _ string: String, _ size: CGFloat, _ change: (inout StyledText.Run) -> Void
    ) -> StyledText.Run {
        var run = StyledText.Run(string, font: FontDescription(size: size), paint: .color(.black))
        change(&run)
        return run
    }
}
