import SwiftUI

// A note says itself how it hangs: how far it is turned, how far it is moved, what it is pinned with. The three belong
// together, so that they are one container value, of a type of their own.

struct PinPlacement {
    var rotation: Angle = .zero
    var xOffset: CGFloat = 0
    var head: Color = .red
}

extension ContainerValues {
    @Entry var pin: PinPlacement = PinPlacement()
}

extension View {
    func pin(rotation: Angle = .zero, xOffset: CGFloat = 0, head: Color = .red) -> some View {
        containerValue(\.pin, PinPlacement(rotation: rotation, xOffset: xOffset, head: head))
    }
}

/// Deals its subviews into columns, as notes on a board.
struct PinBoard<Content: View>: View {
    var columns = 3
    @ViewBuilder var content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Group(subviews: content) { subviews in
            HStack(alignment: .top, spacing: 26) {
                ForEach(0..<columns, id: \.self) { column in
                    VStack(spacing: 30) {
                        ForEach(subviews.indices.filter { $0 % columns == column }, id: \.self) { index in
                            let pin = subviews[index].containerValues.pin
                            Note(head: pin.head) { subviews[index] }
                                .rotationEffect(pin.rotation, anchor: .top)
                                .offset(x: pin.xOffset)
                        }
                    }
                    .frame(width: 200)
                }
            }
        }
        .padding(.horizontal, 44)
        .padding(.vertical, 48)
        .background { Felt(isDark: colorScheme == .dark) }
    }
}

/// Paper stays as light as it is when the room gets dark.
private struct Note<Content: View>: View {
    var head: Color
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            content
        }
        .foregroundStyle(Color(red: 0.17, green: 0.19, blue: 0.24))
        .padding(.horizontal, 16)
        .padding(.top, 24)
        .padding(.bottom, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
        .background {
            UnevenRoundedRectangle(bottomTrailingRadius: 22)
                .fill(
                    LinearGradient(
                        colors: [Color(red: 1, green: 0.99, blue: 0.94), Color(red: 0.98, green: 0.95, blue: 0.85)],
                        startPoint: .top, endPoint: .bottom)
                )
                .shadow(color: .black.opacity(0.4), radius: 5, x: 2, y: 4)
        }
        .overlay(alignment: .top) {
            PinHead(color: head)
        }
        .environment(\.colorScheme, .light)
    }
}

private struct PinHead: View {
    var color: Color

    var body: some View {
        ZStack {
            Circle()
                .fill(color.gradient)
                .frame(width: 18, height: 18)
                .shadow(color: .black.opacity(0.45), radius: 2, x: 2, y: 4)
            Circle()
                .fill(.white.opacity(0.55))
                .frame(width: 5, height: 5)
                .offset(x: -3, y: -3)
        }
        .offset(y: -7)
    }
}

private struct Felt: View {
    var isDark: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(
                RadialGradient(
                    colors: isDark
                        ? [Color(red: 0.14, green: 0.24, blue: 0.23), Color(red: 0.07, green: 0.13, blue: 0.13)]
                        : [Color(red: 0.36, green: 0.56, blue: 0.52), Color(red: 0.24, green: 0.43, blue: 0.40)],
                    center: .center, startRadius: 40, endRadius: 460)
            )
            .strokeBorder(isDark ? Color(white: 0.22) : Color(white: 0.93), lineWidth: 8)
    }
}

private struct Errand: Identifiable {
    var id: String { title }
    var title: String
    var symbol: String
    var tilt: Double
}

private let errands = [
    Errand(title: "Return the books", symbol: "books.vertical", tilt: -4),
    Errand(title: "Water the tomatoes", symbol: "leaf", tilt: 3),
    Errand(title: "Train at 17:40", symbol: "tram", tilt: -2),
]

#Preview("Pin board", traits: .sizeThatFitsLayout) {
    PinBoard {
        VStack(alignment: .leading, spacing: 4) {
            Text("Market")
                .font(.headline)
            Text("bread, two lemons, basil, some olive oil")
                .font(.callout)
        }
        .pin(rotation: .degrees(-3), xOffset: -6, head: .orange)

        Text("“What is pinned can still be turned.”")
            .font(.system(.title3, design: .serif).italic())
            .pin(rotation: .degrees(2.5), xOffset: 8, head: .blue)

        VStack(alignment: .leading, spacing: 8) {
            Label("Ferry", systemImage: "ferry")
                .font(.headline)
            Divider()
            Text("out on Friday at 08:15, back on Sunday at 19:00")
        }
        .font(.callout)
        .pin(rotation: .degrees(1.5), head: .purple)

        ForEach(errands) { errand in
            Label(errand.title, systemImage: errand.symbol)
                .font(.callout.weight(.medium))
                .pin(rotation: .degrees(errand.tilt), xOffset: errand.tilt * 3, head: .green)
        }

        Group {
            Text("Call Hannah")
            Text("Pay the rent")
        }
        .font(.headline)
        .pin(rotation: .degrees(-1.5), xOffset: 10)

        Text("Straight, as notes are that do not say otherwise")
            .font(.callout)
    }
}
