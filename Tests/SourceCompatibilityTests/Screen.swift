import SwiftUI
import VitrineDisplay
import VitrineRuntime

/// What a view of an app shows: its texts and areas with their frames, and what its containers read.
///
/// Every character is half as wide as its font is large, and a line is as high as the font, so that sizes are known by
/// heart: a character of the body font takes 8.5 by 17 points. A text's width is rounded up to a whole point.
@MainActor
struct Screen {
    let host: RenderHost
    private(set) var size = CGSize.zero
    /// In painting order.
    private(set) var words: [Word] = []
    private(set) var areas: [Area] = []
    /// Where the outlines that are stroked end.
    private(set) var corners: [CGPoint] = []
    /// The texts of `words`, with their looks.
    private(set) var texts: [StyledText] = []
    /// What happens to groups of items, outer ones first.
    private(set) var effects: [DisplayEffect] = []

    struct Word {
        var string: String
        var frame: CGRect
    }

    /// Something filled or stroked.
    struct Area {
        var color: RGBA?
        var frame: CGRect
        var isStroke: Bool
    }

    init(_ view: any View, width: CGFloat? = nil) {
        self.init(RenderHost(view, textEngine: FixedTextEngine()), width: width)
    }

    /// What is shown once the changes since are in.
    func refreshed() -> Screen { Screen(host, width: nil) }

    init(_ host: RenderHost, width: CGFloat? = nil) {
        self.host = host
        let frame = host.frame(proposal: ProposedViewSize(width: width, height: nil))
        size = frame.size
        collect(frame.list, .identity)
    }

    var strings: [String] { words.map(\.string) }
    func frame(_ string: String) -> CGRect? { words.first { $0.string == string }?.frame }
    func areas(_ color: Color) -> [CGRect] {
        let color = color.resolve(in: EnvironmentValues())
        return areas.filter { area in
            guard let c = area.color else { return false }
            return zip([c.red, c.green, c.blue, c.alpha], [color.red, color.green, color.blue, color.opacity])
                .allSatisfy { abs(Float($0) - $1) < 0.002 }
        }.map(\.frame)
    }
    /// The effects in a list of its own, such as that of a mask.
    static func effects(in list: DisplayList) -> [DisplayEffect] {
        list.items.flatMap { item -> [DisplayEffect] in
            guard case .group(let inner, let effect, _) = item.content else { return [] }
            return [effect] + effects(in: inner)
        }
    }

    /// How many subviews each container got, outermost first.
    var resolved: [Int] { host.resolveReport().containers.map(\.resolved) }

    private mutating func collect(_ list: DisplayList, _ outer: CGAffineTransform) {
        for item in list.items {
            let transform = CGAffineTransform(translationX: item.origin.x, y: item.origin.y).concatenating(outer)
            switch item.content {
            case .text(let text, let size):
                texts.append(text)
                words.append(
                    Word(
                        string: text.runs.map(\.string).joined(),
                        frame: CGRect(origin: .zero, size: size).applying(transform).rounded))
            case .fill(let path, let paint, _):
                areas.append(Area(paint, path.boundingRect.applying(transform).rounded, isStroke: false))
            case .stroke(let path, let paint, _):
                if let end = path.currentPoint { corners.append(end.applying(transform)) }
                areas.append(Area(paint, path.boundingRect.applying(transform).rounded, isStroke: true))
            case .image(_, let rect, _):
                areas.append(Area(color: nil, frame: rect.applying(transform).rounded, isStroke: false))
            case .group(let inner, let effect, _):
                effects.append(effect)
                if case .transform(let change) = effect {
                    collect(inner, change.concatenating(transform))
                } else {
                    collect(inner, transform)
                }
            }
        }
    }
}

extension Screen.Area {
    fileprivate init(_ paint: Paint, _ frame: CGRect, isStroke: Bool) {
        var color: RGBA?
        if case .color(let one) = paint { color = one }
        self.init(color: color, frame: frame, isStroke: isStroke)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// To a tenth of a point.
    fileprivate var rounded: CGRect {
        func tenth(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 + 0 }
        return CGRect(tenth(minX), tenth(minY), tenth(width), tenth(height))
    }
}

final class FixedTextEngine: TextEngine {
    func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        let size = text.runs.map(\.font.size).max() ?? 17
        let length = text.runs.reduce(0) { $0 + CGFloat($1.string.count) * $1.font.size / 2 }
        let wanted = width > 0 && length > width ? Int((length / width).rounded(.up)) : 1
        let lines = min(wanted, text.lineLimit ?? .max)
        return TextMeasure(
            size: CGSize(width: min(length, max(width, 0)), height: CGFloat(lines) * size), firstBaseline: size * 0.8,
            lastBaseline: CGFloat(lines) * size - size * 0.2, lineCount: lines)
    }

    func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(
            ascent: font.size * 0.8, descent: font.size * 0.2, leading: 0, capHeight: font.size * 0.7,
            xHeight: font.size * 0.5)
    }
}
