/// A change of every colour a view shows.
nonisolated struct ColorFilterEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var filter: ColorFilter
    /// How strong the filter is, where it can be more or less so.
    var animatableData: Double {
        get {
            switch filter {
            case .brightness(let x), .contrast(let x), .saturation(let x), .grayscale(let x): x
            case .hueRotation(let angle): angle.animatableData
            case .invert, .multiply, .luminanceToAlpha: 0
            }
        }
        set {
            switch filter {
            case .brightness: filter = .brightness(newValue)
            case .contrast: filter = .contrast(newValue)
            case .saturation: filter = .saturation(newValue)
            case .grayscale: filter = .grayscale(newValue)
            case .hueRotation: filter = .hueRotation(.radians(newValue / 128))
            case .invert, .multiply, .luminanceToAlpha: break
            }
        }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        .effect(.colorFilter(filter))
    }
}

/// A multiplication by a colour, which depends on the colour scheme.
nonisolated struct ColorMultiplyEffect: EffectModifier, Equatable, AnimatedDeclaration {
    typealias Body = Never
    var color: Color

    func moving(in environment: EnvironmentValues) -> ColorVector { color.movingColor(in: environment) }
    mutating func setMoving(_ moving: ColorVector, in environment: EnvironmentValues) {
        color.setMovingColor(moving, in: environment)
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        let paint = color._paint(_PaintContext(environment: environment, bounds: CGRect(origin: .zero, size: size)))
        guard case .color(let value) = paint.paint else { return .unchanged }
        return .effect(.colorFilter(.multiply(value)))
    }
}

extension View {
    private nonisolated func filter(_ filter: ColorFilter) -> some View { modifier(ColorFilterEffect(filter: filter)) }

    /// Brightens this view by `amount`: 0 changes nothing, 1 is white.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/brightness(_:)>.
    nonisolated public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

    /// Sets the contrast between the colours of this view: 1 changes nothing, 0 is grey.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/contrast(_:)>.
    nonisolated public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

    /// Sets how strong the colours of this view are: 1 changes nothing, 0 is grey.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/saturation(_:)>.
    nonisolated public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

    /// Adds grey to this view: 0 changes nothing, 1 leaves no colour.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/grayscale(_:)>.
    nonisolated public func grayscale(_ amount: Double) -> some View { filter(.grayscale(amount)) }

    /// Turns the hues of this view by `angle`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/huerotation(_:)>.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

    /// Inverts the colours of this view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/colorinvert()>.
    nonisolated public func colorInvert() -> some View { filter(.invert) }

    /// Multiplies the colours of this view by `color`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/colormultiply(_:)>.
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyEffect(color: color)) }

    /// Makes this view black, and as transparent as it was dark: a mask of its lightness.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/luminancetoalpha()>.
    nonisolated public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }
}
