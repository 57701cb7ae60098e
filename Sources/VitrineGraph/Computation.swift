/// A closure or body that reads sources and is run again when one of them changed.
///
/// The graph knows bodies and what they read; it never knows a frame, a font or a pixel.
open class Computation {
    package unowned(unsafe) let graph: Graph
    /// Distance from the root: outer computations run first, and may remove inner ones.
    package let depth: Int
    @exclusivity(unchecked) package final private(set) var isDirty = false
    /// How often it ran, and how often observed objects made it run: who asks why it runs compares them.
    @exclusivity(unchecked) package final private(set) var runs: UInt32 = 0
    @exclusivity(unchecked) package final var observations: UInt32 = 0
    // What was read, in that order. The first by itself: most read one, if any.
    @exclusivity(unchecked) private final var source: Source?
    @exclusivity(unchecked) private final var sources: ContiguousArray<Source> = []
    /// How many of them were read in this run; those that follow were in the one before, and not yet in this.
    @exclusivity(unchecked) private final var readCount = 0
    /// Whether it read something of an observed object.
    @exclusivity(unchecked) package final var hasObserved = false
    /// Whether anything was read that may change.
    package final var hasRead: Bool { hasObserved || source != nil }
    /// Whether a source was read; known at once, where what is observed is known when the run has ended.
    package final var hasReadSource: Bool { source != nil }
    // Those that were read in this run, once there are many.
    @exclusivity(unchecked) private final var knownSources: Set<ObjectIdentifier> = []

    private(set) lazy var observationLink = ObservationLink(self, graph.changes)

    package init(graph: Graph, depth: Int) { (self.graph, self.depth) = (graph, depth) }

    deinit { drop(from: 0) }

    /// What it computes, for messages: the type of a view.
    open var name: String? { nil }

    /// Whether what it computes is still there: nodes that are out of the tree may wait to be freed.
    open var isWanted: Bool { true }

    /// Brings the result up to date. Called by the graph when the computation is dirty.
    open func update() {}

    /// Runs `body` and notes the sources it reads, in place of those read before.
    package final func track<Result>(_ body: () -> Result) -> Result {
        // Mostly it reads what it has read: those need not take it out and in again.
        begin()
        readCount = 0
        if !knownSources.isEmpty { knownSources = [] }
        let result = Graph.run(self) { observing(body) }
        if readCount < sourceCount { drop(from: readCount) }
        return result
    }

    /// Forgets which sources were read.
    package final func forget() {
        begin()
        drop(from: 0)
    }

    private final func begin() {
        hasObserved = false
        isDirty = false
        runs &+= 1
    }

    /// Runs `body` and notes the sources it reads, besides those read before.
    package final func trackMore<Result>(_ body: () -> Result) -> Result {
        readCount = sourceCount
        return Graph.run(self) { observing(body) }
    }

    private final var sourceCount: Int { source == nil ? 0 : sources.count + 1 }

    /// Takes out the sources from the `start`th on.
    private final func drop(from start: Int) {
        guard source != nil else { return }
        while sources.count >= max(start, 1) { sources.removeLast().remove(self) }
        if start == 0 {
            source?.remove(self)
            source = nil
        }
        readCount = min(readCount, start)
    }

    final func depend(on new: Source) {
        let count = readCount
        if count == 0 {
            if source === new {
                readCount = 1
                return
            }
            guard let former = source else {
                (source, readCount) = (new, 1)
                return new.add(self)
            }
            // Another is read first now: that one may be read later.
            source = new
            readCount = 1
            if let i = sources.firstIndex(where: { $0 === new }) {
                sources[i] = former
            } else {
                sources.append(former)
                new.add(self)
            }
            return
        }
        if count <= sources.count, sources[count - 1] === new {
            readCount += 1
            if !knownSources.isEmpty { knownSources.insert(ObjectIdentifier(new)) }
            return
        }
        if source === new || count > 1 && sources[count - 2] === new { return }
        if count < 9 {
            if sources[..<(count - 1)].contains(where: { $0 === new }) { return }
        } else {
            if knownSources.isEmpty { knownSources = Set(sources[..<(count - 1)].map(ObjectIdentifier.init)) }
            if !knownSources.insert(ObjectIdentifier(new)).inserted { return }
        }
        if let i = sources[(count - 1)...].firstIndex(where: { $0 === new }) {
            sources.swapAt(i, count - 1)
        } else {
            sources.insert(new, at: count - 1)
            new.add(self)
        }
        readCount += 1
    }

    package final func markDirty() {
        if isDirty { return }
        isDirty = true
        graph.enqueue(self)
    }
}
