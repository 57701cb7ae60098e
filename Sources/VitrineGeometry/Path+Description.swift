extension Path: LosslessStringConvertible {
    /// A path from a description such as `"0 0 m 10 10 l h"`; nil for anything else.
    ///
    /// Points come before the letter of their element: m move, l line, q quadratic curve, c cubic curve, h close.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }

    /// The path's elements, points to six digits.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { String(format: "%g %g", Double($0.x), Double($0.y)) }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let p): text(p) + " m"
            case .line(let p): text(p) + " l"
            case .quadCurve(let p, let c): text(c, p) + " q"
            case .curve(let p, let a, let b): text(a, b, p) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }
}
