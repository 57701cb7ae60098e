import VitrineGraph

/// Where values are kept by name: a file, an app's defaults, or memory.
package protocol ValueKeeping: AnyObject {
    func value(for key: String) -> StoredValue?
    func keep(_ value: StoredValue?, for key: String)
}

/// Keeps values as long as somebody has it.
package final class ValueMemory: ValueKeeping {
    private var values: [String: StoredValue] = [:]
    package init() {}
    package func value(for key: String) -> StoredValue? { values[key] }
    package func keep(_ value: StoredValue?, for key: String) { values[key] = value }
}

/// Reads and writes kept values, and tells trees of changes.
package final class ValueStore {
    private let kept: any ValueKeeping
    private var readers: [String: [WeakLocation]] = [:]
    private struct WeakLocation { weak var location: StateLocation<StoredValue?>? }

    package init(_ kept: any ValueKeeping = ValueMemory()) { self.kept = kept }

    package func value(for key: String) -> StoredValue? { kept.value(for: key) }

    /// Keeps another value, or with nil none, and tells every tree that reads the key.
    package func set(_ value: StoredValue?, for key: String) {
        if kept.value(for: key) == value { return }
        kept.keep(value, for: key)
        for reader in readers[key] ?? [] { reader.location?.set(value) }
    }

    /// Where a tree finds the value of a key, and is told of changes.
    func location(for key: String, _ graph: Graph) -> StateLocation<StoredValue?> {
        let location = StateLocation(value(for: key), graph)
        readers[key, default: []].removeAll { $0.location == nil }
        readers[key, default: []].append(WeakLocation(location: location))
        return location
    }
}

/// The connection of a view's property to a store; made anew when the view names another key.
final class StorageSlot {
    var connection: (store: ValueStore, key: String, location: StateLocation<StoredValue?>)?

    func location(in store: ValueStore, _ key: String, _ graph: Graph) -> StateLocation<StoredValue?> {
        if let connection, connection.store === store, connection.key == key { return connection.location }
        let location = store.location(for: key, graph)
        connection = (store, key, location)
        return location
    }
}

/// The part of a stored property that all kinds share.
struct StoredProperty<Value> {
    let key: String
    let initial: Value
    let form: _StoredForm<Value>
    var connection: (store: ValueStore, location: StateLocation<StoredValue?>)?

    init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>) {
        (self.key, self.initial, self.form) = (key, initial, form)
    }

    func get() -> Value {
        guard let connection else { return initial }
        return connection.location.get().flatMap(form.read) ?? initial
    }

    func set(_ value: Value) {
        guard let connection else {
            return VitrineLog.warnOnce(
                "storage \(key)",
                "the stored value \"\(key)\" was set outside of a view that is shown; the value is ignored")
        }
        if Graph.isComputing { return connection.location.set(form.write(value)) }
        connection.store.set(form.write(value), for: key)
    }

    var binding: Binding<Value> {
        Binding(location: connection?.location, get: { get() }, set: { set($0) })
    }

    mutating func link(_ context: inout _DynamicPropertyContext, _ store: ValueStore) {
        let graph = context.host.graph
        connection = (store, context.slot(StorageSlot.init).location(in: store, key, graph))
    }
}
