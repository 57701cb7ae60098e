import SwiftUI
import VitrineDisplay

extension TestHost {
    /// The strings that the window shows, in painting order. Texts that are cut off count in full; what has no opacity
    /// and what is a mask does not count.
    public var texts: [String] { display.shownTexts }

    /// What the window shows, as text: a line for each thing painted, in painting order, the same in every run.
    ///
    /// ```
    /// fill rectangle 100x40 #FF3B30 at 0,0
    /// text "Row 1" size 17 #000000 50x20 at 10,10
    /// opacity 0.5 at 10,40
    ///   text "Row 2" size 17 #000000 50x20 at 0,0
    /// ```
    ///
    /// Lengths are in points, to a hundredth. What stands in a group is placed in the group's coordinates.
    public var text: String { display.printedLines().joined(separator: "\n") }
}

extension DisplayList {
    fileprivate var shownTexts: [String] {
        items.flatMap { item -> [String] in
            switch item.content {
            case .text(let text, _): [text.runs.map(\.string).joined()]
            case .group(_, .opacity(let opacity), _) where opacity <= 0: []
            case .group(let list, _, _): list.shownTexts
            default: []
            }
        }
    }

    fileprivate func printedLines() -> [String] { items.flatMap { $0.printedLines() } }
}

extension DisplayItem {
    fileprivate func printedLines() -> [String] {
        let place = "at \(origin.printed)"
        switch content {
        case .fill(let path, let paint, _): return ["fill \(path.printed) \(paint.printed) \(place)"]
        case .stroke(let path, let paint, let style):
            return ["stroke \(style.lineWidth.printed) \(path.printed) \(paint.printed) \(place)"]
        case .text(let text, let size): return ["text \(text.printed) \(size.printed) \(place)"]
        case .image(let image, let rect, _):
            return ["image of \(image.width)x\(image.height) pixels in \(rect.printed) \(place)"]
        case .group(let list, let effect, _):
            var lines = ["\(effect.printed) \(place)"] + list.printedLines().map { "  " + $0 }
            if case .mask(let mask) = effect { lines += ["  by"] + mask.printedLines().map { "    " + $0 } }
            return lines
        }
    }
}

extension DisplayEffect {
    fileprivate var printed: String {
        switch self {
        case .none: "group"
        case .opacity(let opacity): "opacity \(CGFloat(opacity).printed)"
        case .transform(let t): "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.printed).joined(separator: " "))"
        case .projection: "projection"
        case .clip(let clip, _): "clip to \(clip.path.printed)"
        case .shadow(let color, let radius, let offset):
            "shadow \(color.printed) radius \(radius.printed) offset \(offset.printed)"
        case .blur(let radius): "blur \(radius.printed)"
        case .blendMode(let mode): "blend \(mode)"
        case .colorFilter(let filter): "filter \(filter)"
        case .mask: "mask"
        case .role(.link(let target)): "link to \(target.address)"
        case .role(.heading(let level)): "heading \(level)"
        case .role(.label(let label)): "label \(String(reflecting: label))"
        }
    }
}

extension StyledText {
    fileprivate var printed: String {
        runs.map { run in
            let weight = run.font.weight == 400 ? "" : " weight \(run.font.weight)"
            return "\(String(reflecting: run.string)) size \(run.font.size.printed)\(weight) \(run.paint.printed)"
        }.joined(separator: " + ")
    }
}

extension Paint {
    fileprivate var printed: String {
        func stops(_ stops: [GradientStop]) -> String { stops.map(\.color.printed).joined(separator: "–") }
        switch self {
        case .color(let color): return color.printed
        case .linearGradient(let list, let start, let end):
            return "linear \(stops(list)) from \(start.printed) to \(end.printed)"
        case .radialGradient(let list, let center, let start, let end):
            return "radial \(stops(list)) around \(center.printed) from \(start.printed) to \(end.printed)"
        case .angularGradient(let list, let center, let start, let end):
            return "angular \(stops(list)) around \(center.printed) "
                + "from \(CGFloat(start.degrees).printed)° to \(CGFloat(end.degrees).printed)°"
        }
    }
}

extension RGBA {
    fileprivate var printed: String {
        func hex(_ part: Float) -> String {
            let byte = Int(min(max(part.isNaN ? 0 : part, 0), 1) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + [red, green, blue].map(hex).joined() + (alpha < 1 ? hex(alpha) : "")
    }
}

extension Path {
    /// Rectangles and ellipses by their names, short paths in full, others by their number of elements.
    fileprivate var printed: String {
        let bounds = boundingRect
        if isEmpty || bounds.isNull { return "nothing" }
        let place = bounds.origin == .zero ? bounds.size.printed : bounds.printed
        let own = description
        if own == Path(bounds).description { return "rectangle \(place)" }
        if own == Path(ellipseIn: bounds).description { return "ellipse \(place)" }
        return elements.count <= 8 ? "path (\(own))" : "path of \(elements.count) elements \(place)"
    }
}

extension CGFloat {
    /// To a hundredth, without zeros at the end.
    fileprivate var printed: String {
        guard isFinite else { return "\(self)" }
        let hundredths = (self * 100).rounded()
        let value = hundredths / 100
        if value == value.rounded(), magnitude < 1e15 { return String(Int(value)) }
        return "\(value)"
    }
}

extension CGPoint { fileprivate var printed: String { "\(x.printed),\(y.printed)" } }
extension CGSize { fileprivate var printed: String { "\(width.printed)x\(height.printed)" } }
extension CGRect { fileprivate var printed: String { "\(origin.printed) \(size.printed)" } }
