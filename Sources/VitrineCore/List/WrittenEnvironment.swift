import VitrineGraph

/// What is made of one environment, to be found again with it: it is kept by the newest of the environment's entries.
package class EnvironmentMemo {
    /// What texts without looks of their own share in the environment.
    package final var textSetting: AnyObject? {
        get { knownSetting }
        set { knownSetting = newValue }
    }
    @exclusivity(unchecked) private final var knownSetting: AnyObject?
    init() {}
}

extension ViewInputs {
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

    init(_ outer: EnvironmentValues, _ modifier: M, _ inner: EnvironmentValues) {
        self.modifier = modifier
        super.init(ObjectIdentifier(M.self), outer, inner)
    }
}

/// The same, whatever the modifier.
private class AnyWrittenEnvironment: EnvironmentMemo {
    fileprivate let key: ObjectIdentifier
    fileprivate let outer: EnvironmentValues
    // It keeps this, and not the other way round.
    private unowned(unsafe) let head: PropertyList.Entry
    private let layoutDirection: LayoutDirection
    private let stackAxis: Axis?

    fileprivate init(_ key: ObjectIdentifier, _ outer: EnvironmentValues, _ inner: EnvironmentValues) {
        (self.key, self.outer, head) = (key, outer, inner.list.head!)
        (layoutDirection, stackAxis) = (inner.layoutDirection, inner.stackAxis)
    }

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
        if let last = lastWritten[key]?.object {
            let last = unsafeDowncast(last, to: AnyWrittenEnvironment.self)
            if isWanted(last) { return last.inner }
        }
        var inner = outer
        modifier.pointee.modify(&inner)
        if let head = inner.list.head, head.stands(on: outer.list.head) {
            let written = WrittenEnvironment(outer, modifier.pointee, inner)
            head.memo = written
            lastWritten[key] = WeakObject(object: written)
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
