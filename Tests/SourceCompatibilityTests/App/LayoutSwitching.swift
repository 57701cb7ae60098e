import SwiftUI

extension EnvironmentValues {
    @Entry var prefersColumns = false
}

/// A stack whose axis the environment, or the number of subviews, decides.
struct AdaptiveStack<Content: View>: View {
    @Environment(\.prefersColumns) private var prefersColumns
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    var spacing: CGFloat? = 4
    @ViewBuilder var content: () -> Content

    private var layout: AnyLayout {
        prefersColumns || dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: .bottom, spacing: spacing))
    }

    var body: some View {
        layout {
            content()
        }
    }
}

struct AxisStack<Content: View>: View {
    let axis: Axis
    @ViewBuilder let content: Content

    var body: some View {
        switch axis {
        case .horizontal: HStack(spacing: 2) { content }
        case .vertical: VStack(spacing: 2) { content }
        }
    }
}

struct CountingLayout<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let layout =
                subviews.count > 2 ? AnyLayout(ZStackLayout(alignment: .topLeading)) : AnyLayout(HStackLayout())
            layout { subviews }
        }
    }
}

struct LayoutSwitchingDemo: View {
    private let axes: Axis.Set = [.horizontal, .vertical]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            AdaptiveStack {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 20)
            }
            AdaptiveStack(spacing: 1) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 20)
            }
            .environment(\.prefersColumns, true)
            ForEach(Axis.allCases, id: \.self) { axis in
                AxisStack(axis: axis) {
                    Color.blue.frame(width: 5, height: 5)
                    Color.blue.frame(width: 5, height: 5)
                }
            }
            CountingLayout {
                Color.black.frame(width: 3, height: 3)
                Color.black.frame(width: 3, height: 3)
                Color.black.frame(width: 3, height: 3)
            }
            if axes.contains(.vertical) {
                Spacer().frame(height: 1)
            }
        }
    }
}
