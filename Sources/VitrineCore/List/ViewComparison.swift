import Foundation

/// Whether two values of a view are the same, so that an update may stop.
///
/// What is the same memory is the same value: the same numbers, the same objects, the same closures over the same
/// captures. Of plain data the converse holds too. `Equatable` views are then asked by their own operator; of anything
/// else nothing is known, and it counts as changed (B3-11, B3-12).
enum ViewComparison {
    static func areEqual<V>(_ a: V, _ b: V) -> Bool {
        let sameMemory = withUnsafeBytes(of: a) { x in
            withUnsafeBytes(of: b) { y in
                x.count == 0 || memcmp(x.baseAddress!, y.baseAddress!, x.count) == 0
            }
        }
        if sameMemory || _isPOD(V.self) { return sameMemory }
        guard let a = a as? any Equatable else { return false }
        func equal<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        return equal(a)
    }
}
