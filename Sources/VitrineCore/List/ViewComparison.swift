/// Whether two values of a view are the same, so that an update may stop.
///
/// Plain data is compared as memory and `Equatable` views by their own operator; of anything else nothing is known, and
/// it counts as changed (B3-11, B3-12).
enum ViewComparison {
    static func areEqual<V>(_ a: V, _ b: V) -> Bool {
        if _isPOD(V.self) {
            return withUnsafeBytes(of: a) { x in withUnsafeBytes(of: b) { y in x.elementsEqual(y) } }
        }
        guard let a = a as? any Equatable else { return false }
        func equal<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        return equal(a)
    }
}
