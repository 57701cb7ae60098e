/// A list of values of any types that stands for what is pushed on a navigation stack, the innermost last.
///
/// See <https://developer.apple.com/documentation/swiftui/navigationpath>.
nonisolated public struct NavigationPath {
    var values: [AnyHashable]

    /// An empty path.
    public init() { values = [] }

    /// A path of the elements of a sequence.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// A path as `codable` wrote it.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The number of values.
    public var count: Int { values.count }

    /// Whether there is no value: the stack shows its root.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value.
    public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

    /// Removes values from the end. Where there are not as many, all are removed, with a message.
    public mutating func removeLast(_ k: Int = 1) {
        if k < 0 || k > values.count {
            VitrineLog.warnOnce(
                "NavigationPath.removeLast",
                "removeLast(\(k)) was called on a NavigationPath of \(values.count) values; look at its count first")
        }
        values.removeLast(min(max(k, 0), values.count))
    }

    /// The path in a form that can be written; nil where a value is not `Codable`.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }
}

extension NavigationPath: Equatable {
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.values == b.values }
}

extension NavigationPath {
    /// A path that can be written and read.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation>. It is written as a list
    /// of strings: of each value its type and then its JSON. Types are found again by name; one that is gone, or private to
    /// a file, is an error when the path is read.
    nonisolated public struct CodableRepresentation: Codable, Equatable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        public static func == (a: Self, b: Self) -> Bool { a.values == b.values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "a navigation path holds a value of a type \(name), which is not known here")
                }
                let json = Data(try container.decode(String.self).utf8)
                func decode<T: Decodable & Hashable>(_ type: T.Type) throws -> AnyHashable {
                    AnyHashable(try JSONDecoder().decode(type, from: json))
                }
                values.append(try decode(type))
            }
            self.values = values
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let value = value.base as? any Codable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value.base,
                        .init(
                            codingPath: encoder.codingPath,
                            debugDescription: "a \(type(of: value.base)) in a navigation path is not Codable"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}

/// What a navigation stack does with its path, whatever that is kept in.
struct NavigationPathAccess {
    /// What is pushed; a body that asks depends on it.
    let values: () -> [AnyHashable]
    /// Appends a value; false where the path does not take its type.
    let append: (AnyHashable) -> Bool
    /// Removes so many from the end.
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.values }
        append = {
            path.wrappedValue.append($0)
            return true
        }
        removeLast = { path.wrappedValue.removeLast($0) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let element = value.base as? Data.Element ?? value as? Data.Element else { return false }
            path.wrappedValue.append(element)
            return true
        }
        removeLast = { count in
            var data = path.wrappedValue
            let start = data.index(data.endIndex, offsetBy: -Swift.min(Swift.max(count, 0), data.count))
            data.removeSubrange(start..<data.endIndex)
            path.wrappedValue = data
        }
    }
}
