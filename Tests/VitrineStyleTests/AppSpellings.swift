import SwiftUI
import Testing

// As an app writes it. That this compiles is the test.

private struct Star: Shape {
    var points = 5
    var inset: CGFloat = 0.4

    var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for i in 0..<points * 2 {
            let radius = min(rect.width, rect.height) / 2 * (i.isMultiple(of: 2) ? 1 : inset)
            let angle = Double(i) * .pi / Double(points)
            let point = CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

private struct Arc: InsettableShape {
    var insetAmount = 0.0
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
                startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

private struct Badge<Style: ShapeStyle>: View {
    var style: Style
    var shape = AnyShape(.capsule)
    @State private var isOn = false

    var body: some View {
        ZStack {
            shape.fill(style)
            Star().stroke(.white, lineWidth: 2)
            Arc().strokeBorder(.blue, lineWidth: 10)
            Circle()
                .trim(from: 0, to: isOn ? 0.75 : 0.5)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
        .tint(.orange)
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
        .clipShape(.rect(cornerRadius: 12))
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .opacity(isOn ? 1 : 0.5)
        .scaleEffect(isOn ? 1.1 : 1, anchor: .topLeading)
        .scaleEffect(x: -1)
        .cornerRadius(8)
        .border(.separator)
        .border(Color.gray.opacity(0.3), width: 2)
        .compositingGroup()
        .blur(radius: 2)
        .hidden()
    }
}

private struct Swatches: View {
    let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown]
    var body: some View {
        HStack {
            ForEach(colors, id: \.self) { color in
                RoundedRectangle(cornerRadius: 4)
                    .fill(color.gradient)
                    .stroke(color.mix(with: .black, by: 0.2), lineWidth: 1)
                    .frame(width: 20, height: 20)
            }
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Rectangle().fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
            Rectangle().fill(
                LinearGradient(gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing))
            Circle().fill(.radialGradient(colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 50))
            Circle().fill(AngularGradient(colors: colors, center: .center))
            Capsule().fill(.ultraThinMaterial)
            Ellipse().fill(.tint)
            Ellipse().fill(.tint.opacity(0.2))
            Rectangle().fill(.red.opacity(0.2))
            Rectangle().foregroundColor(.secondary)
            Rectangle().foregroundStyle(.primary, .secondary)
            Rectangle().foregroundStyle(.red, .green, .blue)
            Rectangle().fill(Color(red: 0.2, green: 0.3, blue: 0.4))
            Rectangle().fill(Color(hue: 0.5, saturation: 1, brightness: 1))
            Rectangle().fill(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5))
            Rectangle().fill(Color(white: 0.9)).stroke(.quaternary)
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(style: FillStyle(eoFill: true))
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke(lineWidth: 1)
            Color.primary
            Color.clear.frame(height: 0)
            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).inset(by: 1).stroke(.background.secondary)
            Badge(style: .red)
            Badge(style: .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), shape: AnyShape(.circle))
        }
    }
}

@MainActor @Suite struct AppSpellingTests {
    @Test func whatAnAppWritesIsDrawn() {
        _ = Swatches().body
        _ = Badge(style: .blue).body
    }
}
