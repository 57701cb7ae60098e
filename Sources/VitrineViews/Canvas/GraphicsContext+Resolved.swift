extension GraphicsContext {
    /// A text in the environment of a canvas, to be measured and drawn.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext>.
    nonisolated public struct ResolvedText {
        let text: Text
        let layout: TextLayout

        /// The size for a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize { layout.sizeThatFits(ProposedViewSize(size), text) }
        /// The first baseline from the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout.baseline(.firstBaseline, at: size, text) ?? 0 }
        /// The last baseline from the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout.baseline(.lastBaseline, at: size, text) ?? 0 }
    }

    /// An image in the environment of a canvas.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage>.
    nonisolated public struct ResolvedImage {
        let image: Image
        let resolved: Image.Resolved
        /// What a template is filled with; nil: the foreground of the canvas.
        public var shading: Shading?

        /// In points.
        public var size: CGSize { resolved.size }
        /// The baseline from the top, in points.
        public var baseline: CGFloat {
            if case .symbol(let symbol) = resolved { size.height - symbol.drop } else { size.height }
        }
    }

    /// A view in the environment of a canvas.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol>.
    nonisolated public struct ResolvedSymbol {
        /// In points.
        public let size: CGSize
        let list: DisplayList
    }

    /// The text in the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, layout: text.resolve(destination.inputs))
    }

    /// The image in the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, resolved: image.resolve(destination.inputs))
    }

    /// The view of the canvas's symbols whose tag is `id`; nil when there is none.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/resolvesymbol(id:)>.
    public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
        destination.symbol { $0.hasTag(id) }
    }

    // MARK: Drawing

    /// Draws a text in a rectangle, as much of it as fits.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let size = text.measure(in: rect.size)
        guard let styled = text.layout.painted(in: size, environment, text.text) else { return }
        add([.text(styled, size: size)], at: rect.origin)
    }

    /// Draws a text on its own lines, its `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.layout.sizeThatFits(.unspecified, text.text)
        draw(text, in: CGRect(origin: point - anchor.point(in: size), size: size))
    }

    /// Draws a text in a rectangle, as much of it as fits.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on its own lines, its `anchor` at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let shading = image.shading else {
            return add(image.image.contents(image.resolved, size: rect.size, environment), at: rect.origin)
        }
        let bounds = CGRect(origin: .zero, size: rect.size)
        let mask = image.image.contents(image.resolved, size: rect.size, environment)
        let fill = shading.paint(in: self, bounds: bounds).fill(Path(bounds), size: rect.size)
        if mask.isEmpty { return }
        add([.group(list(of: [fill]), .mask(list(of: mask)), size: rect.size)], at: rect.origin)
    }

    /// Draws an image in its own size, its `anchor` at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(origin: point - anchor.point(in: image.size), size: image.size))
    }

    /// Draws an image stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, its `anchor` at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let scale = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        add([.group(symbol.list, .transform(scale), size: rect.size)], at: rect.origin)
    }

    /// Draws a view in its own size, its `anchor` at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(origin: point - anchor.point(in: symbol.size), size: symbol.size))
    }

    private func list(of contents: [DisplayContent]) -> DisplayList {
        DisplayList(contents.map { DisplayItem(id: DisplayID(0), $0) })
    }

    /// Adds contents whose own coordinates begin at a point.
    private func add(_ contents: [DisplayContent], at point: CGPoint) {
        var moved = self
        moved.translateBy(x: point.x, y: point.y)
        moved.add(contents)
    }
}
