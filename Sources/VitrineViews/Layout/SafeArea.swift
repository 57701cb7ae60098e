/// Kinds of safe areas. There are none of any kind here: a picture has no bars and no keyboard over it.
///
/// See <https://developer.apple.com/documentation/swiftui/safearearegions>.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the device and the containers around a view cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What a keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view into safe areas. As there are none, the view has all the space already.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// Extends the view into safe areas, as `ignoresSafeArea(_:edges:)` does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:)>.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
