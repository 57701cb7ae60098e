/// A value that an app declared, where the list keeps it: a view, or a modifier on one.
///
/// Nodes of the geometry tree read what they show from here; they note the version that they have taken over. It is not
/// counted: those nodes hold the node of the list that has the value.
public struct _Declared<Value: ~Copyable> {
    /// The same without the type.
    public let erased: _ErasedDeclared

    @inlinable @inline(__always)
    public init(_ erased: _ErasedDeclared) { self.erased = erased }

    init(_ node: ListNode, _ address: UnsafeRawPointer, part: Int) {
        erased = ErasedDeclared(node, address, part: part)
    }

    /// The node of the list that has the value.
    package var node: ListNode { erased.node }

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
    @usableFromInline let reference: Unmanaged<_ListNode>
    // Where in the node the value lies: values stand in their nodes.
    @usableFromInline let offset: UInt32
    /// Which of the values that the node has.
    let part: UInt16

    @usableFromInline @inline(__always)
    init(_ reference: Unmanaged<_ListNode>, offset: UInt32, part: UInt16) {
        (self.reference, self.offset, self.part) = (reference, offset, part)
    }

    init(_ node: ListNode, _ address: UnsafeRawPointer, part: Int) {
        reference = .passUnretained(node)
        offset = UInt32(address - UnsafeRawPointer(reference.toOpaque()))
        self.part = UInt16(part)
    }

    package var node: ListNode { reference.takeUnretainedValue() }

    /// Where the value lies, as long as the node is there.
    @inlinable @inline(__always)
    public var address: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) + Int(offset) }

    /// The type of the value, where it is a modifier.
    package var modifierType: Any.Type? { node.modifierType(of: Int(part)) }

    /// The type of the value.
    var valueType: Any.Type? { node.valueType(of: Int(part)) }

    /// Counts the changes of the value.
    var version: UInt32 { reference._withUnsafeGuaranteedRef { $0.version(of: Int(part)) } }

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
