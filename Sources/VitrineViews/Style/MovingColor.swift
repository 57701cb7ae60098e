/// A colour on its way: the components in sRGB, with gamma, each as strong as the colour is opaque.
package struct ColorVector: VectorArithmetic {
    fileprivate var components: SIMD4<Double>

    fileprivate init(_ components: SIMD4<Double>) { self.components = components }

    package static var zero: ColorVector { ColorVector(.zero) }
    package static func + (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.components + b.components) }
    package static func - (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.components - b.components) }
    package mutating func scale(by factor: Double) { components *= factor }
    package var magnitudeSquared: Double { (components * components).sum() }
}

extension ColorVector {
    package init(_ color: RGBA) {
        let alpha = Double(color.alpha)
        components = SIMD4(
            Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    }

    package var rgba: RGBA {
        let alpha = components.w
        if alpha <= 0 { return RGBA(0, 0, 0, 0) }
        // A spring may shoot over what there is.
        func component(_ x: Double) -> Float { Float(min(max(x / alpha, 0), 1)) }
        return RGBA(component(components.x), component(components.y), component(components.z), Float(min(alpha, 1)))
    }
}

extension ShapeStyle {
    /// The colour that the style is, if it is a `Color`. Other styles are there at once.
    nonisolated func movingColor(in environment: EnvironmentValues) -> ColorVector {
        (self as? Color).map { ColorVector($0.resolve(in: environment).rgba) } ?? .zero
    }

    nonisolated mutating func setMovingColor(_ color: ColorVector, in environment: EnvironmentValues) {
        guard let own = self as? Color, own.movingColor(in: environment) != color else { return }
        self = Color(Color.Resolved(color.rgba)) as! Self
    }
}
