@_spi(Reflection) import Swift

/// A `@Published` property, whatever its value.
protocol PublishedProperty {
    var anyBox: PublishedBoxBase { get }
}

/// Where the `@Published` properties of a class lie, those of its superclasses among them; found once a class.
final class PublishedFields: @unchecked Sendable {
    private let fields: [(type: any PublishedProperty.Type, offset: Int)]

    private init(_ type: AnyClass) {
        var fields: [(type: any PublishedProperty.Type, offset: Int)] = []
        // The option says that the type is a class; its name is a variable to the compiler.
        let aClass = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type, options: aClass) { _, offset, fieldType, _ in
            if let property = fieldType as? any PublishedProperty.Type { fields.append((property, offset)) }
            return true
        }
        self.fields = fields
    }

    private static let cache = Guarded<[ObjectIdentifier: PublishedFields]>([:])

    static func of(_ type: AnyClass) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let fields = cache.withLock({ $0[key] }) { return fields }
        let fields = PublishedFields(type)
        cache.withLock { $0[key] = fields }
        return fields
    }

    /// The object's publisher. Its properties hold it, so that it costs nothing to find and goes with the object.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        guard let first = fields.first else { return LonePublishers.publisher(of: object) }
        let firstBox = box(first, of: object)
        if let known = firstBox.objectWillChange.current { return known }
        let new = firstBox.objectWillChange.withLock { known in
            let publisher = known ?? ObservableObjectPublisher()
            known = publisher
            return publisher
        }
        for field in fields.dropFirst() {
            box(field, of: object).objectWillChange.withLock { $0 = new }
        }
        return new
    }

    private func box(
        _ field: (type: any PublishedProperty.Type, offset: Int), of object: AnyObject
    ) -> PublishedBoxBase {
        func read<P: PublishedProperty>(_ type: P.Type) -> PublishedBoxBase {
            (Unmanaged.passUnretained(object).toOpaque() + field.offset).assumingMemoryBound(to: P.self).pointee.anyBox
        }
        return withExtendedLifetime(object) { read(field.type) }
    }
}

/// The publishers of objects without `@Published` properties, found by the object.
enum LonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// At this count those whose objects are gone are thrown out.
        var limit = 32
    }
    private static let table = Guarded(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        let (publisher, old) = table.withLock { table -> (ObservableObjectPublisher, [ObjectIdentifier: Entry]?) in
            // Another object may have lived at the same address.
            if let entry = table.entries[key], entry.object === object { return (entry.publisher, nil) }
            let old = table.entries
            if old.count >= table.limit {
                table.entries = old.filter { $0.value.object != nil }
                table.limit = max(32, table.entries.count * 2)
            }
            let new = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: new)
            return (new, old)
        }
        // A publisher that goes may let go of others' objects, which must not happen in the lock.
        withExtendedLifetime(old) {}
        return publisher
    }

    /// How many are kept; for tests.
    static var count: Int { table.withLock { $0.entries.count } }
}
