import SwiftUI

/// A row that becomes a column when text is large.
struct TypeSizeStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    var spacing: CGFloat?
    @ViewBuilder var content: () -> Content

    var body: some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: spacing))
        layout(content)
    }
}

/// Views on a circle, or on each other.
struct RingLayout: Layout {
    var radius: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 2 * radius, height: 2 * radius)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let angle = Angle.degrees(360 / Double(subviews.count) * Double(index))
            subview.place(
                at: CGPoint(
                    x: bounds.midX + radius * CGFloat(cos(angle.radians)),
                    y: bounds.midY + radius * CGFloat(sin(angle.radians))), anchor: .center, proposal: .unspecified)
        }
    }
}

struct ArrangedDots: View {
    enum Arrangement: String, CaseIterable {
        case row, column, pile, ring

        var layout: AnyLayout {
            switch self {
            case .row: AnyLayout(HStackLayout(spacing: 2))
            case .column: AnyLayout(VStackLayout(spacing: 2))
            case .pile: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
            case .ring: AnyLayout(RingLayout(radius: 20))
            }
        }
    }

    var arrangement: Arrangement

    var body: some View {
        arrangement.layout {
            Circle().fill(.red).frame(width: 10, height: 10)
            Circle().fill(.green).frame(width: 8, height: 8)
        }
    }
}

struct ScaledIcon: View {
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 20

    var body: some View {
        RoundedRectangle(cornerRadius: side / 4)
            .fill(.blue)
            .frame(width: side, height: side)
    }
}

struct AccessibleStacksDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach([DynamicTypeSize.large, .accessibility1], id: \.self) { size in
                TypeSizeStack(spacing: 4) {
                    Text("Total")
                    Text("12")
                }
                .dynamicTypeSize(size)
            }
            ForEach(ArrangedDots.Arrangement.allCases, id: \.self) { arrangement in
                ArrangedDots(arrangement: arrangement)
            }
            ScaledIcon()
            ScaledIcon()
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .environment(\.dynamicTypeSize, .xxxLarge)
        }
    }
}
