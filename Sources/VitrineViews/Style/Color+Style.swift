extension Color: ShapeStyle {
    /// Evaluates this colour to a resolved colour in an environment.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/resolve(in:)>.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .components(let resolved): return resolved
        case .system(let color): return Resolved(color.rgba(environment.colorScheme))
        case .label(let level): return Resolved(environment.labelColor(level: Int(level)))
        case .accent:
            return environment.accentColor?.resolve(in: environment)
                ?? Resolved(SystemColor.blue.rgba(environment.colorScheme))
        case .custom(let color): return color.resolve(environment)
        case .opacity(let base, let opacity):
            var resolved = base.resolve(in: environment)
            resolved.opacity *= Float(opacity)
            return resolved
        case .mix(let a, let b, let fraction, let space):
            return space.mix(a.resolve(in: environment), b.resolve(in: environment), Float(fraction))
        }
    }
}

extension Color: CustomStringConvertible {
    /// A textual representation: the name, or the components in hexadecimal.
    nonisolated public var description: String {
        switch provider {
        case .components(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][Int(min(level, 3))]
        case .accent: "accentColor"
        // C3-13, C3-14.
        case .opacity(let base, let opacity): "\(percent(opacity))% \(base)"
        case .mix(let a, let b, let fraction, _): "\(percent(fraction))% \(b) in \(a)"
        case .custom: "custom color"
        }
    }

    nonisolated private func percent(_ share: Double) -> String {
        share.isFinite ? String(format: "%.0f", (share * 100).rounded()) : "\(share)"
    }
}

extension Color {
    /// Multiplies the opacity of the colour by the given amount, 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/opacity(_:)>.
    nonisolated public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// Returns the colour mixed with `rhs` by the amount specified by `fraction`, 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:)>.
    nonisolated public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(self, rhs, max(0, min(fraction, 1)), colorSpace))
    }

    /// The standard gradient for the colour.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/gradient>. How much lighter its top is was not
    /// measured; a fifth of the way to white is near to what one sees.
    nonisolated public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
