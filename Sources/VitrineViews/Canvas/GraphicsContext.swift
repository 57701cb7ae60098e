/// An immediate mode drawing destination, and its current state.
///
/// See <https://developer.apple.com/documentation/swiftui/graphicscontext>. A copy draws on the same destination with a
/// state of its own.
nonisolated public struct GraphicsContext {
    /// What was drawn, and what the size and environment are; copies share it.
    final class Destination {
        var list = DisplayList()
        let inputs: ViewInputs
        // A context that somebody keeps is of use no longer, and does no harm.
        private let host: ViewHost
        let size: CGSize
        /// The views that `resolveSymbol(id:)` finds.
        let symbol: SymbolFinder

        init(_ size: CGSize, _ inputs: __shared ViewInputs, symbol: @escaping SymbolFinder) {
            (self.size, self.inputs, self.symbol) = (size, inputs, symbol)
            host = inputs.host
        }
    }

    /// Gives the first view of which something holds.
    typealias SymbolFinder = ((ContainerValues) -> Bool) -> ResolvedSymbol?

    let destination: Destination
    var filters: [(Filter, CGAffineTransform)] = []
    var clips: [DisplayEffect] = []

    /// How opaque what is drawn from now on is, 0...1.
    public var opacity: Double = 1
    /// How what is drawn from now on is mixed with what is there.
    public var blendMode: BlendMode = .normal
    /// The transform from the coordinates that are drawn in to those of the canvas, in points.
    public var transform: CGAffineTransform = .identity
    /// A rectangle around what can be drawn on, in the coordinates of the canvas.
    public private(set) var clipBoundingRect: CGRect

    init(_ destination: Destination) {
        self.destination = destination
        clipBoundingRect = CGRect(origin: .zero, size: destination.size)
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { destination.inputs.environment }

    /// What `draw` shows on a canvas of `size` points.
    static func list(
        size: CGSize, _ inputs: ViewInputs, symbol: @escaping SymbolFinder = { _ in nil },
        _ draw: (inout GraphicsContext) -> Void
    ) -> DisplayList {
        let destination = Destination(size, inputs, symbol: symbol)
        var context = GraphicsContext(destination)
        draw(&context)
        return destination.list
    }

    /// Adds what is in the current coordinates, under all of the current state.
    func add(_ contents: [DisplayContent]) {
        if opacity <= 0 || contents.isEmpty { return }
        var list = DisplayList(contents.map(item))
        func wrap(_ effect: DisplayEffect) {
            list = DisplayList([item(.group(list, effect, size: destination.size))])
        }
        if !transform.isIdentity { wrap(.transform(transform)) }
        for (filter, transform) in filters { filter.effect(in: environment, transform).map(wrap) }
        for clip in clips.reversed() { wrap(clip) }
        if opacity < 1 { wrap(.opacity(opacity)) }
        if blendMode != .normal { wrap(.blendMode(blendMode)) }
        destination.list.items += list.items
    }

    private func item(_ content: DisplayContent) -> DisplayItem { DisplayItem(id: DisplayID(0), content) }

    mutating func addClip(_ effect: DisplayEffect, bounds: CGRect) {
        clips.append(effect)
        clipBoundingRect = clipBoundingRect.intersection(bounds)
    }
}

extension GraphicsContext {
    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn from now on, by points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates what is drawn from now on; positive angles turn clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies `matrix` to what is drawn from now on, before the transform there is.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Adds a filter to all that is drawn from now on.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:)>.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append((filter, transform))
    }
}
