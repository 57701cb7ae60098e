/// A variant of a symbol: filled, struck through, in a shape.
///
/// See <https://developer.apple.com/documentation/swiftui/symbolvariants>.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }

    /// No variant.
    public static let none = SymbolVariants()
    /// The symbol in a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// The symbol in a square.
    public static let square = SymbolVariants(shape: "square")
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// The filled symbol.
    public static let fill = SymbolVariants(isFilled: true)
    /// The symbol struck through.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant in a circle.
    public var circle: SymbolVariants { merged(with: .circle) }
    /// This variant in a square.
    public var square: SymbolVariants { merged(with: .square) }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { merged(with: .rectangle) }
    /// This variant filled.
    public var fill: SymbolVariants { merged(with: .fill) }
    /// This variant struck through.
    public var slash: SymbolVariants { merged(with: .slash) }

    /// Whether this variant has all that `other` has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    func merged(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The drawing of a symbol in this variant; one that the symbol does not have is left out.
    func artwork(of name: String) -> SymbolArtwork? {
        var found = name
        func take(_ word: String?) {
            guard let word, !found.split(separator: ".").contains(Substring(word)) else { return }
            let longer = found.hasSuffix(".fill") ? "\(found.dropLast(5)).\(word).fill" : "\(found).\(word)"
            if SymbolLibrary.artwork(longer) != nil { found = longer }
        }
        take(isSlashed ? "slash" : nil)
        take(shape)
        take(isFilled ? "fill" : nil)
        return SymbolLibrary.artwork(found)
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variant that symbols show in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/symbolvariants>.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Makes symbols in this view show in a variant, besides those that were asked for around it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)>.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.merged(with: variant) }
    }
}
