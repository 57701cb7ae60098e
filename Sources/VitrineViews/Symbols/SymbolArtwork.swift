/// The drawing of a symbol on a square of 24 units.
struct SymbolArtwork: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case stroke
            case fill(FillStyle)
            /// What lies under it is taken away.
            case hole
        }
        var kind: Kind
        var path: Path
        /// The level of the foreground in hierarchical rendering, counted from 0.
        var level = 0
    }

    var parts: [Part]

    /// How wide strokes are in regular weight; a drawing's size is counted with these.
    static let regularWidth: CGFloat = 2

    /// What the drawing takes of its square in regular weight.
    var bounds: CGRect {
        parts.reduce(.null) { bounds, part in
            if part.kind == .hole { return bounds }
            let reach = part.kind == .stroke ? -Self.regularWidth / 2 : 0
            return bounds.union(part.path.boundingRect.insetBy(dx: reach, dy: reach))
        }
    }

    /// Reads a line of the library's data, without the name.
    init(data: Substring) {
        parts = data.split(separator: "|").map { part in
            let kind: Part.Kind =
                switch part.first {
                case "f": .fill(FillStyle())
                case "e": .fill(FillStyle(eoFill: true))
                default: .stroke
                }
            return Part(kind: kind, path: Path(symbolData: part.dropFirst()))
        }
    }

    init(parts: [Part]) { self.parts = parts }
}

extension Path {
    /// A path of absolute moves, lines, cubics and closes.
    fileprivate init(symbolData data: Substring) {
        self.init()
        var numbers: [CGFloat] = []
        var command: Character?
        func finish(_ path: inout Path) {
            func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
            switch (command, numbers.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", 2): path.addLine(to: point(0))
            case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("Z", 0): path.closeSubpath()
            default: break
            }
            numbers.removeAll(keepingCapacity: true)
        }
        var start: Substring.Index?
        for index in data.indices {
            let character = data[index]
            if character == " " || character.isLetter {
                if let begin = start { numbers.append(CGFloat(Double(data[begin..<index]) ?? 0)) }
                start = nil
                if character.isLetter {
                    finish(&self)
                    command = character
                }
            } else if start == nil {
                start = index
            }
        }
        if let begin = start { numbers.append(CGFloat(Double(data[begin...]) ?? 0)) }
        finish(&self)
    }
}
