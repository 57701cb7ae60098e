/// How a text that does not fit is made smaller: characters move together, then the font shrinks; what is still too
/// long is cut off by the engine (C1-16).
struct TextFitting: Equatable {
    private let minimumScale: CGFloat
    private let allowsTightening: Bool

    /// nil when the text neither shrinks nor tightens.
    init?(_ text: TextEnvironment) {
        guard text.minimumScaleFactor < 1 || text.allowsTightening else { return nil }
        minimumScale = min(max(text.minimumScaleFactor, 0.01), 1)
        allowsTightening = text.allowsTightening
    }

    /// The largest variant that fits, or the smallest if none does; nil when the text itself fits.
    func fit(_ text: StyledText, width: CGFloat, height: CGFloat, _ engine: any TextEngine) -> StyledText? {
        func fits(_ text: StyledText) -> Bool {
            var free = text
            free.lineLimit = nil
            let measure = engine.measure(free, width: width, height: .infinity)
            return measure.lineCount <= text.lineLimit ?? .max && measure.size.height <= height + 1e-6
                && measure.size.width <= width + 1e-6
        }
        if fits(text) { return nil }
        let tight = allowsTightening ? Self.tightened(text) : text
        if allowsTightening && fits(tight) { return tight }
        if minimumScale >= 1 { return tight }

        // Twenty sizes between the smallest and the full one; fitting only gets easier on the way down.
        let steps = 20
        func scaled(_ step: Int) -> StyledText {
            Self.scaled(tight, by: 1 - (1 - minimumScale) * CGFloat(step) / CGFloat(steps))
        }
        var (tooLarge, candidate) = (0, steps)
        while candidate - tooLarge > 1 {
            let middle = (tooLarge + candidate) / 2
            if fits(scaled(middle)) { candidate = middle } else { tooLarge = middle }
        }
        return scaled(candidate)
    }

    /// The characters closer together by a thirtieth of their size.
    private static func tightened(_ text: StyledText) -> StyledText {
        var text = text
        for index in text.runs.indices { text.runs[index].kerning -= text.runs[index].font.size / 30 }
        return text
    }

    private static func scaled(_ text: StyledText, by scale: CGFloat) -> StyledText {
        var text = text
        for index in text.runs.indices {
            text.runs[index].font.size *= scale
            text.runs[index].kerning *= scale
            text.runs[index].baselineOffset *= scale
        }
        text.lineSpacing *= scale
        return text
    }
}
