import Foundation
import Testing
import VitrineDisplay

/// A path as Apple's SwiftUI makes it, recorded element by element.
struct RecordedPath: Sendable, CustomTestStringConvertible {
    var name: String
    var boundsOnly: Bool
    var path: Path
    var testDescription: String { name }

    static let all: [RecordedPath] = {
        do {
            let url = Bundle.module.url(forResource: "shape_paths", withExtension: "json")!
            let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as! [String: Any]
            return (file["rows"] as! [[String: Any]]).map(RecordedPath.init)
        } catch {
            fatalError("shape_paths.json cannot be read: \(error)")
        }
    }()

    private init(_ row: [String: Any]) {
        name = row["name"] as! String
        boundsOnly = row["bounds_only"] as! Bool
        path = Path()
        for segment in row["segments"] as! [[Any]] {
            let numbers = segment.dropFirst().map { ($0 as! NSNumber).doubleValue }
            func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]) }
            switch segment[0] as! String {
            case "m": path.move(to: point(0))
            case "l": path.addLine(to: point(0))
            case "q": path.addQuadCurve(to: point(1), control: point(0))
            case "c": path.addCurve(to: point(2), control1: point(0), control2: point(1))
            default: path.closeSubpath()
            }
        }
    }
}

/// How each recorded path is made with this library.
enum MadePath {
    static let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    static let uneven = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

    static func rounded(_ radius: CGFloat, _ rect: CGRect = frame, _ style: RoundedCornerStyle = .continuous) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    static func arc(_ from: Double, _ to: Double, clockwise: Bool = false) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(from), endAngle: .degrees(to),
                clockwise: clockwise)
        }
    }

    static func relativeArc(_ delta: Double) -> Path {
        Path {
            $0.addRelativeArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
        }
    }

    static func about(_ x: CGFloat, _ y: CGFloat, _ transform: CGAffineTransform) -> Path {
        let there = CGAffineTransform(translationX: -x, y: -y)
        let back = CGAffineTransform(translationX: x, y: y)
        return Path(frame).applying(there.concatenating(transform).concatenating(back))
    }

    static let triangle = Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
    }

    static let all: [String: Path] = arcs.merging(corners) { a, _ in a }.merging(others) { a, _ in a }

    private static let arcs: [String: Path] = [
        "arc-0-0": arc(0, 0), "arc-0-30": arc(0, 30), "arc-0-120": arc(0, 120), "arc-0-360": arc(0, 360),
        "arc-0-450": arc(0, 450), "arc-0-minus360": arc(0, -360), "arc-cw-0-45": arc(0, 45, clockwise: true),
        "arc-cw-0-720": arc(0, 720, clockwise: true), "arc-cw-0-minus90": arc(0, -90, clockwise: true),
        "arc-cw-minus90-0": arc(-90, 0, clockwise: true), "relative-arc-0": relativeArc(0),
        "relative-arc-minus360": relativeArc(-360),
        "arc-after-move": Path {
            $0.move(to: .zero)
            $0.addArc(
                center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        },
    ]

    private static let corners: [String: Path] = [
        "capsule": rounded(30), "capsule-circular": rounded(30, frame, .circular),
        "capsule-tall": rounded(15, CGRect(x: 0, y: 0, width: 30, height: 80)),
        "inset-capsule-5": rounded(25, frame.insetBy(dx: 5, dy: 5)),
        "inset-rounded-5": rounded(7, frame.insetBy(dx: 5, dy: 5)),
        "inset-rounded-past-radius": rounded(-8, frame.insetBy(dx: 20, dy: 20)),
        "inset-uneven-5": Path(
            roundedRect: frame.insetBy(dx: 5, dy: 5),
            cornerRadii: RectangleCornerRadii(topLeading: 0, bottomLeading: 5, bottomTrailing: 10, topTrailing: 15)),
        "rounded-circular-size-60x8": Path(
            roundedRect: frame, cornerSize: CGSize(width: 60, height: 8), style: .circular),
        "rounded-continuous-12": rounded(12), "rounded-continuous-20": rounded(20),
        "rounded-continuous-40-clamped": rounded(40),
        "rounded-continuous-100-in-2000x240": rounded(100, CGRect(x: 0, y: 0, width: 2000, height: 240)),
        "rounded-continuous-size-20x8": Path(roundedRect: frame, cornerSize: CGSize(width: 20, height: 8)),
        "rounded-zero": rounded(0),
        "uneven-circular": Path(roundedRect: frame, cornerRadii: uneven, style: .circular),
        "uneven-continuous": Path(roundedRect: frame, cornerRadii: uneven),
        "uneven-oversized-20-90": Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 300),
            cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 90), style: .circular),
        "uneven-oversized-50-70": Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 300),
            cornerRadii: RectangleCornerRadii(topLeading: 50, topTrailing: 70)),
        "uneven-shared-edge-22-18": Path(
            roundedRect: CGRect(x: 0, y: 0, width: 200, height: 60),
            cornerRadii: RectangleCornerRadii(topLeading: 22, bottomLeading: 18)),
    ]

    private static let circle = Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60))
    private static let twoSquares = Path {
        $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
    }

    private static let others: [String: Path] = [
        "any-shape": circle, "ellipse": Path(ellipseIn: frame),
        "inset-circle-5": Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)),
        "lines": Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
        "offset-shape": Path(frame).offsetBy(dx: 10, dy: 5),
        "parsed": Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h")!,
        "rect": Path(frame),
        "rect-transform": Path {
            $0.addRect(
                CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
        },
        "rotation-30-anchor": about(100, 60, CGAffineTransform(rotationAngle: .pi / 6)),
        "rotation-90": about(50, 30, CGAffineTransform(rotationAngle: .pi / 2)),
        "scale-shape-0.5": about(50, 30, CGAffineTransform(scaleX: 0.5, y: 0.5)),
        "scale-shape-anchor": Path(frame).applying(CGAffineTransform(scaleX: 0.5, y: 0.5)),
        "stroked-circle": Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            .strokedPath(StrokeStyle(lineWidth: 4)),
        "stroked-line-square": Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
            .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
        "stroked-shape": Path(frame).strokedPath(StrokeStyle(lineWidth: 2)),
        "stroked-triangle-round": triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
        "transform-shape": Path(frame).applying(CGAffineTransform(1, 0, 0.5, 1, 0, 0)),
        "trim-circle-0-0.5": circle.trimmedPath(from: 0, to: 0.5),
        "trim-rect-0-0.999": Path(frame).trimmedPath(from: 0, to: 0.999),
        "trim-rect-0-1": Path(frame).trimmedPath(from: 0, to: 1),
        "trim-rect-0.1-0.6": Path(frame).trimmedPath(from: 0.1, to: 0.6),
        "trim-shape": Path(frame).trimmedPath(from: 0.25, to: 0.5),
        "trim-triangle-0.25-0.75": triangle.trimmedPath(from: 0.25, to: 0.75),
        "trim-two-subpaths": twoSquares.trimmedPath(from: 0.25, to: 0.75),
    ]
}
