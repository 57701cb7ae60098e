import CPango
import VitrineDisplay

/// A paragraph laid out: the lines that are shown, and where.
final class TextBlock {
    /// A line of one of the block's layouts. Positions are in points from the block's top.
    struct Line {
        var layout: Int
        var line: UnsafeMutablePointer<PangoLayoutLine>
        var top, baseline, bottom: CGFloat
        /// The width as painted.
        var width: CGFloat
        /// The width as reported: with the space at which the line was broken (C1-03).
        var reportedWidth: CGFloat
    }

    /// The layouts the lines belong to, each with the text it was made from; owned.
    private(set) var layouts: [(layout: OpaquePointer, source: TextSource)] = []
    var lines: [Line] = []

    deinit {
        for entry in layouts { g_object_unref(UnsafeMutableRawPointer(entry.layout)) }
    }

    /// Takes over the reference to `layout`.
    func adopt(_ layout: OpaquePointer, _ source: TextSource) -> Int {
        layouts.append((layout, source))
        return layouts.count - 1
    }

    /// What the block measures when it was given `width`.
    func measure(width: CGFloat) -> TextMeasure {
        guard let first = lines.first, let last = lines.last else {
            return TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
        }
        let widest = lines.reduce(0) { max($0, $1.reportedWidth) }
        return TextMeasure(
            size: CGSize(width: min(widest, max(width, 0)), height: last.bottom),
            firstBaseline: first.baseline, lastBaseline: last.baseline, lineCount: lines.count)
    }
}
