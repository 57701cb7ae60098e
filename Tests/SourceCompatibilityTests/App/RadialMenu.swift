import SwiftUI

private struct RingWeight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

extension View {
    func ringWeight(_ weight: CGFloat) -> some View {
        layoutValue(key: RingWeight.self, value: weight)
    }
}

/// Subviews around a circle; a heavier one takes more of it.
struct RadialLayout: Layout {
    var startAngle: Angle = .degrees(-90)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.reduce(0) { $0 + $1[RingWeight.self] }
        let radius = bounds.width / 2 - (subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0) / 2
        var angle = startAngle
        for subview in subviews {
            let point = CGPoint(
                x: bounds.midX + radius * cos(angle.radians),
                y: bounds.midY + radius * sin(angle.radians))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
            angle += .degrees(360 * Double(subview[RingWeight.self] / total))
        }
    }
}

struct RadialMenu<Center: View, Items: View>: View {
    let center: Center
    let items: Items

    init(@ViewBuilder center: () -> Center, @ViewBuilder items: () -> Items) {
        self.center = center()
        self.items = items()
    }

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
            center
            RadialLayout {
                Group(subviews: items) { subviews in
                    ForEach(subviews) { item in
                        item
                            .frame(width: 40, height: 40)
                            .background(.orange)
                            .clipShape(.circle)
                    }
                }
            }
        }
    }
}

struct RadialMenuDemo: View {
    var body: some View {
        RadialMenu {
            Text("Menu")
        } items: {
            Text("N")
            Text("E")
            Text("S")
            Text("W")
        }
        .frame(width: 240, height: 240)
    }
}
