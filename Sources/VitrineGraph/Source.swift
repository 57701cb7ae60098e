/// A value that computations read: writing it marks the readers, and does nothing else.
open class Source {
    // Readers are few, mostly one.
    @exclusivity(unchecked) private final var reader: Unmanaged<Computation>?
    @exclusivity(unchecked) private final var others: ContiguousArray<Unmanaged<Computation>> = []
    /// Where they are, once there are many and one goes.
    @exclusivity(unchecked) private final var places: [UnsafeMutableRawPointer: Int] = [:]

    package init() {}

    /// Notes that the running computation depends on this source.
    package final func recordRead() { Graph.running?._withUnsafeGuaranteedRef { $0.depend(on: self) } }

    /// Marks every reader dirty.
    package func invalidate() {
        reader?._withUnsafeGuaranteedRef { $0.markDirty() }
        for reader in others { reader._withUnsafeGuaranteedRef { $0.markDirty() } }
    }

    final func add(_ new: Computation) {
        let new = Unmanaged.passUnretained(new)
        if reader == nil {
            reader = new
        } else {
            if !places.isEmpty { places[new.toOpaque()] = others.count }
            others.append(new)
        }
    }

    final func remove(_ gone: Computation) {
        let gone = Unmanaged.passUnretained(gone).toOpaque()
        if reader?.toOpaque() == gone {
            reader = others.popLast()
            if let reader, !places.isEmpty { places[reader.toOpaque()] = nil }
        } else if let i = place(of: gone) {
            let last = others.removeLast()
            if i < others.count { others[i] = last }
            if !places.isEmpty {
                if i < others.count { places[last.toOpaque()] = i }
                places[gone] = nil
            }
        }
    }

    private func place(of reader: UnsafeMutableRawPointer) -> Int? {
        if others.count < 32, places.isEmpty { return others.firstIndex { $0.toOpaque() == reader } }
        if places.isEmpty { for (i, other) in others.enumerated() { places[other.toOpaque()] = i } }
        return places[reader]
    }
}
