/// How much room the user interface has. See <https://developer.apple.com/documentation/swiftui/userinterfacesizeclass>.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// How much room there is from side to side: nil unless somebody says, for a picture is no device.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass>.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: nil unless somebody says.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/verticalsizeclass>.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
