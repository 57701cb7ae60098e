/// How the parts of a symbol are coloured.
///
/// See <https://developer.apple.com/documentation/swiftui/symbolrenderingmode>.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode { case monochrome, hierarchical, palette, multicolor }
    private var mode: Mode

    /// One colour for all parts.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// One colour, weaker in the parts that stand behind.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The levels of the foreground style for the parts.
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// The symbol's own colours; the drawings here have none, so that it is monochrome.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)

    private var hasLevels: Bool { mode == .hierarchical || mode == .palette }

    /// Whether what is cut out of a filled shape in one colour is shown in a colour of its own.
    var showsHoles: Bool { hasLevels }

    /// The level of the foreground style that colours a part.
    func level(of part: SymbolArtwork.Part) -> Int { hasLevels ? part.level : 0 }

    func warnIfUnsupported() {
        guard mode == .multicolor else { return }
        VitrineLog.warnOnce("symbols have no colours of their own here; .multicolor shows them in one")
    }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How the parts of symbols are coloured; nil leaves it to the symbol.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/symbolrenderingmode>.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How large symbols are beside their text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/imagescale>.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the parts of symbols in this view are coloured.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)>.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets how large symbols in this view are beside their text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/imagescale(_:)>.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
