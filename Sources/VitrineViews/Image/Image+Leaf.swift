extension Image: View, LeafView {
    /// What an image is in its environment.
    package enum Resolved {
        case picture(LoadedImage)
        case symbol(PlacedSymbol)
        case drawing(ImageDrawing, ViewInputs)
        /// Nothing is known by that name: no size (A1-16).
        case missing
    }

    nonisolated package func resolve(_ inputs: ViewInputs) -> Resolved {
        switch source {
        case .loaded(let image): return .picture(image)
        case .drawing(let drawing): return .drawing(drawing, inputs)
        case .symbol(let name):
            return PlacedSymbol(name, renderingMode: symbolRenderingMode, inputs.environment).map { .symbol($0) }
                ?? .missing
        case .named(let name, let bundle):
            guard let loader = inputs.host.imageLoader else {
                VitrineLog.warnOnce("there is no picture “\(name)”: nobody here can read pictures")
                return .missing
            }
            let image = loader.image(named: name, in: bundle?.resourceURL, scale: inputs.host.displayScale)
            return image.map { .picture($0) } ?? .missing
        }
    }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Resolved) -> CGSize {
        if case .missing = resolved { return .zero }
        let size = resolved.size
        if resizing == nil { return size }
        // A1-20, A1-21.
        return CGSize(width: max(proposal.width ?? size.width, 0), height: max(proposal.height ?? size.height, 0))
    }

    nonisolated package func lengthRange(along axis: Axis, _ resolved: Resolved) -> LengthRange? {
        if case .missing = resolved { return .rigid(0) }
        if resizing != nil { return .flexible }
        return .rigid(axis == .horizontal ? resolved.size.width : resolved.size.height)
    }

    nonisolated package func explicitAlignment(
        _ key: AlignmentKey, at size: CGSize, _ resolved: Resolved
    ) -> CGFloat? {
        guard case .symbol(let symbol) = resolved, key.kind == .firstBaseline || key.kind == .lastBaseline else {
            return nil
        }
        return size.height - symbol.drop
    }

    nonisolated package func record(_ resolved: Resolved, into leaf: inout LeafRecorder) {
        let (size, environment) = (leaf.size, leaf.environment)
        for content in contents(resolved, size: size, environment) { leaf.add(content) }
    }

    /// What shows the image in a box of `size` points at the origin.
    func contents(_ resolved: Resolved, size: CGSize, _ environment: EnvironmentValues) -> [DisplayContent] {
        guard size.width > 0, size.height > 0 else { return [] }
        switch resolved {
        case .missing: return []
        case .symbol(let symbol): return symbol.contents(in: size, environment)
        case .picture(let image):
            return colored(
                StretchedImage(image, resizing, interpolation.display).contents(in: size), size, environment)
        case .drawing(let drawing, let inputs):
            let list = drawing.list(inputs)
            let transform = CGAffineTransform(
                scaleX: size.width / drawing.size.width, y: size.height / drawing.size.height)
            let content = DisplayContent.group(list, .transform(transform), size: size)
            return colored([content], size, environment)
        }
    }

    /// As a template, the foreground style is seen through the image.
    private func colored(
        _ contents: [DisplayContent], _ size: CGSize, _ environment: EnvironmentValues
    ) -> [DisplayContent] {
        guard renderingMode == .template else { return contents }
        let bounds = CGRect(origin: .zero, size: size)
        let paint = environment.foregroundShapePaint(level: 0, bounds: bounds)
        let mask = DisplayList(contents.map { DisplayItem(id: DisplayID(0), $0) })
        let fill = DisplayList([DisplayItem(id: DisplayID(0), paint.fill(Path(bounds), size: size))])
        return [.group(fill, .mask(mask), size: size)]
    }
}

extension Image.Resolved {
    /// In points.
    var size: CGSize {
        switch self {
        case .picture(let image): image.size
        case .symbol(let symbol): symbol.size
        case .drawing(let drawing, _): drawing.size
        case .missing: .zero
        }
    }
}

extension _ShapePaint {
    /// The inside of a path in this paint.
    func fill(_ path: Path, _ style: FillStyle = FillStyle(), size: CGSize) -> DisplayContent {
        guard let transform else { return .fill(path, paint, style) }
        let inside = DisplayItem(id: DisplayID(0), .fill(path.applying(transform.inverted()), paint, style))
        return .group(DisplayList([inside]), .transform(transform), size: size)
    }
}
