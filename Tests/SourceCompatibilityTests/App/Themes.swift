import SwiftUI

/// The look of an app, handed down by the environment.
struct Theme: Equatable {
    var accent: Color = .blue
    var surface: Color = .white
    var cornerRadius: CGFloat = 10
    var isCompact = false

    static let standard = Theme()
    static let sunset = Theme(accent: .orange, surface: Color(red: 1, green: 0.9, blue: 0.8), cornerRadius: 0)
}

extension EnvironmentValues {
    @Entry var theme = Theme.standard
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
    func compact() -> some View { transformEnvironment(\.theme) { $0.isCompact = true } }
}

/// Styles that ask the theme, usable wherever a style is.
struct ThemedStyle: ShapeStyle {
    var part: KeyPath<Theme, Color> & Sendable

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.theme[keyPath: part].opacity(environment.isEnabled ? 1 : 0.5)
    }
}

extension ShapeStyle where Self == ThemedStyle {
    static var themeAccent: Self { ThemedStyle(part: \.accent) }
    static var themeSurface: Self { ThemedStyle(part: \.surface) }
}

struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .padding(theme.isCompact ? 4 : 12)
            .background(.themeSurface, in: RoundedRectangle(cornerRadius: theme.cornerRadius))
            .overlay {
                RoundedRectangle(cornerRadius: theme.cornerRadius)
                    .strokeBorder(.themeAccent, lineWidth: 1)
            }
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

/// What it is on has its own accent in the dark.
struct DarkAccent: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    var light: Color
    var dark: Color

    func body(content: Content) -> some View {
        content.foregroundStyle(colorScheme == .dark ? dark : light)
    }
}

struct ThemesDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Plain")
                .card()
            VStack(spacing: 6) {
                Text("Warm")
                    .card()
                Text("Small")
                    .card()
                    .compact()
            }
            .theme(.sunset)
            Rectangle()
                .fill(.themeAccent)
                .frame(width: 20, height: 5)
                .environment(\.isEnabled, false)
            HStack {
                Circle()
                Circle()
                    .environment(\.colorScheme, .dark)
            }
            .modifier(DarkAccent(light: .black, dark: .white))
            .frame(height: 10)
            Text("Tinted")
                .foregroundStyle(.tint)
                .tint(.purple)
        }
    }
}
