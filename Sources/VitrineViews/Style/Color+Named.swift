// A colour and a style are asked for by the same names: `Color.red`, `.fill(.red)`. Each is declared once, as the style's:
// `Color` has them by being one. Twice, every `Color.red` would be an overload, and bodies that nest a few containers
// with such backgrounds would take the compiler seconds.
extension ShapeStyle where Self == Color {
    /// A context-dependent red.
    nonisolated public static var red: Color { Color(.system(.red)) }
    /// A context-dependent orange.
    nonisolated public static var orange: Color { Color(.system(.orange)) }
    /// A context-dependent yellow.
    nonisolated public static var yellow: Color { Color(.system(.yellow)) }
    /// A context-dependent green.
    nonisolated public static var green: Color { Color(.system(.green)) }
    /// A context-dependent mint.
    nonisolated public static var mint: Color { Color(.system(.mint)) }
    /// A context-dependent teal.
    nonisolated public static var teal: Color { Color(.system(.teal)) }
    /// A context-dependent cyan.
    nonisolated public static var cyan: Color { Color(.system(.cyan)) }
    /// A context-dependent blue.
    nonisolated public static var blue: Color { Color(.system(.blue)) }
    /// A context-dependent indigo.
    nonisolated public static var indigo: Color { Color(.system(.indigo)) }
    /// A context-dependent purple.
    nonisolated public static var purple: Color { Color(.system(.purple)) }
    /// A context-dependent pink.
    nonisolated public static var pink: Color { Color(.system(.pink)) }
    /// A context-dependent brown.
    nonisolated public static var brown: Color { Color(.system(.brown)) }
    /// A white colour, the same in light and dark.
    nonisolated public static var white: Color { Color(.system(.white)) }
    /// A context-dependent gray.
    nonisolated public static var gray: Color { Color(.system(.gray)) }
    /// A black colour, the same in light and dark.
    nonisolated public static var black: Color { Color(.system(.black)) }
    /// A clear colour.
    nonisolated public static var clear: Color { Color(.system(.clear)) }
    /// The accent colour: the one set with `accentColor(_:)`, or the system's blue.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/accentcolor>.
    nonisolated public static var accentColor: Color { Color(.accent) }
}

extension Color {
    /// The colour to use for primary content.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/primary>.
    nonisolated public static var primary: Color { Color(.label(0)) }
    /// The colour to use for secondary content.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/secondary>.
    nonisolated public static var secondary: Color { Color(.label(1)) }
}
