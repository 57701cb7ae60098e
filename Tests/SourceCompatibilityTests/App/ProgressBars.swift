import SwiftUI

/// A bar that fills the width it is given.
struct ProgressBar: View {
    var value: Double
    var tint: Color = .blue

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(tint.opacity(0.2))
                Capsule()
                    .fill(tint)
                    .frame(width: geometry.size.width * min(max(value, 0), 1))
            }
        }
        .frame(height: 8)
    }
}

/// Parts of a whole, each as wide as its share.
struct SegmentedBar: View {
    struct Segment: Identifiable {
        var id: Int
        var share: Double
        var color: Color
    }

    var segments: [Segment]
    var spacing: CGFloat = 2

    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: spacing) {
                ForEach(segments) { segment in
                    segment.color
                        .frame(width: width(of: segment, in: proxy))
                }
            }
        }
        .frame(height: 12)
        .clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
    }

    private func width(of segment: Segment, in proxy: GeometryProxy) -> CGFloat {
        let total = segments.reduce(0) { $0 + $1.share }
        let free = proxy.size.width - spacing * CGFloat(segments.count - 1)
        return max(free * segment.share / total, 0)
    }
}

/// Says where it is on the page.
struct PlaceLabel: View {
    var body: some View {
        Color.clear
            .overlay {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .named("page"))
                    Text(verbatim: "\(Int(frame.minX)) \(Int(frame.minY))")
                        .font(.system(size: 10))
                        .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
                }
            }
            .frame(width: 60, height: 20)
    }
}

struct ProgressBarsDemo: View {
    @State private var value = 0.25

    var body: some View {
        VStack(spacing: 10) {
            ProgressBar(value: value)
            ProgressBar(value: 1.5, tint: .green)
            SegmentedBar(segments: [
                .init(id: 1, share: 3, color: .red), .init(id: 2, share: 1, color: .orange),
                .init(id: 3, share: 1, color: .yellow),
            ])
            HStack {
                Spacer()
                PlaceLabel()
            }
        }
        .padding(20)
        .coordinateSpace(.named("page"))
        .frame(width: 200)
    }
}
