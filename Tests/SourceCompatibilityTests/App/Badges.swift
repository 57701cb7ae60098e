import SwiftUI

// Shapes, colours and effects as an app puts them together.

struct Wedge: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle, endAngle: endAngle,
            clockwise: false)
        path.closeSubpath()
        return path
    }
}

extension Color {
    static let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
    init(hex: UInt32) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
    }
}

extension ShapeStyle where Self == Color {
    static var badgeBackground: Color { Color(hex: 0xFFCC00) }
}

struct Badge<Content: View, S: Shape>: View {
    var shape: S
    var isHighlighted = false
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(.body, design: .rounded, weight: .bold))
            .foregroundStyle(isHighlighted ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
            .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
            .background(isHighlighted ? Color.brand.gradient : Color.white.gradient, in: shape)
            .overlay { shape.stroke(.badgeBackground, lineWidth: 1) }
            .clipShape(shape)
            .shadow(radius: isHighlighted ? 4 : 0)
    }
}

struct BadgesDemo: View {
    let colors: [Color] = [.red, .green, .blue]

    var body: some View {
        VStack(spacing: 8) {
            Badge(shape: .capsule, isHighlighted: true) { Text("New") }
            Badge(shape: RoundedRectangle(cornerRadius: 4)) { Text("Old") }
                .tint(.pink)
            Badge(shape: .rect(cornerRadius: 3)) { Text("Box") }
            ZStack {
                ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
                    Wedge(startAngle: .degrees(Double(index) * 120), endAngle: .degrees(Double(index + 1) * 120))
                        .fill(color)
                }
                Circle().inset(by: 15).fill(.background)
            }
            .frame(width: 60, height: 60)
            .compositingGroup()
            Color.brand
                .opacity(0.5)
                .frame(width: 60, height: 10)
                .blur(radius: 2)
                .clipped()
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 60, y: 10))
            }
            .stroke(.primary, style: .init(lineWidth: 2, lineCap: .round))
            .frame(width: 60, height: 10)
        }
        .padding(.all, 10)
        .foregroundStyle(.primary, .secondary)
    }
}
