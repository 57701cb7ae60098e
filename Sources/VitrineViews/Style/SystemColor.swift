/// The colours that have a name, in sRGB (C3-02).
nonisolated package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear

    package func rgba(_ scheme: ColorScheme) -> RGBA {
        if self == .clear { return .clear }
        let values = components
        let (red, green, blue) = scheme == .dark ? values.dark : values.light
        return RGBA(Float(red) / 255, Float(green) / 255, Float(blue) / 255)
    }

    private typealias Bytes = (Int, Int, Int)
    private var components: (light: Bytes, dark: Bytes) {
        switch self {
        case .red: ((255, 56, 60), (255, 66, 69))
        case .orange: ((255, 141, 40), (255, 146, 48))
        case .yellow: ((255, 204, 0), (255, 214, 0))
        case .green: ((52, 199, 89), (48, 209, 88))
        case .mint: ((0, 200, 179), (0, 218, 195))
        case .teal: ((0, 195, 208), (0, 210, 224))
        case .cyan: ((0, 192, 232), (60, 211, 254))
        case .blue: ((0, 136, 255), (0, 145, 255))
        case .indigo: ((97, 85, 245), (109, 124, 255))
        case .purple: ((203, 48, 224), (219, 52, 242))
        case .pink: ((255, 45, 85), (255, 55, 95))
        case .brown: ((172, 127, 94), (183, 138, 102))
        case .gray: ((142, 142, 147), (142, 142, 147))
        case .black, .clear: ((0, 0, 0), (0, 0, 0))
        case .white: ((255, 255, 255), (255, 255, 255))
        }
    }
}

extension EnvironmentValues {
    /// The colour of text and symbols at a level, counted from 0 (C3-06 … C3-08).
    nonisolated package func labelColor(level: Int) -> RGBA {
        let isDark = colorScheme == .dark
        if level <= 0 { return isDark ? .white : .black }
        let tint = isDark ? RGBA(235 / 255, 235 / 255, 245 / 255) : RGBA(60 / 255, 60 / 255, 67 / 255)
        // The fifth level was not measured.
        let opacities = isDark ? [0.6, 0.3, 0.16, 0.1] : [0.6, 0.3, 0.18, 0.1]
        return tint.opacity(opacities[min(level, opacities.count) - 1])
    }
}
