private enum DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ClipsScrolledContentKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Where scroll views begin.
    package var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }
    /// Whether scroll views cut off what is outside of them.
    package var clipsScrolledContent: Bool {
        get { self[ClipsScrolledContentKey.self] }
        set { self[ClipsScrolledContentKey.self] = newValue }
    }
    /// Whether users can scroll.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled>.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}
