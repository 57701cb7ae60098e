import Foundation

/// One node of the tree language that the data files describe views in.
///
/// It knows no layout and no view: an interpreter turns it into either. A node is a type and named values; what the
/// types mean is told where they are interpreted.
struct VectorTree: Decodable {
    let type: String
    let id: String?
    private let values: [String: JSONValue]

    init(from decoder: Decoder) throws {
        values = try [String: JSONValue](from: decoder)
        guard case .string(let type)? = values["t"] else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no type"))
        }
        self.type = type
        id = if case .string(let id)? = values["id"] { id } else { nil }
    }

    /// A length in points; "inf", "-inf" and "nan" are written as strings.
    func length(_ key: String) -> CGFloat? { values[key]?.length }

    func string(_ key: String) -> String? { if case .string(let value)? = values[key] { value } else { nil } }
    func bool(_ key: String) -> Bool? { if case .bool(let value)? = values[key] { value } else { nil } }

    /// The node under a name other than its children.
    func tree(_ key: String) -> VectorTree? { if case .tree(let tree)? = values[key] { tree } else { nil } }

    func trees(_ key: String) -> [VectorTree] {
        switch values[key] {
        case .array(let items)?: items.compactMap { if case .tree(let tree) = $0 { tree } else { nil } }
        case .tree(let tree)?: [tree]
        default: []
        }
    }

    func lengths(_ key: String) -> [CGFloat]? {
        guard case .array(let items)? = values[key] else { return nil }
        return items.map { $0.length ?? .nan }
    }

    /// The names in an array under a key.
    func names(_ key: String) -> [String] {
        (values[key]?.items ?? []).compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    /// The objects in an array under a key.
    func objects(_ key: String) -> [[String: JSONValue]] {
        (values[key]?.items ?? []).compactMap { if case .object(let object) = $0 { object } else { nil } }
    }

    /// Names and texts under a key that holds an object.
    func strings(_ key: String) -> [String: String] {
        guard case .object(let object)? = values[key] else { return [:] }
        return object.compactMapValues { if case .string(let value) = $0 { value } else { nil } }
    }

    /// Frames of the parts of a control (`inner`, `inners`), in its own coordinates.
    var parts: [String: [CGFloat]] {
        var parts: [String: [CGFloat]] = [:]
        if case .object(let inner)? = values["inner"], case .string(let id)? = inner["id"] {
            parts[id] = inner["label"]?.lengths
        }
        if case .object(let inners)? = values["inners"] {
            for (id, part) in inners { parts[id] = part.lengths }
        }
        return parts
    }

    /// The children, whether there are several (`cs`) or one (`c`).
    var children: [VectorTree] { trees("cs") + trees("c") }

    /// How thick its dividers are, in points, where that is told.
    var thickness: CGFloat? {
        length("thickness") ?? values.values.lazy.compactMap(\.thickness).first
    }

    /// The types of this node and all below it.
    var types: Set<String> {
        // macOS has it as large as what is in it, iOS as large as can be.
        let type = type == "nav" && bool("fills") != true ? "nav of macOS" : type
        return values.values.reduce(into: [type]) { types, value in value.addTypes(to: &types) }
    }
}

/// A value of a data file.
indirect enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
    case tree(VectorTree)

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else if let value = try? container.decode(VectorTree.self) {
            self = .tree(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    var length: CGFloat? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        case .string("nan"): .nan
        default: nil
        }
    }

    /// The values of an array.
    var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

    /// The numbers of an array of numbers.
    var lengths: [CGFloat]? {
        guard case .array(let items) = self else { return nil }
        let lengths = items.compactMap(\.length)
        return lengths.count == items.count ? lengths : nil
    }

    fileprivate var thickness: CGFloat? {
        switch self {
        case .array(let items): items.lazy.compactMap(\.thickness).first
        case .tree(let tree): tree.thickness
        default: nil
        }
    }

    fileprivate func addTypes(to types: inout Set<String>) {
        switch self {
        case .array(let items): for item in items { item.addTypes(to: &types) }
        case .tree(let tree): types.formUnion(tree.types)
        default: break
        }
    }
}

/// One row of a data file that holds a tree and the frames of its marked nodes, in window points.
struct VectorRow: Decodable {
    let name: String?
    let n: Int?
    let size: [CGFloat]?
    let tree: VectorTree?
    let frames: [String: JSONValue]?
    let major: [CGFloat]?
    let stack: [CGFloat]?
    var steps: [Step]?
    /// "visible": what is marked and has no frame here is not there.
    let model: String?

    struct Step: Decodable {
        let name: String
        /// How far the first scroll view is scrolled then, down, in points.
        let offset: CGFloat?
        /// What is scrolled to instead, and to which edge: how far that is depends on lines that nobody saw.
        let to, anchor: String?
        let tree: VectorTree?
        let frames: [String: [CGFloat]]?
    }

    var title: String { name ?? "#\(n ?? 0)" }
}

/// A data file: a description and rows.
struct VectorFile<Row: Decodable>: Decodable {
    let rows: [Row]
}
