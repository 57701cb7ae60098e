import SwiftUI

extension ContainerValues {
    @Entry var paneMinWidth: CGFloat = 50
    @Entry var paneWeight = 1.0
}

extension View {
    func pane(minWidth: CGFloat? = nil, weight: Double = 1) -> some View {
        self
            .containerValue(\.paneMinWidth, minWidth ?? 50)
            .containerValue(\.paneWeight, weight)
    }
}

/// Divides its width by the weights that the subviews tell as container values.
private struct WeightedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.map(\.containerValues.paneWeight).reduce(0, +)
        var x = bounds.minX
        for subview in subviews {
            let values = subview.containerValues
            let width = max(bounds.width * values.paneWeight / total, values.paneMinWidth)
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width
        }
    }
}

struct WeightedPanes<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        WeightedLayout {
            content()
        }
    }
}

/// Exactly two panes, and a handle between them.
struct TwoPanes<Content: View>: View {
    var fraction: CGFloat = 0.5
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { panes in
            switch panes.count {
            case 0:
                EmptyView()
            case 1:
                panes[0]
            case 2...:
                HStack(spacing: 0) {
                    panes[panes.startIndex].frame(width: 200 * fraction)
                    Color.gray.frame(width: 4)
                    panes[1].frame(width: 196 - 200 * fraction)
                }
                .frame(height: 40)
            default:
                Text("impossible")
            }
        }
    }
}

struct SplitPaneDemo: View {
    var body: some View {
        VStack(spacing: 0) {
            WeightedPanes {
                Color.red.pane(weight: 1)
                Color.green.pane(weight: 3)
            }
            .frame(width: 200, height: 20)

            TwoPanes(fraction: 0.25) {
                Color.blue
                Color.yellow
            }
            TwoPanes { Text("alone") }
            TwoPanes {}
        }
    }
}
