/// The lists of a tuple's elements, one after the other.
final class TupleListNode: ListNode {
    // A few in place, for most tuples are small, and there are many.
    @exclusivity(unchecked) private var few = InlineArray<4, ListNode?>(repeating: nil)
    @exclusivity(unchecked) private var many: ContiguousArray<ListNode> = []

    init<T>(_ tuple: T, _ inputs: __shared ListInputs) {
        super.init(inputs)
        let inputs = inputs.child(of: self)
        TupleElements.unmanaged(of: T.self)._withUnsafeGuaranteedRef { known in
            let isMany = known.elements.count > few.count
            if isMany { many.reserveCapacity(known.elements.count) }
            withUnsafePointer(to: tuple) { pointer in
                for i in known.elements.indices {
                    let element = known.elements[i]
                    let child = Self.make(UnsafeRawPointer(pointer) + element.offset, element.type, inputs)
                    child.slot = Int32(truncatingIfNeeded: i)
                    if isMany { many.append(child) } else { few[i] = child }
                }
            }
        }
    }

    deinit { forEachChild { $0.parent = nil } }

    func update<T>(_ tuple: T) {
        withUnsafePointer(to: tuple) { pointer in
            TupleElements.unmanaged(of: T.self)._withUnsafeGuaranteedRef { known in
                withChildren { children in
                    for i in known.elements.indices {
                        let element = known.elements[i]
                        Self.update(children[i], to: UnsafeRawPointer(pointer) + element.offset, element.type)
                    }
                }
            }
        }
    }

    private static func make<V: View>(_ value: UnsafeRawPointer, _ type: V.Type, _ inputs: ListInputs) -> ListNode {
        V._makeList(value.assumingMemoryBound(to: V.self).pointee, inputs)
    }

    private static func update<V: View>(_ child: Unmanaged<ListNode>, to value: UnsafeRawPointer, _ type: V.Type) {
        child._withUnsafeGuaranteedRef { child in
            _lend(value.assumingMemoryBound(to: V.self)) { V._updateList(child, $0) }
        }
    }

    /// Calls `body` with the children, not counted: they stay as long as the node, which whoever asks it holds.
    @inline(__always)
    private func withChildren<Result>(_ body: (UnsafeBufferPointer<Unmanaged<ListNode>>) -> Result) -> Result {
        if !many.isEmpty { return _uncounted(many, body) }
        return Self.withPlaces(in: &few) { places in
            var count = 0
            while count < places.count, places[count] != nil { count += 1 }
            return body(
                UnsafeBufferPointer(
                    start: UnsafeRawPointer(places.baseAddress!).assumingMemoryBound(to: Unmanaged<ListNode>.self),
                    count: count))
        }
    }

    // An array of them looks the same as they do.
    @inline(__always)
    private static func withPlaces<Result>(
        in few: UnsafePointer<InlineArray<4, ListNode?>>,
        _ body: (UnsafeBufferPointer<Unmanaged<ListNode>?>) -> Result
    ) -> Result {
        let first = UnsafeRawPointer(few).assumingMemoryBound(to: Unmanaged<ListNode>?.self)
        return body(UnsafeBufferPointer(start: first, count: few.pointee.count))
    }

    private func forEachChild(_ body: (ListNode) -> Void) {
        withChildren { for child in $0 { child._withUnsafeGuaranteedRef(body) } }
    }

    override var count: Int { count(before: .max) }

    private func count(before slot: Int32) -> Int {
        var count = 0
        forEachChild { if $0.slot < slot { count += $0.count } }
        return count
    }

    override var isEmpty: Bool { withChildren { $0.allSatisfy { $0._withUnsafeGuaranteedRef { $0.isEmpty } } } }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        withChildren { children in
            for child in children {
                let goesOn = child._withUnsafeGuaranteedRef { child in
                    if offset > 0 {
                        let count = child.count
                        if offset >= count {
                            offset -= count
                            return true
                        }
                    }
                    return child.visit(from: &offset, body)
                }
                if !goesOn { return false }
            }
            return true
        }
    }

    override func visitSections(_ visitor: inout SectionVisitor) {
        withChildren { for child in $0 { child._withUnsafeGuaranteedRef { $0.visitSections(&visitor) } } }
    }

    override func setEnvironment(_ environment: EnvironmentValues) { forEachChild { $0.setEnvironment(environment) } }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { forEachChild { $0.forEachMadeLeaf(body) } }

    override func childListChanged(_ child: ListNode, _ change: ListChange?) {
        passOn(change?.moved(by: offset(of: child)))
    }

    override func offset(of child: ListNode) -> Int { count(before: child.slot) }

    override func find(_ id: AnyHashable) -> Int? {
        withChildren { children in
            for child in children {
                let found: Int? = child._withUnsafeGuaranteedRef { child in
                    child.find(id).map { $0 + offset(of: child) }
                }
                if let found { return found }
            }
            return nil
        }
    }

    override func pathComponent(for child: ListNode) -> String? { String(child.slot) }
}
