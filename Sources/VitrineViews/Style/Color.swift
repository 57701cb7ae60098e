/// A representation of a colour that adapts to the environment it is shown in.
///
/// See <https://developer.apple.com/documentation/swiftui/color>. As a view it takes all the space it is offered.
nonisolated public struct Color: Hashable, Sendable {
    package var provider: Provider

    /// Where the components come from. One word; those that most colours are need no memory of their own.
    package enum Provider: Hashable, Sendable {
        indirect case components(Resolved)
        case system(SystemColor)
        /// The colour of labels at a level, counted from 0 (primary).
        case label(UInt8)
        case accent
        indirect case opacity(Color, Double)
        indirect case mix(Color, Color, Double, Gradient.ColorSpace)
        indirect case custom(CustomColor)
    }

    package init(_ provider: Provider) { self.provider = provider }

    /// A profile that specifies how to interpret a colour value for display.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/rgbcolorspace>.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The extended red, green, blue (sRGB) colour space.
        case sRGB
        /// The extended sRGB colour space with a linear transfer function.
        case sRGBLinear
        /// The Display P3 colour space.
        case displayP3
    }

    /// Creates a constant colour from red, green and blue component values of 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)>.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .components(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a constant grayscale colour; 0 is black, 1 white.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/init(_:white:opacity:)>.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a constant colour from hue, saturation and brightness values of 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/init(hue:saturation:brightness:opacity:)>.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // A hue of 1 is red again (C3-16).
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a constant colour with the values of a resolved one.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/init(_:)>.
    public init(_ resolved: Resolved) { provider = .components(resolved) }

    /// Creates a colour from a style that resolves to one.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Resolved {
        provider = .custom(CustomColor(color))
    }
}

/// A colour that is a style of somebody's own.
nonisolated package struct CustomColor: Hashable, @unchecked Sendable {
    // Unchecked: a ShapeStyle is Sendable, but AnyHashable forgets that.
    private let identity: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        identity = AnyHashable(color)
        resolve = { color.resolve(in: $0) }
    }

    package static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
