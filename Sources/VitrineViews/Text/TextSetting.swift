import Foundation

/// What texts make of one environment: all texts around which nothing else is written share it.
final class TextSetting {
    let engine: any TextEngine
    private let engineID: ObjectIdentifier
    let fitting: TextFitting?
    let minimumLines: Int
    let pixel: CGFloat
    /// Whether the paint of a text without looks of its own depends on its size.
    let isSized: Bool
    /// What measures such a text, if it can; nil also where the language is not written from left to right.
    let ruler: (any LabelRuler)?

    /// A text without looks of its own: all but its string and its direction.
    private let model: StyledText
    private let textCase: Text.Case?
    private let locale: Locale
    private let strategy: Text.WritingDirectionStrategy
    private let direction: LayoutDirection
    private var knownSpacing: ViewSpacing?

    private init(_ inputs: __shared ViewInputs) {
        let environment = inputs.environment
        (engine, engineID) = (inputs.host.textEngine, inputs.textEngineID)
        var resolver = TextResolver(environment)
        resolver.append("x", resolver.text.attributes)
        model = resolver.styledText
        isSized = !resolver.sizedForegrounds.isEmpty
        fitting = TextFitting(resolver.text)
        minimumLines = resolver.text.minimumLines ?? 0
        pixel = environment.pixelLength
        (textCase, locale, strategy) = (resolver.text.textCase, environment.locale, resolver.text.writingDirection)
        direction = environment.layoutDirection
        let run = model.runs[0]
        // That of a text without letters: the ruler measures none that are written otherwise.
        let isLeftToRight = strategy.direction(of: EmptyCollection(), layout: direction, locale) == .leftToRight
        let isPlain = isLeftToRight && run.kerning == 0 && run.baselineOffset == 0
        ruler = isPlain ? engine.ruler(for: run.font, language: model.language) : nil
    }

    /// The setting for texts in an environment. O(1) when there was a text in it before.
    static func of(_ inputs: ViewInputs) -> TextSetting {
        let known = inputs.textSetting?._withUnsafeGuaranteedRef { known in
            let known = unsafeDowncast(known, to: TextSetting.self)
            let holds =
                known.engineID == inputs.textEngineID && known.direction == inputs.environment.layoutDirection
            return holds ? known : nil
        }
        if let known { return known }
        let new = TextSetting(inputs)
        inputs.memo.keep(textSetting: new)
        return new
    }

    func cased(_ string: String) -> String { textCase.map { $0.applied(to: string, locale) } ?? string }

    /// The paragraph of a text without looks of its own.
    func paragraph(of string: String) -> StyledText {
        if string.isEmpty { return StyledText([]) }
        var text = model
        text.runs[0].string = string
        text.writingDirection = strategy.direction(of: CollectionOfOne(string), layout: direction, locale)
        return text
    }

    /// The distances such a text keeps.
    var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = ViewSpacing(text: metrics(of: model.runs[0].font))
        knownSpacing = spacing
        return spacing
    }

    func metrics(of font: FontDescription) -> TextSpacingMetrics {
        let metrics = engine.metrics(of: font)
        return TextSpacingMetrics(
            ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, capHeight: metrics.capHeight,
            pixel: pixel)
    }
}
