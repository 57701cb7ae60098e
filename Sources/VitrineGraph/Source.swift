/// A value that computations read: writing it marks the readers, and does nothing else.
open class Source {
    // Readers are few (mostly one), so an array beats a set.
    package private(set) var readers: ContiguousArray<Unmanaged<Computation>> = []

    package init() {}

    /// Notes that the running computation depends on this source.
    @inline(__always)
    package func recordRead() {
        if let reader = Graph.current { reader.depend(on: self) }
    }

    /// Marks every reader dirty.
    package func invalidate() {
        for reader in readers { reader.takeUnretainedValue().markDirty() }
    }

    func add(_ reader: Computation) { readers.append(.passUnretained(reader)) }

    func remove(_ reader: Computation) {
        if let i = readers.firstIndex(where: { $0.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() }) {
            readers.swapAt(i, readers.count - 1)
            readers.removeLast()
        }
    }
}
