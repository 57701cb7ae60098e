/// A number that grows and shrinks with the Dynamic Type size, such as a distance beside text (points).
///
/// See <https://developer.apple.com/documentation/swiftui/scaledmetric>.
@propertyWrapper nonisolated public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    /// A number that scales as the body style does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:)>.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A number that scales as a text style does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:relativeto:)>.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style) = (wrappedValue, textStyle)
    }

    /// The number at the environment's Dynamic Type size; outside of a body, at the default size.
    public var wrappedValue: Value { scaled ?? base }

    public mutating func _link(_ context: inout _DynamicPropertyContext) { scale(in: context.environment) }

    private mutating func scale(in environment: EnvironmentValues) {
        let size = environment.dynamicTypeSize
        scaled = size == .large ? base : Value(TypographyTable.scale(CGFloat(base), as: style, at: size))
    }
    public static var _readsEnvironment: Bool { true }

    public func _isOutdated(in environment: EnvironmentValues) -> Bool {
        var new = self
        new.scale(in: environment)
        return scaled != new.scaled
    }

    public func _isSame(as new: Self) -> Bool { base == new.base && style == new.style }
}

extension ScaledMetric: WatchedProperty {
    package var mark: any ChangeMark { ValueMark(scaled) }
}
