import SwiftUI

/// A card for a wallet: gradients, shadows and a shine.
struct WalletCard: View {
    enum Kind: CaseIterable {
        case travel, music, books

        var colors: [Color] {
            switch self {
            case .travel: [.blue, .cyan]
            case .music: [.pink, Color(red: 0.9, green: 0.3, blue: 0.1)]
            case .books: [Color(hue: 0.3, saturation: 0.6, brightness: 0.5), .green]
            }
        }
    }

    let kind: Kind
    var isActive = true

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: kind.colors), startPoint: .topLeading, endPoint: .bottomTrailing)
                )
            Circle()
                .fill(
                    RadialGradient(
                        gradient: Gradient(stops: [
                            .init(color: .white.opacity(0.6), location: 0),
                            .init(color: .white.opacity(0), location: 1),
                        ]), center: .center, startRadius: 0, endRadius: 40)
                )
                .frame(width: 80, height: 80)
                .offset(x: 60, y: -30)
            Text(verbatim: "\(kind)")
                .foregroundColor(.white)
                .padding(10)
        }
        .frame(width: 120, height: 70)
        .compositingGroup()
        .shadow(color: kind.colors[0].opacity(0.4), radius: 6, x: 0, y: 3)
        .saturation(isActive ? 1 : 0)
        .blur(radius: isActive ? 0 : 2)
        .scaleEffect(isActive ? 1 : 0.9)
        .opacity(isActive ? 1 : 0.5)
    }
}

/// A wheel of hues, and a dial painted along a circle.
struct HueWheel: View {
    private let hues = stride(from: 0.0, through: 1.0, by: 0.25).map { Color(hue: $0, saturation: 1, brightness: 1) }

    var body: some View {
        HStack(spacing: 10) {
            Circle()
                .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 8)
            Circle()
                .trim(from: 0.25, to: 1)
                .stroke(
                    AngularGradient(
                        gradient: Gradient(colors: [.green, .red]), center: .center, startAngle: .degrees(90),
                        endAngle: .degrees(360)), style: StrokeStyle(lineWidth: 6, lineCap: .butt)
                )
                .padding(3)
            Ellipse()
                .fill(.ellipticalGradient(colors: [.yellow, .clear]))
            Rectangle()
                .fill(Color.indigo.gradient)
        }
        .frame(width: 190, height: 40)
    }
}

struct GradientCardsDemo: View {
    var body: some View {
        VStack(spacing: 12) {
            ForEach(WalletCard.Kind.allCases, id: \.self) { kind in
                WalletCard(kind: kind, isActive: kind != .books)
            }
            HueWheel()
        }
        .padding(20)
        .background {
            LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom)
        }
    }
}
