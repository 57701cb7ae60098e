import VitrineDisplay

@testable import VitrineCore
@testable import VitrineRuntime
@testable import VitrineViews

/// A text on its own, asked as a stack would ask it.
struct Stage {
    let engine = LinearTextEngine()
    let layout: TextLayout
    private let text: Text
    private let environment: EnvironmentValues

    /// At 10 points a character is 5 wide and a line 12 high.
    init(_ text: Text, scale: CGFloat = 2, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.font = .system(size: 10)
        change(&environment)
        (self.text, self.environment) = (text, environment)
        let host = ViewHost(textEngine: engine, displayScale: scale)
        layout = text.resolve(ViewInputs(environment: environment, host: host))
    }

    func size(_ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
        text.sizeThatFits(ProposedViewSize(width: width, height: height), layout)
    }

    func baseline(_ alignment: VerticalAlignment, at size: CGSize) -> CGFloat? {
        text.explicitAlignment(alignment.key, at: size, layout)
    }

    func painted(in size: CGSize) -> StyledText? { layout.painted(in: size, environment, text) }

    var widthRange: LengthRange? { layout.widthRange(text) }
    var styled: StyledText { layout.styled(text) }
    var runs: [StyledText.Run] { styled.runs }
    var string: String { runs.map(\.string).joined() }
    var spacing: ViewSpacing { text.spacing(layout) }
}

/// The texts that a view shows, in painting order.
@MainActor func shownTexts(
    _ view: some View, proposal: ProposedViewSize = .unspecified, engine: LinearTextEngine = LinearTextEngine()
) -> [(text: StyledText, size: CGSize)] {
    var environment = EnvironmentValues()
    environment.font = .system(size: 10)
    let host = RenderHost(view, textEngine: engine, displayScale: 2, environment: environment)
    return texts(in: host.frame(proposal: proposal).list)
}

private func texts(in list: DisplayList) -> [(text: StyledText, size: CGSize)] {
    list.items.flatMap { item -> [(text: StyledText, size: CGSize)] in
        switch item.content {
        case .text(let text, let size): [(text, size)]
        case .group(let list, _, _): texts(in: list)
        default: []
        }
    }
}
