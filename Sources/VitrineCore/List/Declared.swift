/// A value that an app declared, where the list keeps it: a view, or a modifier on one.
///
/// Nodes of the geometry tree read what they show from here; they keep the version that they have taken over.
package struct Declared<Value: ~Copyable> {
    package let erased: ErasedDeclared

    init(_ node: ListNode, _ address: UnsafeRawPointer, part: Int32) {
        erased = ErasedDeclared(node: node, address: address, part: part)
    }

    /// The node of the list that has the value. It is kept as long as somebody has this.
    package var node: ListNode { erased.node }

    /// Counts the changes of the value.
    package var version: UInt32 { erased.version }

    /// Lends the value. It is not copied, as it mostly would be by `value`, of whose place the compiler knows nothing.
    @inline(__always)
    package func with<Result>(_ body: (borrowing Value) -> Result) -> Result { erased.with(Value.self, body) }
}

extension Declared where Value: Copyable {
    package var value: Value { erased.address.assumingMemoryBound(to: Value.self).pointee }
}

/// The same, for nodes that have one type whatever the value's.
package struct ErasedDeclared {
    package let node: ListNode
    // Where the value lies in the node.
    package let address: UnsafeRawPointer
    package let part: Int32

    package var version: UInt32 { node.version(of: Int(part)) }

    @inline(__always)
    package func with<Value: ~Copyable, Result>(_: Value.Type, _ body: (borrowing Value) -> Result) -> Result {
        body(address.assumingMemoryBound(to: Value.self).pointee)
    }
}
