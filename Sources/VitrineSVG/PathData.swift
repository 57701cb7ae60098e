import VitrineDisplay

extension ByteWriter {
    /// The `d` of a path, moved by `offset`: absolute commands, and no separator that is not needed.
    mutating func write(_ path: Path, offset: CGPoint) {
        var last: UInt8 = 0
        for element in path.elements {
            switch element {
            case .move(let p):
                command(0x4D, &last)
                point(p, offset, isFirst: true)
            case .line(let p):
                let isFirst = command(0x4C, &last)
                point(p, offset, isFirst: isFirst)
            case .quadCurve(let p, let c):
                let isFirst = command(0x51, &last)
                point(c, offset, isFirst: isFirst)
                point(p, offset, isFirst: false)
            case .curve(let p, let a, let b):
                let isFirst = command(0x43, &last)
                point(a, offset, isFirst: isFirst)
                point(b, offset, isFirst: false)
                point(p, offset, isFirst: false)
            case .closeSubpath:
                command(0x7A, &last)
            }
        }
    }

    /// Writes a command's letter unless it is that of the last one; tells whether it did.
    @discardableResult
    private mutating func command(_ letter: UInt8, _ last: inout UInt8) -> Bool {
        // After "move" a repeated letter would mean "line".
        if letter == last, letter != 0x4D { return false }
        last = letter
        write([letter])
        return true
    }

    private mutating func point(_ p: CGPoint, _ offset: CGPoint, isFirst: Bool) {
        if !isFirst { write(" ") }
        write(p.x + offset.x)
        write(" ")
        write(p.y + offset.y)
    }
}

/// What SVG has an element of its own for.
enum KnownShape {
    case rect(CGRect, radius: CGFloat)
    case circle(center: CGPoint, radius: CGFloat)
    case ellipse(CGRect)

    /// Recognised by being made again: the elements must be those that such a shape has here.
    init?(_ path: Path) {
        if let rect = path.axisAlignedRectangle {
            self = .rect(rect, radius: 0)
            return
        }
        let elements = path.elements
        guard elements.count == 6 || elements.count == 10, elements.last == .closeSubpath else { return nil }
        let bounds = path.controlBounds
        if elements.count == 6 {
            guard path.isNear(Path(ellipseIn: bounds)) else { return nil }
            let isCircle = abs(bounds.width - bounds.height) < 1e-6
            self =
                isCircle
                ? .circle(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2)
                : .ellipse(bounds)
            return
        }
        guard case .line(let p) = elements[1] else { return nil }
        let radius = bounds.maxY - p.y
        guard path.isNear(Path(roundedRect: bounds, cornerRadius: radius, style: .circular)) else { return nil }
        self = .rect(bounds, radius: radius)
    }
}

extension Path {
    /// Whether the elements are of the same kinds and at the same places.
    fileprivate func isNear(_ other: Path) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { pair in
            switch pair {
            case (.move(let p), .move(let q)), (.line(let p), .line(let q)): near(p, q)
            case (.curve(let p, let a, let b), .curve(let q, let c, let d)): near(p, q) && near(a, c) && near(b, d)
            case (.closeSubpath, .closeSubpath): true
            default: false
            }
        }
    }
}
