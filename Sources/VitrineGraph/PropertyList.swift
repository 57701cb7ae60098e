/// A persistent list of typed values, newest first: what container values, row traits and the environment are kept in.
///
/// Copying is one retain; setting prepends; a lookup walks to the newest entry of the key. Lists stay short (one entry
/// a modifier), so the walk beats a table.
package struct PropertyList {
    package var head: Entry?

    package init() {}

    /// One entry; the subclass holds the value.
    package class Entry {
        package let key: Any.Type
        package private(set) var next: Entry?
        /// What somebody made of the list from this entry on, to be found again with it.
        // Through accessors: from other modules, a stored property would be watched at every access.
        package final var memo: AnyObject? {
            get { knownMemo }
            set { knownMemo = newValue }
        }
        @exclusivity(unchecked) private final var knownMemo: AnyObject?
        /// The same, not counted: the entry holds it.
        package final var memoReference: Unmanaged<AnyObject>? { knownMemo.map(Unmanaged.passUnretained) }
        init(key: Any.Type, next: Entry?) { (self.key, self.next) = (key, next) }
        func copied(onto next: Entry?) -> Entry { fatalError("abstract") }
        /// The value as text and the entry's type, for inspection.
        package var valueDescription: String { "" }

        // A long list is freed in a loop: one release after the other would recurse.
        deinit {
            var entry = next
            next = nil
            while isKnownUniquelyReferenced(&entry) {
                let after = entry!.next
                entry!.next = nil
                entry = after
            }
        }
    }

    final class TypedEntry<Value>: Entry {
        let value: Value
        init(key: Any.Type, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }
        override func copied(onto next: Entry?) -> Entry { TypedEntry(key: key, value: value, next: next) }
        override var valueDescription: String { String(describing: value) }
    }

    package var isEmpty: Bool { head == nil }

    /// The newest value of `key`, which always has values of type `Value`. O(entries).
    @inline(__always)
    package func value<Value>(of key: Any.Type, as type: Value.Type = Value.self) -> Value? {
        guard let entry = entry(of: key) else { return nil }
        return unsafeDowncast(entry, to: TypedEntry<Value>.self).value
    }

    package func entry(of key: Any.Type) -> Entry? {
        // The list is held meanwhile, so its entries need no retain each.
        var entry = head.map(Unmanaged.passUnretained)
        while let current = entry {
            let found: Entry?? = current._withUnsafeGuaranteedRef { item in
                if item.key == key { return .some(item) }
                entry = item.next.map(Unmanaged.passUnretained)
                return .none
            }
            if let found { return found }
        }
        return nil
    }

    package func contains(_ key: Any.Type) -> Bool { entry(of: key) != nil }

    /// Puts a value on top. O(1).
    package mutating func set<Value>(_ key: Any.Type, _ value: Value) {
        head = TypedEntry(key: key, value: value, next: head)
    }

    /// Puts all entries of `other` on top.
    package mutating func merge(_ other: PropertyList) {
        for entry in other.effectiveEntries { head = entry.copied(onto: head) }
    }

    /// The entries that count (the newest of each key), oldest first.
    package var effectiveEntries: [Entry] {
        var seen: Set<ObjectIdentifier> = []
        var result: [Entry] = []
        var entry = head
        while let current = entry {
            if seen.insert(ObjectIdentifier(current.key)).inserted { result.append(current) }
            entry = current.next
        }
        return result.reversed()
    }
}
