/// Where the views of a tuple type lie in its values.
///
/// `TupleView<T>` knows only that `T` is a tuple, so its elements are read once a type from the tuple's metadata, whose
/// layout is part of the language's ABI: kind, number of elements, labels, then a type and an offset an element.
final class TupleElements: @unchecked Sendable {
    struct Element {
        let type: any View.Type
        let offset: Int
    }

    let elements: ContiguousArray<Element>
    let shape: _ListShape

    private init(_ type: Any.Type) {
        var elements: ContiguousArray<Element> = []
        let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        let tupleKind = 0x301
        if words[0] == tupleKind {
            for i in 0..<words[1] {
                let elementType = unsafeBitCast(words[3 + 2 * i], to: Any.Type.self)
                // Outside of Apple's systems an offset has 32 bits, and what stands beside it is arbitrary.
                let offset = Int(UInt32(truncatingIfNeeded: words[4 + 2 * i]))
                elements.append(.init(type: Self.viewType(elementType), offset: offset))
            }
        } else if type != Void.self {
            elements.append(.init(type: Self.viewType(type), offset: 0))
        }
        self.elements = elements
        let shapes = elements.map { $0.type._listShape }
        let counts = shapes.compactMap(\.count)
        shape = _ListShape(
            count: counts.count == shapes.count ? counts.reduce(0, +) : nil,
            maySection: shapes.contains { $0.maySection })
    }

    private static func viewType(_ type: Any.Type) -> any View.Type {
        if let type = type as? any View.Type { return type }
        VitrineLog.warnOnce("tuple \(type)", "TupleView holds a \(type), which is not a View; it is shown as nothing")
        return EmptyView.self
    }

    private static let tables = TypeTables<TupleElements>()

    static func of(_ type: Any.Type) -> TupleElements { unmanaged(of: type).takeUnretainedValue() }

    /// The same, without counting: they are kept for ever.
    static func unmanaged(of type: Any.Type) -> Unmanaged<TupleElements> {
        tables.unmanaged(of: type) { TupleElements(type) }
    }

    /// Calls `body` with each element of `tuple`, in order.
    func forEach<T>(in tuple: T, _ body: (any View) -> Void) {
        withUnsafePointer(to: tuple) { pointer in
            for element in elements {
                func load<V: View>(_ type: V.Type) -> any View {
                    UnsafeRawPointer(pointer).advanced(by: element.offset).assumingMemoryBound(to: V.self).pointee
                }
                body(load(element.type))
            }
        }
    }
}
