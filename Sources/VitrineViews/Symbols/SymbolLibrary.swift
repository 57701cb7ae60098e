import Synchronization

/// The drawings of symbols by name.
///
/// The data has a line for each symbol: its name, and its parts on a square of 24 units. A part begins with how it is
/// drawn: s stroked, f filled, e filled by the even-odd rule.
enum SymbolLibrary {
    private static let lines: [Substring: Substring] = {
        var lines: [Substring: Substring] = [:]
        for line in data.flatMap({ $0.split(separator: "\n") }) {
            guard let bar = line.firstIndex(of: "|") else { continue }
            lines[line[..<bar]] = line[line.index(after: bar)...]
        }
        return lines
    }()

    private static let known = Mutex<[String: SymbolArtwork?]>([:])

    /// The names there is a drawing for, without those that are put together.
    static var names: [String] { lines.keys.map(String.init).sorted() }

    /// The drawing of a name; nil when there is none.
    static func artwork(_ name: String) -> SymbolArtwork? {
        if let artwork = known.withLock({ $0[name] }) { return artwork }
        let artwork = line(name) ?? enclosed(name) ?? cropped(name) ?? unfilled(name)
        known.withLock { $0[name] = artwork }
        return artwork
    }

    /// A name ending in `.circle` or `.square`, maybe filled: the symbol inside that shape.
    private static func enclosed(_ name: String) -> SymbolArtwork? {
        let isFilled = name.hasSuffix(".fill")
        let outlined = isFilled ? String(name.dropLast(5)) : name
        for shape in ["circle", "square"] where outlined.hasSuffix(".\(shape)") {
            let inner = String(outlined.dropLast(shape.count + 1))
            // The filled form stands out better where it becomes small.
            guard var glyph = (isFilled ? line(inner + ".fill") : nil) ?? line(inner) ?? letter(inner),
                var frame = line(isFilled ? shape + ".fill" : shape)
            else { continue }
            let bounds = glyph.bounds
            let scale = min(12 / max(bounds.width, bounds.height), 0.62)
            let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: 12, y: 12))
            for i in glyph.parts.indices { glyph.parts[i].path = glyph.parts[i].path.applying(transform) }
            for i in frame.parts.indices { frame.parts[i].level = 1 }
            guard isFilled else { return SymbolArtwork(parts: frame.parts + glyph.parts) }
            return SymbolArtwork(parts: frame.parts + glyph.parts.map { hole($0) })
        }
        return nil
    }

    /// A person in a circle is drawn alike, whether the circle cuts it off or not.
    private static func cropped(_ name: String) -> SymbolArtwork? {
        name.contains(".crop.") ? enclosed(name.replacingOccurrences(of: ".crop.", with: ".")) : nil
    }

    /// The outline stands in for a filled form that nobody drew.
    private static func unfilled(_ name: String) -> SymbolArtwork? {
        name.hasSuffix(".fill") ? line(String(name.dropLast(5))) : nil
    }

    private static func hole(_ part: SymbolArtwork.Part) -> SymbolArtwork.Part {
        var part = part
        if part.kind == .stroke { part.path = part.path.strokedPath(strokeStyle(SymbolArtwork.regularWidth)) }
        part.kind = .hole
        return part
    }

    /// How parts are stroked that are `width` units wide.
    static func strokeStyle(_ width: CGFloat) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    private static func line(_ name: String) -> SymbolArtwork? { lines[Substring(name)].map(SymbolArtwork.init(data:)) }

    /// A digit or a letter as strokes.
    private static func letter(_ name: String) -> SymbolArtwork? {
        guard name.count == 1, let character = name.first, character.isASCII else { return nil }
        return line("character.\(character)")
    }
}
