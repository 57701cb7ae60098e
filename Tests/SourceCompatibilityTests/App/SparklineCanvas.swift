import SwiftUI

/// A line of values, drawn by code: the line, what is below it, the last value and its label.
struct Sparkline: View {
    var values: [Double]
    var tint: Color = .purple

    var body: some View {
        Canvas { context, size in
            guard let low = values.min(), let high = values.max(), values.count > 1 else { return }
            let range = max(high - low, .leastNonzeroMagnitude)
            let points = values.enumerated().map { index, value in
                CGPoint(
                    x: size.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: size.height * (1 - (value - low) / range))
            }

            var line = Path()
            line.addLines(points)

            var area = line
            area.addLine(to: CGPoint(x: size.width, y: size.height))
            area.addLine(to: CGPoint(x: 0, y: size.height))
            area.closeSubpath()

            context.fill(
                area,
                with: .linearGradient(
                    Gradient(colors: [tint.opacity(0.5), tint.opacity(0)]), startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height)))
            context.stroke(line, with: .color(tint), style: StrokeStyle(lineWidth: 2, lineJoin: .round))

            if let last = points.last {
                let dot = CGRect(x: last.x - 3, y: last.y - 3, width: 6, height: 6)
                context.fill(Path(ellipseIn: dot), with: .color(.red))
                let label = context.resolve(Text("\(values.last ?? 0, specifier: "%.0f")").font(.system(size: 10)))
                context.draw(label, at: CGPoint(x: last.x - 6, y: last.y), anchor: .trailing)
            }
        }
        .frame(width: 100, height: 40)
    }
}

/// Confetti: the same few symbols, many times, turned.
struct Confetti: View {
    var count: Int

    var body: some View {
        Canvas { context, size in
            guard let square = context.resolveSymbol(id: "square"), let disc = context.resolveSymbol(id: 1) else {
                return
            }
            for index in 0..<count {
                var copy = context
                copy.translateBy(x: size.width * (CGFloat(index) + 0.5) / CGFloat(count), y: size.height / 2)
                copy.rotate(by: .degrees(90 * Double(index)))
                copy.opacity = index.isMultiple(of: 2) ? 1 : 0.5
                copy.draw(index.isMultiple(of: 3) ? square : disc, at: .zero)
            }
        } symbols: {
            Rectangle().fill(.mint).frame(width: 8, height: 4).tag("square")
            Circle().fill(.pink).frame(width: 6).tag(1)
        }
        .frame(width: 120, height: 20)
    }
}

/// A clock's face in a layer with a shadow.
struct ClockFace: View {
    var hour: Int

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.drawLayer { layer in
                layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 2))
                layer.fill(
                    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
                    with: .color(.white))
            }
            for tick in 0..<12 {
                var marks = context
                marks.rotate(by: .degrees(Double(tick) * 30))
                marks.fill(
                    Path(CGRect(x: -0.5, y: -radius, width: 1, height: tick % 3 == 0 ? 6 : 3)), with: .color(.gray))
            }
            context.rotate(by: .degrees(Double(hour) * 30))
            context.fill(Path(CGRect(x: -1, y: -radius * 0.6, width: 2, height: radius * 0.6)), with: .color(.black))
        }
        .frame(width: 40, height: 40)
    }
}

struct SparklineDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Sparkline(values: [2, 6, 4, 10, 7])
            Confetti(count: 4)
            ClockFace(hour: 3)
        }
    }
}
