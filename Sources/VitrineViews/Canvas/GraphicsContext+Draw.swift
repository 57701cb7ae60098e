extension GraphicsContext {
    /// Fills a path.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:)>.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let paint = shading.paint(in: self, bounds: path.boundingRect)
        add([paint.fill(path, style, size: destination.size)])
    }

    /// Draws the outline of a path.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:style:)>.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        let paint = shading.paint(in: self, bounds: path.boundingRect)
        if paint.transform == nil {
            add([.stroke(path, paint.paint, style)])
        } else {
            add([paint.fill(path.strokedPath(style), size: destination.size)])
        }
    }

    /// Draws the outline of a path in a line `lineWidth` points wide.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:linewidth:)>.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws as one picture what `content` draws: opacity, mixing and filters apply to all of it at once.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/drawlayer(content:)>.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let list = try layer(content)
        if list.items.isEmpty { return }
        // The layer is drawn in the current coordinates, but on a picture of its own.
        add([.group(list, .none, size: destination.size)])
    }

    /// What `content` draws on a destination of its own.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let layer = Destination(destination.size, destination.inputs, symbol: destination.symbol)
        var context = GraphicsContext(layer)
        try content(&context)
        return layer.list
    }

    /// Draws from now on only inside a path.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/clip(to:style:options:)>.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let placed = path.applying(transform)
        guard options.contains(.inverse) else {
            return addClip(.clip(HashablePath(placed), style), bounds: placed.boundingRect)
        }
        // All there is, and more, with the path as a hole in it.
        var outside = Path(CGRect(origin: .zero, size: destination.size).insetBy(dx: -1e5, dy: -1e5))
        outside.addPath(placed)
        addClip(
            .clip(HashablePath(outside), FillStyle(eoFill: true, antialiased: style.isAntialiased)), bounds: .infinite)
    }

    /// Draws from now on only where `content` draws, as opaque as it is there.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/cliptolayer(opacity:options:content:)>.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var list = try layer(content)
        func wrap(_ effect: DisplayEffect) {
            list = DisplayList([DisplayItem(id: DisplayID(0), .group(list, effect, size: destination.size))])
        }
        if opacity < 1 { wrap(.opacity(max(opacity, 0))) }
        if !transform.isIdentity { wrap(.transform(transform)) }
        if options.contains(.inverse) {
            let all = Path(CGRect(origin: .zero, size: destination.size))
            wrap(.blendMode(.destinationOut))
            list.items.insert(DisplayItem(id: DisplayID(0), .fill(all, .color(.black), FillStyle())), at: 0)
            wrap(.none)
        }
        addClip(.mask(list), bounds: list.bounds)
    }

    /// How a clip is understood.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions>.
    nonisolated public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draw outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }
}
