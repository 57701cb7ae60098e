nonisolated struct ForegroundStyleModifier<Primary, Secondary, Tertiary>: PathModifier
where Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle {
    typealias Body = Never
    var primary: Primary
    var secondary: Secondary?
    var tertiary: Tertiary?

    static var kind: PathModifierKind { .environment }
    func modify(_ environment: inout EnvironmentValues) {
        var styles = [AnyShapeStyle(primary)]
        if let secondary { styles.append(AnyShapeStyle(secondary)) }
        if let tertiary { styles.append(AnyShapeStyle(tertiary)) }
        environment.foregroundStyles = ForegroundStyles(styles, outer: environment.foregroundStyles)
    }
}
extension ForegroundStyleModifier: Equatable where Primary: Equatable, Secondary: Equatable, Tertiary: Equatable {}

nonisolated struct ForegroundColorModifier: PathModifier, Equatable {
    typealias Body = Never
    var color: Color?

    static var kind: PathModifierKind { .environment }
    func modify(_ environment: inout EnvironmentValues) {
        environment.foregroundStyles = color.map {
            ForegroundStyles([AnyShapeStyle($0)], outer: environment.foregroundStyles)
        }
    }
}

extension View {
    /// Sets the style of the foreground elements displayed by this view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>.
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(ForegroundStyleModifier<S, S, S>(primary: style))
    }

    /// Sets the primary and secondary levels of the foreground style in the child view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)>.
    nonisolated public func foregroundStyle<S1, S2>(
        _ primary: S1, _ secondary: S2
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        modifier(ForegroundStyleModifier<S1, S2, S2>(primary: primary, secondary: secondary))
    }

    /// Sets the primary, secondary and tertiary levels of the foreground style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:)>.
    nonisolated public func foregroundStyle<S1, S2, S3>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        modifier(ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
    }

    /// Sets the colour of the foreground elements displayed by this view; nil brings back the system's.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)>.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundColorModifier(color: color))
    }
}
