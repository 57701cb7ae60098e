import VitrineGraph

/// What is made of one environment, to be found again with it: it is kept by the newest of the environment's entries.
package class EnvironmentMemo {
    /// What texts without looks of their own share in the environment.
    package final func keep(textSetting: AnyObject) { knownSetting = textSetting }
    @exclusivity(unchecked) fileprivate final var knownSetting: AnyObject?
    init() {}
}

extension ViewInputs {
    /// What texts without looks of their own share, where there was one in the environment. Not counted: that holds it.
    package var textSetting: Unmanaged<AnyObject>? {
        func setting(_ memo: EnvironmentMemo) -> Unmanaged<AnyObject>? {
            memo.knownSetting.map(Unmanaged.passUnretained)
        }
        guard let head = environment.list.head else {
            return hostReference._withUnsafeGuaranteedRef { setting($0.memo) }
        }
        return head.memoReference?._withUnsafeGuaranteedRef { setting(unsafeDowncast($0, to: EnvironmentMemo.self)) }
    }

    /// What was made of the environment.
    package var memo: EnvironmentMemo {
        guard let head = environment.list.head else { return hostReference._withUnsafeGuaranteedRef { $0.memo } }
        if let memo = head.memo { return unsafeDowncast(memo, to: EnvironmentMemo.self) }
        let memo = EnvironmentMemo()
        head.memo = memo
        return memo
    }
}

/// An environment that a modifier made of another. The rows of a list write the same into the same environment: they
/// share what they write, and whatever is made of it.
private final class WrittenEnvironment<M: PathModifier>: AnyWrittenEnvironment {
    let modifier: M

    init(_ outer: EnvironmentValues, _ modifier: M, _ inner: EnvironmentValues, _ last: LastWritten) {
        self.modifier = modifier
        super.init(ObjectIdentifier(M.self), outer, inner, last)
    }
}

/// What a modifier of each type that writes into an environment wrote last; not kept here, for there may be an object
/// in it.
final class LastWritten {
    // A few, as there are few such types. Weak references would make each count of what they refer to dearer.
    private var entries: ContiguousArray<(key: ObjectIdentifier, written: Unmanaged<AnyWrittenEnvironment>)> = []

    fileprivate subscript(key: ObjectIdentifier) -> AnyWrittenEnvironment? {
        for i in entries.indices where entries[i].key == key { return entries[i].written.takeUnretainedValue() }
        return nil
    }

    fileprivate func add(_ written: AnyWrittenEnvironment) {
        entries.removeAll { $0.key == written.key }
        entries.append((written.key, .passUnretained(written)))
    }

    fileprivate func remove(_ written: AnyWrittenEnvironment) {
        entries.removeAll { $0.written.toOpaque() == Unmanaged.passUnretained(written).toOpaque() }
    }
}

/// The same, whatever the modifier.
fileprivate class AnyWrittenEnvironment: EnvironmentMemo {
    fileprivate let key: ObjectIdentifier
    fileprivate let outer: EnvironmentValues
    // It keeps this, and not the other way round.
    private unowned(unsafe) let head: PropertyList.Entry
    private let layoutDirection: LayoutDirection
    private let stackAxis: Axis?
    private let last: LastWritten

    fileprivate init(
        _ key: ObjectIdentifier, _ outer: EnvironmentValues, _ inner: EnvironmentValues, _ last: LastWritten
    ) {
        (self.key, self.outer, head, self.last) = (key, outer, inner.list.head!, last)
        (layoutDirection, stackAxis) = (inner.layoutDirection, inner.stackAxis)
    }

    deinit { last.remove(self) }

    fileprivate var inner: EnvironmentValues {
        var inner = outer
        inner.list.head = head
        (inner.layoutDirection, inner.stackAxis) = (layoutDirection, stackAxis)
        return inner
    }
}

extension ViewHost {
    /// The environment inside a modifier that stands in `outer`. `former` is the one that nodes inside have: what was
    /// written there once is not written again.
    func environment<M: PathModifier>(
        inside modifier: UnsafePointer<M>, in outer: EnvironmentValues, former: EnvironmentValues? = nil
    ) -> EnvironmentValues {
        let key = ObjectIdentifier(M.self)
        func isWanted(_ known: AnyWrittenEnvironment) -> Bool {
            guard known.key == key, known.outer.isSame(as: outer) else { return false }
            let known = unsafeDowncast(known, to: WrittenEnvironment<M>.self)
            return withUnsafePointer(to: known.modifier) { ViewComparison.areEqual($0, modifier) }
        }
        var known = former?.written
        while let written = known {
            if isWanted(written) { return written.inner }
            known = written.outer.written
        }
        if let last = lastWritten[key], isWanted(last) { return last.inner }
        var inner = outer
        modifier.pointee.modify(&inner)
        if let head = inner.list.head, head.stands(on: outer.list.head) {
            let written = WrittenEnvironment(outer, modifier.pointee, inner, lastWritten)
            head.memo = written
            lastWritten.add(written)
        }
        return inner
    }
}

extension PropertyList.Entry {
    /// Whether the entry was put on top of another. An environment that was put in place of the outer one was not, and
    /// to keep the outer one with it could be a cycle.
    fileprivate func stands(on other: PropertyList.Entry?) -> Bool {
        if self === other { return false }
        var entry = next
        while let current = entry, current !== other { entry = current.next }
        return entry === other
    }
}

extension EnvironmentValues {
    /// What the environment was made of, where a modifier wrote its newest entry.
    fileprivate var written: AnyWrittenEnvironment? { list.head?.memo as? AnyWrittenEnvironment }
}
