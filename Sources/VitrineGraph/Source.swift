/// A value that computations read: writing it marks the readers, and does nothing else.
open class Source {
    // Readers are few, mostly one.
    @exclusivity(unchecked) private final var reader: Unmanaged<Computation>?
    @exclusivity(unchecked) private final var others: ContiguousArray<Unmanaged<Computation>> = []

    package init() {}

    /// Notes that the running computation depends on this source.
    @inline(__always)
    package func recordRead() {
        if let reader = Graph.current { reader.depend(on: self) }
    }

    /// Marks every reader dirty.
    package func invalidate() {
        reader?.takeUnretainedValue().markDirty()
        for reader in others { reader.takeUnretainedValue().markDirty() }
    }

    final func add(_ new: Computation) {
        if reader == nil { reader = .passUnretained(new) } else { others.append(.passUnretained(new)) }
    }

    final func remove(_ gone: Computation) {
        func isGone(_ reader: Unmanaged<Computation>) -> Bool {
            reader.toOpaque() == Unmanaged.passUnretained(gone).toOpaque()
        }
        if let reader, isGone(reader) {
            self.reader = others.popLast()
        } else if let i = others.firstIndex(where: isGone) {
            others.swapAt(i, others.count - 1)
            others.removeLast()
        }
    }
}
