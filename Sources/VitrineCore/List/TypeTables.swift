import Synchronization

/// What is found once a type and kept for ever. What was found before is found without a lock.
final class TypeTables<Table: AnyObject>: Sendable {
    private final class Entry: @unchecked Sendable {
        let type: ObjectIdentifier
        let table: Table
        init(_ type: ObjectIdentifier, _ table: Table) { (self.type, self.table) = (type, table) }
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    // Addresses of entries, which live for ever, by some bits of their types' addresses; 0: none.
    private nonisolated(unsafe) let recent: UnsafeMutablePointer<Atomic<UInt>>
    private static var size: UInt { 256 }

    init() {
        recent = .allocate(capacity: Int(Self.size))
        for i in 0..<Int(Self.size) { (recent + i).initialize(to: Atomic(0)) }
    }

    func table(of type: Any.Type, _ make: () -> Table) -> Table { unmanaged(of: type, make).takeUnretainedValue() }

    /// The same, without counting a reference.
    func unmanaged(of type: Any.Type, _ make: () -> Table) -> Unmanaged<Table> {
        let key = ObjectIdentifier(type)
        let bits = UInt(bitPattern: key)
        let slot = recent + Int((bits >> 4 ^ bits >> 12) % Self.size)
        let address = slot.pointee.load(ordering: .acquiring)
        if let pointer = UnsafeRawPointer(bitPattern: address) {
            let found = Unmanaged<Entry>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
                $0.type == key ? Unmanaged.passUnretained($0.table) : nil
            }
            if let found { return found }
        }
        let entry =
            entries.withLock { $0[key] }
            ?? {
                // Made without the lock: a table may ask for others.
                let made = Entry(key, make())
                return entries.withLock { entries in
                    let entry = entries[key] ?? made
                    entries[key] = entry
                    return entry
                }
            }()
        slot.pointee.store(UInt(bitPattern: Unmanaged.passUnretained(entry).toOpaque()), ordering: .releasing)
        return .passUnretained(entry.table)
    }
}

/// Generic classes by the type that they are made for. The language looks for them among all types each time.
final class NodeTypes: Sendable {
    static let containers = NodeTypes()
    static let bodies = NodeTypes()
    static let runs = NodeTypes()
    static let states = NodeTypes()

    private final class Found: Sendable {
        let type: AnyClass
        init(_ type: AnyClass) { self.type = type }
    }
    private let tables = TypeTables<Found>()

    /// What `find` gives for a type, which is to be the same each time.
    func type(for key: Any.Type, _ find: () -> AnyClass) -> AnyClass {
        tables.unmanaged(of: key) { Found(find()) }._withUnsafeGuaranteedRef { $0.type }
    }
}
