/// What is made of a text in its environment, and what was measured of it. The text itself is where it was declared, and
/// handed in where it is needed: there are many.
package struct TextLayout {
    private let setting: TextSetting
    /// What a text needs that was not measured at once.
    private let rest: Rest?
    /// The text on its one line, where that was measured at once: it answers every proposal that is wide enough.
    // Numbers instead of an optional, as there are many texts: no width is not a number.
    private let (lineSize, lineBaseline): (CGSize, CGFloat)

    private final class Rest {
        let isOneLine: Bool
        /// A text with looks of its own; those of another are the setting's.
        let paragraph: Paragraph?
        /// The last size given as an answer, and what it was the answer of: a parent places a text in it, mostly. That of
        /// a text on its one line stays.
        @exclusivity(unchecked) var last: Fit?

        init(isOneLine: Bool, _ paragraph: Paragraph? = nil) {
            (self.isOneLine, self.paragraph) = (isOneLine, paragraph)
        }
    }

    private struct Line {
        var size: CGSize
        var firstBaseline, lastBaseline: CGFloat
    }

    private struct Paragraph {
        let styled: StyledText
        /// The runs whose paint depends on the size of the text, with the style they ask for (nil: the environment's).
        let sizedForegrounds: [(run: Int, foreground: TextForeground?)]
    }

    private struct Fit {
        var line: Line
        /// nil: the text as it is.
        var shrunk: StyledText?
    }

    init(_ text: __shared Text, _ inputs: __shared ViewInputs) {
        setting = .of(inputs)
        // What may shrink, or keeps room for further lines, depends on more than its width.
        let mayBeOneLine = setting.fitting == nil && setting.minimumLines < 2
        if case .plain(let string) = text.storage {
            let plain = setting.cased(string)
            // A ruler measures what stands on one line. Without a character there is none.
            if mayBeOneLine, !plain.isEmpty, let measure = setting.ruler?.measure(plain) {
                let line = Self.line(measure, .infinity, setting.pixel)
                assert(line.firstBaseline == line.lastBaseline)
                (lineSize, lineBaseline, rest) = (line.size, line.firstBaseline, nil)
            } else {
                (lineSize, lineBaseline) = (CGSize(width: CGFloat.nan, height: 0), 0)
                rest = Rest(isOneLine: mayBeOneLine && !plain.isEmpty && !plain.hasLineBreak)
            }
            return
        }
        (lineSize, lineBaseline) = (CGSize(width: CGFloat.nan, height: 0), 0)
        var resolver = TextResolver(inputs.environment)
        text.append(to: &resolver, resolver.text.attributes)
        let styled = resolver.styledText
        rest = Rest(
            isOneLine: mayBeOneLine && !styled.runs.isEmpty && styled.runs.allSatisfy { !$0.string.hasLineBreak },
            Paragraph(styled: styled, sizedForegrounds: resolver.sizedForegrounds))
    }

    private var isOneLine: Bool { rest?.isOneLine ?? true }
    private var line: Line? {
        lineSize.width.isNaN ? nil : Line(size: lineSize, firstBaseline: lineBaseline, lastBaseline: lineBaseline)
    }

    /// The characters of a text without looks of its own.
    private func plain(_ text: borrowing Text) -> String {
        if case .plain(let string) = text.storage { setting.cased(string) } else { "" }
    }

    /// The paragraph with all its attributes.
    package func styled(_ text: borrowing Text) -> StyledText {
        rest?.paragraph?.styled ?? setting.paragraph(of: plain(text))
    }

    /// The characters.
    package func string(_ text: borrowing Text) -> String {
        rest?.paragraph.map { $0.styled.runs.map(\.string).joined() } ?? plain(text)
    }

    private func isEmpty(_ text: borrowing Text) -> Bool {
        guard let rest else { return false }
        return rest.paragraph?.styled.runs.isEmpty ?? plain(text).isEmpty
    }

    /// The size for a proposal: never wider than the proposal nor than the widest line (C1-01).
    package func sizeThatFits(_ proposal: ProposedViewSize, _ text: borrowing Text) -> CGSize {
        // Without a character there is no line either.
        if isEmpty(text) { return .zero }
        let width = max(proposal.width ?? .infinity, 0)
        let height = max(proposal.height ?? .infinity, 0)
        return lineSize.width <= width ? lineSize : fit(width, height, text).line.size
    }

    /// Whether `size` is that of a text on its one line: no height would give another.
    package func isOnItsLine(_ size: CGSize) -> Bool {
        isOneLine && (line?.size ?? rest?.last?.line.size) == size
    }

    /// Whether only paints and lines through the text are others than those of `before`, which was made of the same text
    /// or of another.
    func isLaidOut(like before: TextLayout, _ text: borrowing Text, isSameText: Bool) -> Bool {
        if setting === before.setting, rest?.paragraph == nil, before.rest?.paragraph == nil { return isSameText }
        guard setting.pixel == before.setting.pixel, setting.minimumLines == before.setting.minimumLines,
            setting.fitting == before.setting.fitting
        else { return false }
        // Of another text without looks of its own nothing is left to compare.
        if !isSameText, before.rest?.paragraph == nil { return false }
        return styled(text).measured == before.styled(text).measured
    }

    /// A text gives way to nothing (C1-06) and grows to its one line; how high it is depends on how wide.
    package func widthRange(_ text: borrowing Text) -> LengthRange? {
        // A low height leaves out lines, or shrinks the text, and the width with it.
        isOneLine ? LengthRange(min: 0, max: sizeThatFits(.infinity, text).width) : nil
    }

    /// The first or last baseline of the text laid out in `size`, from its top.
    package func baseline(_ kind: AlignmentKey.Kind, at size: CGSize, _ text: borrowing Text) -> CGFloat? {
        switch kind {
        case .firstBaseline where !isEmpty(text): placed(in: size, text).line.firstBaseline
        case .lastBaseline where !isEmpty(text): placed(in: size, text).line.lastBaseline
        default: nil
        }
    }

    /// What to paint in `size`: shrunk if it had to be, and with paints that know their bounds.
    package func painted(
        in size: CGSize, _ environment: EnvironmentValues, _ text: borrowing Text
    ) -> StyledText? {
        if isEmpty(text) { return nil }
        let styled = styled(text)
        var painted = setting.fitting == nil ? styled : placed(in: size, text).shrunk ?? styled
        func paint(_ run: Int, _ foreground: TextForeground?) {
            painted.runs[run].paint = environment.textPaint(foreground, bounds: CGRect(origin: .zero, size: size))
        }
        if let paragraph = rest?.paragraph {
            for (run, foreground) in paragraph.sizedForegrounds { paint(run, foreground) }
        } else if setting.isSized {
            paint(0, nil)
        }
        return painted
    }

    private func placed(in size: CGSize, _ text: borrowing Text) -> Fit {
        if let line, line.size == size { return Fit(line: line) }
        if let last = rest?.last, last.line.size == size { return last }
        return fit(size.width, size.height, text)
    }

    private func fit(_ width: CGFloat, _ height: CGFloat, _ text: borrowing Text) -> Fit {
        guard isOneLine else { return measure(width, height, text) }
        let line: Line
        if let known = self.line ?? rest?.last?.line {
            line = known
        } else {
            let measured = measure(.infinity, .infinity, text)
            rest?.last = measured
            line = measured.line
        }
        return line.size.width <= width ? Fit(line: line) : measure(width, height, text)
    }

    private func measure(_ width: CGFloat, _ height: CGFloat, _ text: borrowing Text) -> Fit {
        let styled = styled(text)
        let shrunk = setting.fitting?.fit(styled, width: width, height: height, setting.engine)
        let measure = setting.engine.measure(shrunk ?? styled, width: width, height: height)
        var fit = Fit(line: Self.line(measure, width, setting.pixel), shrunk: shrunk)
        if setting.minimumLines > 1 {
            fit.line.size.height = max(fit.line.size.height, heightOfLines(setting.minimumLines, styled))
        }
        if !isOneLine { rest?.last = fit }
        return fit
    }

    private static func line(_ measure: TextMeasure, _ width: CGFloat, _ pixel: CGFloat) -> Line {
        // A size in whole pixels, so that what follows stands sharp; the proposal is the limit nevertheless.
        let size = CGSize(
            width: min(roundedUp(measure.size.width, pixel), width), height: roundedUp(measure.size.height, pixel))
        return Line(size: size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline)
    }

    private static func roundedUp(_ length: CGFloat, _ pixel: CGFloat) -> CGFloat {
        // Dust from the division must not cost a pixel.
        ((length / pixel) - 1e-6).rounded(.up) * pixel
    }

    private func heightOfLines(_ count: Int, _ styled: StyledText) -> CGFloat {
        var lines = styled
        lines.runs = [lines.runs[0]]
        lines.runs[0].string = Array(repeating: "x", count: count).joined(separator: "\n")
        lines.lineLimit = nil
        let measure = setting.engine.measure(lines, width: .infinity, height: .infinity)
        return Self.roundedUp(measure.size.height, setting.pixel)
    }

    /// The distances the first and the last line keep.
    package func spacing(_ text: borrowing Text) -> ViewSpacing {
        guard let paragraph = rest?.paragraph else { return isEmpty(text) ? ViewSpacing() : setting.spacing }
        guard let first = paragraph.styled.runs.first?.font, let last = paragraph.styled.runs.last?.font else {
            return ViewSpacing()
        }
        let metrics = setting.metrics(of: first)
        return first == last
            ? ViewSpacing(text: metrics) : ViewSpacing(text: metrics, last: setting.metrics(of: last))
    }
}

extension String {
    fileprivate var hasLineBreak: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}

extension StyledText {
    /// The text without what measuring it does not depend on.
    fileprivate var measured: StyledText {
        var text = self
        for i in text.runs.indices {
            text.runs[i].paint = .color(.clear)
            (text.runs[i].underline, text.runs[i].strikethrough) = (nil, nil)
        }
        return text
    }
}
