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
            // Bytes between the fields count for nothing.
            let fields = Self.fields(of: V.self).map { field in
                func compare<F>(_ type: F.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
                    { ViewComparison.areEqual($0.assumingMemoryBound(to: F.self), $1.assumingMemoryBound(to: F.self)) }
                }
                return (field.offset, _openExistential(field.type, do: compare))
            }
            way = fields.isEmpty ? .never : .fields(fields)
        }
    }

    /// The fields of a structure or a tuple; none for whatever has others. The kinds are part of the language's ABI.
    private static func fields(of type: Any.Type) -> [(type: Any.Type, offset: Int)] {
        let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        var fields: [(type: Any.Type, offset: Int)] = []
        switch words[0] {
        case 0x200:
            _ = _forEachField(of: type, options: []) { _, offset, type, _ in
                fields.append((type, offset))
                return true
            }
        case 0x301:
            for i in 0..<words[1] {
                let type = unsafeBitCast(words[3 + 2 * i], to: Any.Type.self)
                // Outside of Apple's systems an offset has 32 bits, and what stands beside it is arbitrary.
                fields.append((type, Int(UInt32(truncatingIfNeeded: words[4 + 2 * i]))))
            }
        default: break
        }
        return fields
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
