/// A dictionary that forgets what was not asked for lately.
///
/// Two generations: when the young one is full the old one is dropped and the young becomes old. What is found in
/// the old moves to the young. That keeps between `bound` and twice `bound` entries, in O(1) and with no list to
/// maintain; the price is that an entry may live one generation longer than it should.
struct TwoGenerationCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    let bound: Int

    init(bound: Int) { self.bound = bound }

    var count: Int { young.count + old.count }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= bound { (old, young) = (young, [:]) }
        young[key] = value
    }
}
