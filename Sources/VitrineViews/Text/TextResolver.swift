/// Collects the runs of a text in an environment.
struct TextResolver {
    let environment: EnvironmentValues
    private let shared: SharedTextEnvironment
    var text: TextEnvironment { _read { yield shared.value } }
    private(set) var runs: [StyledText.Run] = []
    /// The runs whose paint depends on the size of the text, with the style they ask for (nil: the environment's).
    private(set) var sizedForegrounds: [(run: Int, foreground: TextForeground?)] = []
    private(set) var lineSpacing: CGFloat

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        shared = environment.sharedText
        lineSpacing = shared.value.lineSpacing
    }

    mutating func append(_ string: String, _ attributes: TextAttributes) {
        if string.isEmpty { return }
        let font = attributes.font(in: text)
        let paint = environment.textPaint(attributes.foreground, bounds: .zero)
        if case .color = paint {} else { sizedForegrounds.append((runs.count, attributes.foreground)) }
        var run = StyledText.Run(
            text.textCase.map { $0.applied(to: string, environment.locale) } ?? string, font: font.description,
            paint: paint)
        run.kerning = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
        run.baselineOffset = attributes.baselineOffset
        run.underline = attributes.underline?.line(in: environment)
        run.strikethrough = attributes.strikethrough?.line(in: environment)
        run.link = attributes.link
        if runs.isEmpty { lineSpacing += font.lineSpacing }
        runs.append(run)
    }

    /// The whole paragraph.
    var styledText: StyledText {
        var styled = StyledText(runs)
        styled.alignment =
            switch text.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        styled.truncation =
            switch text.truncation {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        styled.lineLimit = text.lineLimit.map { max($0, 1) }
        styled.lineSpacing = lineSpacing
        styled.direction = environment.layoutDirection
        let locale = environment.locale
        styled.writingDirection = text.writingDirection.direction(
            of: runs.lazy.map(\.string), layout: environment.layoutDirection, locale)
        if locale.identifier != "en_US" { styled.language = locale.identifier(.bcp47) }
        return styled
    }
}
