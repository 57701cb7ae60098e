import VitrineRuntime

/// A JSON value whose objects keep the order of their keys, so that equal reports are equal bytes.
enum JSONValue {
    case null
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// Indented by two spaces a level.
    func text(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .null: return "null"
        case .number(let number): return String(number)
        case .string(let string): return Self.quoted(string)
        case .array(let values):
            if values.isEmpty { return "[]" }
            let lines = values.map { inner + $0.text(indent: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension ResolveReport {
    /// The report for other programs, ending in a newline.
    var json: String {
        let value = JSONValue.object([("containers", .array(containers.map(\.jsonValue)))])
        return value.text() + "\n"
    }
}

extension ResolveReport.Container {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("view", .string(view)), ("reads", .string(reads.rawValue)), ("declared", .number(declared)),
            ("resolved", .number(resolved)), ("sections", .array(sections.map(\.jsonValue))),
        ])
    }
}

extension ResolveReport.Section {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("id", .string(id)), ("values", values.jsonValue), ("header", .array(header.map(\.jsonValue))),
            ("content", .array(content.map(\.jsonValue))), ("footer", .array(footer.map(\.jsonValue))),
        ])
    }
}

extension ResolveReport.Subview {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("id", .string(id)), ("type", .string(type)), ("text", text.map(JSONValue.string) ?? .null),
            ("values", values.jsonValue),
        ])
    }
}

extension [ResolveReport.Value] {
    /// Two values of one name (from two modules, say) would make an object that parsers disagree about: the first stays.
    fileprivate var jsonValue: JSONValue {
        var seen: Set<String> = []
        return .object(filter { seen.insert($0.name).inserted }.map { ($0.name, .string($0.text)) })
    }
}
