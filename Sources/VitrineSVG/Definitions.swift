import VitrineDisplay

/// What elements refer to by name: each written once, however often it is used.
struct Definitions {
    private var bytes = ByteWriter()
    private var numbers: [[UInt8]: Int] = [:]

    /// The number of the definition whose element starts with `start` - a tag without its id - and goes on with
    /// `rest`.
    mutating func number(_ start: StaticString, _ rest: ByteWriter) -> Int {
        var key = ByteWriter()
        key.write(start)
        key.write(rest)
        if let known = numbers[key.bytes] { return known }
        let number = numbers.count
        numbers[key.bytes] = number
        bytes.write(start)
        bytes.write(" id=\"v")
        bytes.write(number)
        bytes.write("\"")
        bytes.write(rest)
        return number
    }

    func write(to out: inout ByteWriter) {
        guard !numbers.isEmpty else { return }
        out.write("<defs>")
        out.write(bytes)
        out.write("</defs>")
    }
}

extension ByteWriter {
    /// ` name="url(#v3)"`; the name brings its space, and its equals sign.
    mutating func attribute(_ name: StaticString, reference number: Int) {
        write(name)
        write("\"url(#v")
        write(number)
        write(")\"")
    }

    /// ` x="1" y="2" width="3" height="4"`; a zero goes without saying, but not for every element.
    mutating func attributes(of rect: CGRect, saysZero: Bool = false) {
        if rect.minX != 0 || saysZero { attribute(" x=", rect.minX) }
        if rect.minY != 0 || saysZero { attribute(" y=", rect.minY) }
        attribute(" width=", rect.width)
        attribute(" height=", rect.height)
    }

    /// ` transform="translate(1 2)"`, or nothing where there is nothing to move.
    mutating func translation(_ offset: CGPoint) {
        guard offset != .zero else { return }
        write(" transform=\"translate(")
        write(offset.x)
        write(" ")
        write(offset.y)
        write(")\"")
    }
}
