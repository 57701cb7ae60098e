import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// Whether two values of a view are the same, so that an update may stop.
///
/// What is the same memory is the same value: the same numbers, the same objects, the same closures over the same
/// captures. Of plain data the converse holds too. `Equatable` values are then asked by their own operator; structures
/// are compared field by field, dynamic properties by what they stand for. Of anything else nothing is known, and it
/// counts as changed (B3-11, B3-12).
package enum ViewComparison {
    package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(a, b) } }
    }

    fileprivate static func areEqual<V>(_ a: UnsafePointer<V>, _ b: UnsafePointer<V>) -> Bool {
        let size = MemoryLayout<V>.size
        if size == 0 || memcmp(a, b, size) == 0 { return true }
        return ComparisonTable.of(V.self).areEqual(a, b)
    }
}

/// How values of one type are compared; found once a type.
private final class ComparisonTable: @unchecked Sendable {
    private enum Way {
        case never
        case operation((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)])
    }
    private let way: Way

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch way {
        case .never: false
        case .operation(let operation): operation(a, b)
        case .fields(let fields): fields.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) }
        }
    }

    private init<V>(_ type: V.Type) {
        if let property = type as? any DynamicProperty.Type {
            way = .operation(Self.operation(property))
        } else if let type = type as? any Equatable.Type, !_isPOD(V.self) {
            way = .operation(Self.operation(type))
        } else if type is AnyClass {
            way = .never
        } else {
            var fields: [(offset: Int, compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)] = []
            // False for what has no fields to walk: an enumeration, an existential, a function.
            let isStructure = _forEachField(of: type, options: []) { _, offset, field, _ in
                func compare<F>(_ type: F.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
                    { ViewComparison.areEqual($0.assumingMemoryBound(to: F.self), $1.assumingMemoryBound(to: F.self)) }
                }
                fields.append((offset, _openExistential(field, do: compare)))
                return true
            }
            // Bytes between the fields count for nothing.
            way = isStructure && !fields.isEmpty ? .fields(fields) : .never
        }
    }

    private static func operation<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    private static func operation<P: DynamicProperty>(_ type: P.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: P.self).pointee._isSame(as: $1.assumingMemoryBound(to: P.self).pointee) }
    }

    private static let cache = Mutex<[ObjectIdentifier: ComparisonTable]>([:])

    static func of<V>(_ type: V.Type) -> ComparisonTable {
        let key = ObjectIdentifier(type)
        if let table = cache.withLock({ $0[key] }) { return table }
        let table = ComparisonTable(type)
        cache.withLock { $0[key] = table }
        return table
    }
}
