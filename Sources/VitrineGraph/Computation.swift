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
    // The first by itself: most read one, if any.
    @exclusivity(unchecked) private final var source: Source?
    @exclusivity(unchecked) private final var sources: ContiguousArray<Source> = []
    /// Whether it read something of an observed object.
    @exclusivity(unchecked) final var hasObserved = false
    /// Whether anything was read that may change.
    package final var hasRead: Bool { hasObserved || source != nil }
    // The same as a set, once there are many.
    @exclusivity(unchecked) private final var knownSources: Set<ObjectIdentifier> = []

    private(set) lazy var observationLink = ObservationLink(self, graph.changes)

    package init(graph: Graph, depth: Int) { (self.graph, self.depth) = (graph, depth) }

    deinit { forgetSources() }

    /// What it computes, for messages: the type of a view.
    open var name: String? { nil }

    /// Whether what it computes is still there: nodes that are out of the tree may wait to be freed.
    open var isWanted: Bool { true }

    /// Brings the result up to date. Called by the graph when the computation is dirty.
    open func update() {}

    /// Runs `body` and notes the sources it reads, in place of those read before.
    package final func track<Result>(_ body: () -> Result) -> Result {
        forget()
        return trackMore(body)
    }

    /// Forgets which sources were read.
    package final func forget() {
        if source != nil { forgetSources() }
        hasObserved = false
        isDirty = false
        runs &+= 1
    }

    private final func forgetSources() {
        source?.remove(self)
        source = nil
        if sources.isEmpty { return }
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        knownSources = []
    }

    /// Runs `body` and notes the sources it reads, besides those read before.
    package final func trackMore<Result>(_ body: () -> Result) -> Result {
        Graph.run(self) { observing(body) }
    }

    func depend(on source: Source) {
        if self.source == nil {
            self.source = source
            return source.add(self)
        }
        if self.source === source || sources.last === source { return }
        if sources.count < 8 {
            if sources.contains(where: { $0 === source }) { return }
        } else {
            if knownSources.isEmpty { knownSources = Set(sources.map(ObjectIdentifier.init)) }
            if !knownSources.insert(ObjectIdentifier(source)).inserted { return }
        }
        sources.append(source)
        source.add(self)
    }

    package final func markDirty() {
        if isDirty { return }
        isDirty = true
        graph.enqueue(self)
    }
}
