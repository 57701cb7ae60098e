import Testing
import VitrineDisplay

/// A list that every format is asked to show, on 240 x 160 points.
struct Scene: Sendable, CustomTestStringConvertible {
    static let size = CGSize(width: 240, height: 160)

    var name: String
    var list: DisplayList
    var testDescription: String { name }

    init(_ name: String, _ items: [DisplayItem]) { (self.name, list) = (name, DisplayList(items)) }

    static let all = [
        shapes, strokes, gradients, angular, text, scripts, attributes, groups, shadows, filters, blends, masks, images,
    ]

    static func named(_ name: String) -> Scene { all.first { $0.name == name }! }
}

extension DisplayItem {
    init(_ x: CGFloat, _ y: CGFloat, _ content: DisplayContent) {
        self.init(id: DisplayID(0), origin: CGPoint(x: x, y: y), content)
    }
}

extension DisplayContent {
    static func fill(_ path: Path, _ color: RGBA) -> DisplayContent { .fill(path, .color(color), FillStyle()) }
    static func rect(_ width: CGFloat, _ height: CGFloat, _ color: RGBA) -> DisplayContent {
        .fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), color)
    }
    static func circle(_ diameter: CGFloat, _ color: RGBA) -> DisplayContent {
        .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: diameter, height: diameter)), color)
    }
    static func group(_ effect: DisplayEffect, _ items: [DisplayItem]) -> DisplayContent {
        .group(DisplayList(items), effect, size: CGSize(width: 100, height: 60))
    }
    static func text(_ string: String, _ font: FontDescription, width: CGFloat = 220) -> DisplayContent {
        .text(
            StyledText([StyledText.Run(string, font: font, paint: .color(.black))]),
            size: CGSize(width: width, height: 150))
    }
}

extension RGBA {
    static let red = RGBA(1, 0.23, 0.19)
    static let blue = RGBA(0, 0.48, 1)
    static let sample = RGBA(0.8, 0.4, 0.2)
}

private let box = CGRect(x: 0, y: 0, width: 60, height: 40)

extension Scene {
    static let shapes = Scene(
        "shapes",
        [
            DisplayItem(10, 10, .rect(60, 40, .red)),
            DisplayItem(80.5, 10.25, .rect(60, 40, .blue.opacity(0.5))),
            DisplayItem(150, 10, .fill(Path(roundedRect: box, cornerRadius: 12, style: .circular), .red)),
            DisplayItem(10, 60, .fill(Path(roundedRect: box, cornerRadius: 12), .blue)),
            DisplayItem(80, 60, .circle(40, .red)),
            DisplayItem(130, 60, .fill(Path(ellipseIn: box), .blue)),
            DisplayItem(
                10, 110,
                .fill(
                    Path {
                        $0.addRect(box)
                        $0.addEllipse(in: box.insetBy(dx: 8, dy: 8))
                    }, .color(.black), FillStyle(eoFill: true))),
            DisplayItem(80, 110, .fill(Path("0 0 m 30 60 60 0 q 60 40 l h")!, .red)),
            DisplayItem(
                150, 110, .fill(Path("0 0 m 60 30 l 0 40 l h")!, .color(.black), FillStyle(antialiased: false))),
        ])

    static let strokes = Scene(
        "strokes",
        [
            DisplayItem(10, 10, .stroke(Path(box), .color(.red), StrokeStyle(lineWidth: 3))),
            DisplayItem(
                90, 10,
                .stroke(
                    Path("0 40 m 30 0 l 60 40 l")!, .color(.blue),
                    StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))),
            DisplayItem(
                170, 10,
                .stroke(
                    Path("0 40 m 30 0 l 60 40 l")!, .color(.black),
                    StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))),
            DisplayItem(10, 80, .stroke(Path("0 40 m 10 0 l 20 40 l")!, .color(.black), StrokeStyle(lineWidth: 4))),
            DisplayItem(
                50, 80,
                .stroke(
                    Path(roundedRect: box, cornerRadius: 10, style: .circular), .color(.red),
                    StrokeStyle(lineWidth: 2, dash: [6, 3, 2, 3], dashPhase: 4))),
            DisplayItem(
                130, 80,
                .stroke(
                    Path(ellipseIn: box),
                    .linearGradient(
                        [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)], start: .zero,
                        end: CGPoint(x: 60, y: 0)), StrokeStyle(lineWidth: 6))),
        ])

    private static let stops = [
        GradientStop(.red, at: 0), GradientStop(RGBA(1, 0.9, 0.2), at: 0.4), GradientStop(.blue, at: 1),
    ]

    static let gradients = Scene(
        "gradients",
        [
            DisplayItem(
                10, 10,
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 60)),
                    .linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 60)), FillStyle())),
            DisplayItem(
                120, 10,
                .fill(
                    Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 16),
                    .linearGradient(
                        [GradientStop(.blue, at: 0.2), GradientStop(.clear, at: 0.8)], start: .zero,
                        end: CGPoint(x: 0, y: 60)), FillStyle())),
            DisplayItem(
                10, 80,
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 70)),
                    .radialGradient(stops, center: CGPoint(x: 40, y: 30), startRadius: 10, endRadius: 60), FillStyle())),
            DisplayItem(
                120, 80,
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 70)),
                    .radialGradient(stops, center: CGPoint(x: 50, y: 35), startRadius: 50, endRadius: 5), FillStyle())),
        ])

    static let angular = Scene(
        "angular",
        [
            DisplayItem(
                10, 10,
                .fill(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
                    .angularGradient(
                        stops, center: CGPoint(x: 50, y: 50), startAngle: .degrees(-90), endAngle: .degrees(270)),
                    FillStyle())),
            DisplayItem(
                125, 10,
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 100)),
                    .angularGradient(
                        [GradientStop(.red.opacity(0.5), at: 0), GradientStop(.blue.opacity(0.5), at: 1)],
                        center: CGPoint(x: 50, y: 50), startAngle: .zero, endAngle: .degrees(200)), FillStyle())),
        ])

    static let groups = Scene(
        "groups",
        [
            DisplayItem(
                10, 10,
                .group(.opacity(0.5), [DisplayItem(0, 0, .circle(50, .red)), DisplayItem(25, 0, .circle(50, .blue))])),
            DisplayItem(
                150, 20,
                .group(
                    .transform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.2, y: 0.8)),
                    [
                        DisplayItem(0, 0, .rect(50, 50, .blue)),
                        DisplayItem(10, 10, .text("Turned", FontDescription(size: 12))),
                    ])),
            DisplayItem(
                10, 90,
                .group(
                    .clip(HashablePath(Path(roundedRect: box, cornerRadius: 14)), FillStyle()),
                    [DisplayItem(-5, -5, .rect(40, 60, .red)), DisplayItem(30, 5, .circle(50, .blue))])),
            DisplayItem(
                100, 90,
                .group(
                    .clip(
                        HashablePath(
                            Path {
                                $0.addRect(box)
                                $0.addRect(box.insetBy(dx: 12, dy: 12))
                            }), FillStyle(eoFill: true)), [DisplayItem(0, 0, .circle(60, .black))])),
        ])
}
