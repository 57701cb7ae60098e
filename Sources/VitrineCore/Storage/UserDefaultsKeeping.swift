/// Keeps values in a `UserDefaults` that an app named. Trees are told of what views write, not of what others do.
final class UserDefaultsKeeping: ValueKeeping {
    private let defaults: UserDefaults

    nonisolated(unsafe) private static var stores: [ObjectIdentifier: ValueStore] = [:]

    /// The store of an app's defaults: the same for all views.
    static func store(of defaults: UserDefaults) -> ValueStore {
        if let store = stores[ObjectIdentifier(defaults)] { return store }
        let store = ValueStore(UserDefaultsKeeping(defaults))
        stores[ObjectIdentifier(defaults)] = store
        return store
    }

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    func value(for key: String) -> StoredValue? {
        switch defaults.object(forKey: key) {
        case let text as String: .string(text)
        case let data as Data: .data(data)
        // A number tells by its type whether it was a Bool.
        case let number as NSNumber:
            String(cString: number.objCType) == "c" || number === (true as NSNumber) || number === (false as NSNumber)
                ? .bool(number.boolValue)
                : Int(exactly: number.doubleValue).map { .int($0) } ?? .double(number.doubleValue)
        case let bool as Bool: .bool(bool)
        case let int as Int: .int(int)
        case let double as Double: .double(double)
        default: nil
        }
    }

    func keep(_ value: StoredValue?, for key: String) {
        switch value {
        case .bool(let value): defaults.set(value, forKey: key)
        case .int(let value): defaults.set(value, forKey: key)
        case .double(let value): defaults.set(value, forKey: key)
        case .string(let value): defaults.set(value, forKey: key)
        case .data(let value): defaults.set(value, forKey: key)
        case nil: defaults.removeObject(forKey: key)
        }
    }
}
