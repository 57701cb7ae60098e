import SwiftUI

extension View {
    /// Shows only what the mask leaves free.
    func reverseMask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask {
            Rectangle()
                .overlay(alignment: alignment) {
                    mask()
                        .blendMode(.destinationOut)
                }
                .compositingGroup()
        }
    }

    /// Fades out at the end.
    func fadingEdge(_ edge: Edge = .bottom, length: CGFloat = 20) -> some View {
        mask {
            VStack(spacing: 0) {
                if edge == .top { fade(.bottom, .top).frame(height: length) }
                Color.black
                if edge == .bottom { fade(.top, .bottom).frame(height: length) }
            }
        }
    }

    private func fade(_ start: UnitPoint, _ end: UnitPoint) -> LinearGradient {
        LinearGradient(colors: [.black, .clear], startPoint: start, endPoint: end)
    }
}

/// A title filled with a picture.
struct PaintedTitle: View {
    var title: String

    var body: some View {
        LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
            .mask(alignment: .leading) {
                Text(title).font(.largeTitle).bold()
            }
            .frame(width: 200, height: 40)
    }
}

/// Stars that are filled to a fraction.
struct FractionStars: View {
    var value: Double

    var body: some View {
        stars
            .foregroundStyle(.gray)
            .overlay {
                GeometryReader { proxy in
                    Rectangle()
                        .fill(.yellow)
                        .frame(width: proxy.size.width * value / 5)
                }
                .mask(stars)
            }
    }

    private var stars: some View {
        HStack(spacing: 0) {
            ForEach(0..<5) { _ in
                Circle().frame(width: 10, height: 10)
            }
        }
    }
}

/// Two pictures through each other.
struct DoubleExposure: View {
    var mode: BlendMode = .multiply

    var body: some View {
        ZStack {
            Color.yellow
            Circle()
                .fill(.cyan)
                .blendMode(mode)
        }
        .frame(width: 30, height: 30)
        .compositingGroup()
        .clipShape(.rect(cornerRadius: 5))
    }
}

struct MaskedPicturesDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Color.black
                .frame(width: 60, height: 40)
                .reverseMask {
                    Circle().frame(width: 20, height: 20)
                }
            Color.teal
                .frame(width: 60, height: 40)
                .fadingEdge()
            PaintedTitle(title: "Dawn")
            FractionStars(value: 3.5)
            DoubleExposure()
        }
    }
}
