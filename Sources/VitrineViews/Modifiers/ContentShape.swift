/// What a content shape is for: touch, previews, focus. See <https://developer.apple.com/documentation/swiftui/contentshapekinds>.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touch and accessibility.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews of what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect of a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring of focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// What accessibility shows.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets the shape in which the view is touched; how it looks does not change. Nobody asks for the
    /// shape yet: what acts on taps does so in all of its frame.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)>.
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }

    /// Sets the shape of the view for some kinds of use; how it looks does not change.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)>.
    nonisolated public func contentShape<S>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape { self }
}
