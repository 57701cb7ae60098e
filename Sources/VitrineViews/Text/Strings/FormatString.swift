/// The pieces of a format: literal text, and specifiers with the argument they stand for.
///
/// The specifiers are those of `printf` with `%@` and positions (`%2$@`), as string tables have them.
struct FormatString: Sequence, IteratorProtocol {
    enum Piece: Equatable {
        case literal(Substring)
        /// `number` counts from 0.
        case argument(number: Int, specifier: String)
    }

    private var rest: Substring.UTF8View
    private var nextArgument = 0

    init(_ format: Substring, firstArgument: Int = 0) {
        rest = format.utf8
        nextArgument = firstArgument
    }

    /// The number of the argument that a specifier without position would stand for next.
    var argumentCount: Int { nextArgument }

    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        guard first == UInt8(ascii: "%") else {
            let end = rest.firstIndex(of: UInt8(ascii: "%")) ?? rest.endIndex
            defer { rest = rest[end...] }
            return .literal(Substring(rest[..<end]))
        }
        let body = rest.dropFirst()
        if body.first == UInt8(ascii: "%") {
            defer { rest = body.dropFirst() }
            return .literal(Substring(body.prefix(1)))
        }
        // A letter that is no length modifier ends the specifier.
        guard let end = body.firstIndex(where: Self.isConversion) else {
            defer { rest = rest[rest.endIndex...] }
            return .literal(Substring(rest))
        }
        let specifier = body[...end]
        rest = body[body.index(after: end)...]
        if let dollar = specifier.firstIndex(of: UInt8(ascii: "$")),
            let position = Int(String(Substring(specifier[..<dollar])))
        {
            let format = specifier[specifier.index(after: dollar)...]
            return .argument(number: position - 1, specifier: "%" + Substring(format))
        }
        nextArgument += 1
        return .argument(number: nextArgument - 1, specifier: "%" + Substring(specifier))
    }

    private static func isConversion(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"),
            UInt8(ascii: "t"), UInt8(ascii: "j"):
            false
        case UInt8(ascii: "@"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }
}
