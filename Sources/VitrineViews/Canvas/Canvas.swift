/// A view that is drawn by code, anew for each size.
///
/// See <https://developer.apple.com/documentation/swiftui/canvas>. It takes all the space it is offered.
nonisolated public struct Canvas<Symbols: View>: UnaryView {
    /// The views that the renderer may draw.
    public var symbols: Symbols
    /// Draws in a context, on a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas has no clear parts.
    public var isOpaque: Bool
    /// How colours are computed: here always non-linear.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may be late: here it never is.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that may draw the views in `symbols`, which it finds by their tags.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:symbols:)>.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        self.renderer = renderer
        self.symbols = symbols()
    }

    package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        CanvasNode(view, inputs)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)>.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The node of a canvas: its symbols are laid out in their own sizes, and shown where the renderer draws them.
private final class CanvasNode<Symbols: View>: ViewNode {
    private var view: Declared<Canvas<Symbols>> { Declared(_declared) }
    private let symbols: ContentNode<ZStackLayout, Symbols>

    init(_ view: Declared<Canvas<Symbols>>, _ inputs: __shared ViewInputs) {
        symbols = ContentNode(ZStackLayout(), view.value.symbols, owner: view.node, inputs.deeper)
        super.init(inputs, view.erased)
        symbols.parent = self
        showsItself()
    }

    deinit { symbols.parent = nil }

    /// Symbols are laid out where they are drawn.
    override func childNeedsLayout(_ child: ViewNode) { needsDisplay() }

    override func refresh(_ inputs: ViewInputs) {
        let hasOtherView = takeVersion()
        if hasOtherView || !inputs.environment.isSame(as: environment) { needsDisplay() }
        super.refresh(inputs)
        if hasOtherView {
            symbols.update(ZStackLayout(), view.value.symbols)
        }
        symbols.refresh(inputs.deeper)
    }

    override var viewType: Any.Type? { Canvas<Symbols>.self }
    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(proposal.replacingUnspecifiedDimensions())
    }
    override func lengthRange(along axis: Axis) -> LengthRange? { .flexible }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        let inputs = ViewInputs(environment: environment, host: host, depth: depth)
        let canvas = view.value
        let list = GraphicsContext.list(size: size, inputs, symbol: { [symbols] in Self.symbol($0, in: symbols) }) {
            canvas.renderer(&$0, size)
        }
        if list.items.isEmpty { return }
        // What is drawn outside is not seen, and what is mixed inside does not see what is under the canvas.
        let bounds = Path(CGRect(origin: .zero, size: size))
        let picture = DisplayItem(id: DisplayID(id, part: 1), .group(list, .none, size: size))
        recorder.add(
            self, at: origin, .group(DisplayList([picture]), .clip(HashablePath(bounds), FillStyle()), size: size))
    }

    private static func symbol(
        _ isMeant: (ContainerValues) -> Bool, in symbols: ContentNode<ZStackLayout, Symbols>
    ) -> GraphicsContext.ResolvedSymbol? {
        guard
            let node = symbols.children.first(where: { child in
                child.node.subview.map { isMeant($0.containerValues) } ?? false
            })?.node
        else { return nil }
        let size = node.sizeThatFits(.unspecified)
        node.layout(size, .unspecified)
        var recorder = DisplayRecorder()
        node.record(&recorder, at: .zero)
        return GraphicsContext.ResolvedSymbol(size: size, list: recorder.list)
    }
}
