/// A value that an app declared, where the list keeps it: a view, or a modifier on one.
///
/// Nodes of the geometry tree read what they show from here; they keep the version that they have taken over.
public struct _Declared<Value: ~Copyable> {
    /// The same without the type.
    public let erased: _ErasedDeclared

    init(_ node: ListNode, _ address: UnsafeRawPointer, part: Int32) {
        erased = ErasedDeclared(node: node, address: address, part: part)
    }

    /// The node of the list that has the value. It is kept as long as somebody has this.
    package var node: ListNode { erased.node }

    /// Counts the changes of the value.
    package var version: UInt32 { erased.version }

    /// Lends the value. It is not copied, as it mostly would be by `value`, of whose place the compiler knows nothing.
    @inlinable @inline(__always)
    public func with<Result>(_ body: (borrowing Value) -> Result) -> Result { erased.with(Value.self, body) }
}

package typealias Declared = _Declared
package typealias ErasedDeclared = _ErasedDeclared

extension _Declared where Value: Copyable {
    package var value: Value { erased.address.assumingMemoryBound(to: Value.self).pointee }
}

/// The same, for nodes that have one type whatever the value's.
public struct _ErasedDeclared {
    package let node: ListNode
    // Where the value lies in the node.
    @usableFromInline package let address: UnsafeRawPointer
    package let part: Int32

    package var version: UInt32 { node.version(of: Int(part)) }

    /// Lends the value, which has that type.
    @inlinable @inline(__always)
    public func with<Value: ~Copyable, Result>(_: Value.Type, _ body: (borrowing Value) -> Result) -> Result {
        body(address.assumingMemoryBound(to: Value.self).pointee)
    }
}

/// Lends a value where it stands. It is not copied, as it mostly would be when it is read from a property.
@inlinable @inline(__always)
public func _lend<Value: ~Copyable, Result>(
    _ place: UnsafePointer<Value>, _ body: (borrowing Value) -> Result
) -> Result { body(place.pointee) }
