import Foundation
@_spi(Reflection) import Swift

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

    /// Whether two values are the same memory, and so the same value.
    static func areSameMemory<V>(_ a: UnsafePointer<V>, _ b: UnsafePointer<V>) -> Bool {
        memcmp(a, b, MemoryLayout<V>.size) == 0
    }

    /// The same for values where they lie.
    static func areEqual<V>(_ a: UnsafePointer<V>, _ b: UnsafePointer<V>) -> Bool {
        if areSameMemory(a, b) { return true }
        return ComparisonTable.of(V.self)._withUnsafeGuaranteedRef { $0.areEqual(a, b) }
    }
}

/// How values of one type are compared; found once a type.
private final class ComparisonTable: @unchecked Sendable {
    /// A field; what is the same memory needs no comparison, and where there is none, nothing else is equal.
    private struct Field {
        let offset, size: Int
        // Types, and not closures, which would be counted at each call.
        let comparison: (any Comparison.Type)?
    }
    private let fields: ContiguousArray<Field>
    private let isComparable: Bool

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        guard isComparable else { return false }
        return fields.withUnsafeBufferPointer { fields in
            for field in fields where memcmp(a + field.offset, b + field.offset, field.size) != 0 {
                guard let comparison = field.comparison, comparison.areEqual(a + field.offset, b + field.offset) else {
                    return false
                }
            }
            return true
        }
    }

    private init<V>(_ type: V.Type) {
        let size = MemoryLayout<V>.size
        if let property = type as? any DynamicProperty.Type {
            fields = [Field(offset: 0, size: size, comparison: Self.comparison(property))]
            isComparable = true
        } else if let type = type as? any Equatable.Type, !_isPOD(V.self) {
            fields = [Field(offset: 0, size: size, comparison: Self.comparison(type))]
            isComparable = true
        } else if type is AnyClass {
            (fields, isComparable) = ([], false)
        } else {
            // Bytes between the fields count for nothing, nor does what is always the same.
            let all = Self.fields(of: V.self)
            fields = ContiguousArray(
                all.compactMap { field in
                    if let type = field.type as? any DynamicProperty.Type, type._isAlwaysSame { return nil }
                    return Self.field(field.offset, field.type)
                })
            isComparable = !all.isEmpty
        }
    }

    private static func field(_ offset: Int, _ type: Any.Type) -> Field {
        func field<F>(_ type: F.Type) -> Field {
            let size = MemoryLayout<F>.size
            // Plain data without gaps are equal only as memory; whether there are gaps is not known of what has parts.
            let isNumber = type is any FixedWidthInteger.Type || type == Bool.self
            if isNumber || type is AnyClass && !(type is any Equatable.Type) {
                return Field(offset: offset, size: size, comparison: nil)
            }
            return Field(offset: offset, size: size, comparison: ByTable<F>.self)
        }
        return _openExistential(type, do: field)
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

    private static func comparison<E: Equatable>(_ type: E.Type) -> any Comparison.Type { ByOperator<E>.self }

    private static func comparison<P: DynamicProperty>(_ type: P.Type) -> any Comparison.Type { ByMeaning<P>.self }

    private static let tables = TypeTables<ComparisonTable>()

    // Kept for ever, and so not counted.
    static func of<V>(_ type: V.Type) -> Unmanaged<ComparisonTable> {
        tables.unmanaged(of: type) { ComparisonTable(type) }
    }
}

/// How two values of a type are compared where they lie.
private protocol Comparison {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private enum ByTable<F>: Comparison {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        ViewComparison.areEqual(a.assumingMemoryBound(to: F.self), b.assumingMemoryBound(to: F.self))
    }
}

private enum ByOperator<E: Equatable>: Comparison {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
    }
}

private enum ByMeaning<P: DynamicProperty>: Comparison {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: P.self).pointee._isSame(as: b.assumingMemoryBound(to: P.self).pointee)
    }
}
