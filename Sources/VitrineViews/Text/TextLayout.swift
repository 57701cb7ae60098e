import Synchronization

/// A text resolved in its environment, and what was measured of it.
package final class TextLayout {
    package let styled: StyledText
    private let environment: EnvironmentValues
    private let engine: any TextEngine
    private let fitting: TextFitting?
    private let sizedForegrounds: [(run: Int, foreground: TextForeground?)]
    private let minimumLines: Int
    private let pixel: CGFloat

    /// The last size given as an answer, and what it was the answer of: a parent places a text in it, mostly. That of a
    /// text on its one line stays, as it answers every proposal that is wide enough.
    @exclusivity(unchecked) private var last: Fit?
    private let isOneLine: Bool

    private struct Fit {
        var size: CGSize
        var measure: TextMeasure
        /// nil: the text as it is.
        var shrunk: Shrunk?
    }

    // A box, for most texts never need it.
    private final class Shrunk {
        let text: StyledText
        init(_ text: StyledText) { self.text = text }
    }

    init(_ text: Text, _ inputs: ViewInputs) {
        environment = inputs.environment
        engine = inputs.host.textEngine
        var resolver = TextResolver(environment)
        text.append(to: &resolver, resolver.text.attributes)
        styled = resolver.styledText
        sizedForegrounds = resolver.sizedForegrounds
        fitting = TextFitting(resolver.text)
        minimumLines = resolver.text.minimumLines ?? 0
        pixel = environment.pixelLength
        // What may shrink, or keeps room for further lines, depends on more than its width.
        isOneLine =
            fitting == nil && minimumLines < 2 && !styled.runs.isEmpty
            && styled.runs.allSatisfy { !$0.string.utf8.contains { $0 == 0x0A || $0 == 0x0D } }
    }

    /// The size for a proposal: never wider than the proposal nor than the widest line (C1-01).
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Without a character there is no line either.
        if styled.runs.isEmpty { return .zero }
        let width = max(proposal.width ?? .infinity, 0)
        return fit(width, max(proposal.height ?? .infinity, 0)).size
    }

    /// Whether `size` is that of a text on its one line: no height would give another.
    package func isOnItsLine(_ size: CGSize) -> Bool { isOneLine && last?.size == size }

    /// Whether only paints and lines through the text are others than those of `before`.
    func isLaidOut(like before: TextLayout) -> Bool {
        pixel == before.pixel && minimumLines == before.minimumLines && fitting == before.fitting
            && styled.measured == before.styled.measured
    }

    /// A text gives way to nothing (C1-06) and grows to its one line; how high it is depends on how wide.
    package var widthRange: LengthRange? {
        // A low height leaves out lines, or shrinks the text, and the width with it.
        isOneLine ? LengthRange(min: 0, max: sizeThatFits(.infinity).width) : nil
    }

    /// The first or last baseline of the text laid out in `size`, from its top.
    package func baseline(_ kind: AlignmentKey.Kind, at size: CGSize) -> CGFloat? {
        if styled.runs.isEmpty { return nil }
        switch kind {
        case .firstBaseline: return placed(in: size).measure.firstBaseline
        case .lastBaseline: return placed(in: size).measure.lastBaseline
        default: return nil
        }
    }

    /// What to paint in `size`: shrunk if it had to be, and with paints that know their bounds.
    package func painted(in size: CGSize) -> StyledText? {
        if styled.runs.isEmpty { return nil }
        var text = fitting == nil ? styled : placed(in: size).shrunk?.text ?? styled
        for (run, foreground) in sizedForegrounds {
            text.runs[run].paint = environment.textPaint(foreground, bounds: CGRect(origin: .zero, size: size))
        }
        return text
    }

    private func placed(in size: CGSize) -> Fit {
        if let last, last.size == size { return last }
        return fit(size.width, size.height)
    }

    private func fit(_ width: CGFloat, _ height: CGFloat) -> Fit {
        guard isOneLine else { return measure(width, height) }
        let line: Fit
        if let last {
            line = last
        } else {
            line = measure(.infinity, .infinity)
            last = line
        }
        if line.size.width <= width { return line }
        return measure(width, height)
    }

    private func measure(_ width: CGFloat, _ height: CGFloat) -> Fit {
        let shrunk = fitting?.fit(styled, width: width, height: height, engine)
        let measure = engine.measure(shrunk ?? styled, width: width, height: height)
        // A size in whole pixels, so that what follows stands sharp; the proposal is the limit nevertheless.
        var size = CGSize(width: min(roundedUp(measure.size.width), width), height: roundedUp(measure.size.height))
        if minimumLines > 1 { size.height = max(size.height, heightOfLines(minimumLines)) }
        let fit = Fit(size: size, measure: measure, shrunk: shrunk.map(Shrunk.init))
        if !isOneLine { last = fit }
        return fit
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        // Dust from the division must not cost a pixel.
        ((length / pixel) - 1e-6).rounded(.up) * pixel
    }

    private func heightOfLines(_ count: Int) -> CGFloat {
        var lines = styled
        lines.runs = [styled.runs[0]]
        lines.runs[0].string = Array(repeating: "x", count: count).joined(separator: "\n")
        lines.lineLimit = nil
        return roundedUp(engine.measure(lines, width: .infinity, height: .infinity).size.height)
    }

    /// The distances the first and the last line keep.
    package var spacing: ViewSpacing {
        guard let first = styled.runs.first, let last = styled.runs.last else { return ViewSpacing() }
        if first.font != last.font { return ViewSpacing(text: metrics(first.font), last: metrics(last.font)) }
        // Texts of one font, as neighbours mostly are, share one value.
        let known = Self.lastSpacing.withLock { $0 }
        if let known, known.font == first.font, known.pixel == pixel, known.engine == ObjectIdentifier(engine) {
            return known.spacing
        }
        let spacing = ViewSpacing(text: metrics(first.font))
        Self.lastSpacing.withLock { $0 = (first.font, pixel, ObjectIdentifier(engine), spacing) }
        return spacing
    }

    private typealias FontSpacing = (
        font: FontDescription, pixel: CGFloat, engine: ObjectIdentifier, spacing: ViewSpacing
    )
    private static let lastSpacing = Mutex<FontSpacing?>(nil)

    private func metrics(_ font: FontDescription) -> TextSpacingMetrics {
        let metrics = engine.metrics(of: font)
        return TextSpacingMetrics(
            ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, capHeight: metrics.capHeight,
            pixel: pixel)
    }
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
