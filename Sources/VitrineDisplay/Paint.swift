/// What a shape or a text is filled with; all points are in the item's own coordinates.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    indirect case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
    indirect case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    indirect case angularGradient([GradientStop], center: CGPoint, startAngle: Angle, endAngle: Angle)

    package func opacity(_ opacity: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.color.opacity(opacity), at: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .linearGradient(let stops, let start, let end): return .linearGradient(fade(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let r0, let r1):
            return .radialGradient(fade(stops), center: center, startRadius: r0, endRadius: r1)
        case .angularGradient(let stops, let center, let a0, let a1):
            return .angularGradient(fade(stops), center: center, startAngle: a0, endAngle: a1)
        }
    }
}

/// A colour at a place (0...1) of a gradient.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    package var location: CGFloat
    package init(_ color: RGBA, at location: CGFloat) { (self.color, self.location) = (color, location) }
}
