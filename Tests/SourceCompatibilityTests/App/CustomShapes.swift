import SwiftUI

struct Star: Shape {
    var points = 5
    var smoothness: CGFloat = 0.45

    var animatableData: CGFloat {
        get { smoothness }
        set { smoothness = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        return Path { path in
            for index in 0..<points * 2 {
                let angle = Double(index) * .pi / Double(points) - .pi / 2
                let radius = index.isMultiple(of: 2) ? outer : outer * smoothness
                let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct Wave: Shape {
    var amplitude: CGFloat = 6

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY),
            control1: CGPoint(x: rect.minX + rect.width / 3, y: rect.midY - amplitude),
            control2: CGPoint(x: rect.maxX - rect.width / 3, y: rect.midY + amplitude))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// A part of a circle that can be inset, as a border needs it.
struct ArcShape: InsettableShape {
    var start: Angle
    var end: Angle
    private var insetAmount: CGFloat = 0

    init(start: Angle = .degrees(0), end: Angle) {
        self.start = start
        self.end = end
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: start,
            endAngle: end, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 6)
        let notch = CGRect(x: rect.minX - 5, y: rect.midY - 5, width: 10, height: 10)
        path.addEllipse(in: notch)
        path.addEllipse(in: notch.offsetBy(dx: rect.width, dy: 0))
        return path
    }
}

struct CustomShapesDemo: View {
    @State private var progress: CGFloat = 0.5

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                Star().fill(.yellow).frame(width: 40, height: 40)
                Star(points: 4).stroke(.orange, lineWidth: 2).frame(width: 30, height: 30)
                Star(points: 1).fill(.black).frame(width: 10, height: 10)
            }
            Wave()
                .fill(.cyan)
                .frame(width: 100, height: 20)
            ZStack {
                ArcShape(end: .degrees(180)).strokeBorder(.red, lineWidth: 4)
                Rectangle()
                    .trim(from: 0, to: progress)
                    .stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
                    .padding(15)
            }
            .frame(width: 50, height: 50)
            Ticket()
                .fill(.brown, style: FillStyle(eoFill: true))
                .frame(width: 80, height: 30)
                .rotationEffect(.degrees(90))
        }
    }
}
