/// A closure or body that reads sources and is run again when one of them changed.
///
/// The graph knows bodies and what they read; it never knows a frame, a font or a pixel.
open class Computation {
    package unowned(unsafe) let graph: Graph
    /// Distance from the root: outer computations run first, and may remove inner ones.
    package let depth: Int
    package private(set) var isDirty = false
    private var sources: ContiguousArray<Source> = []
    // The same as a set, once there are many.
    private var knownSources: Set<ObjectIdentifier> = []

    /// What an observed object knows of a computation that read it.
    ///
    /// An `@Observable` object keeps a registration until the property that was read changes, also when the computation
    /// has run again since; what comes of that is a run too many.
    package private(set) lazy var objectChange = Arrival(at: graph) { [weak self] in self?.markDirty() }

    package init(graph: Graph, depth: Int) { (self.graph, self.depth) = (graph, depth) }

    deinit { for source in sources { source.remove(self) } }

    /// Brings the result up to date. Called by the graph when the computation is dirty.
    open func update() {}

    /// Runs `body` and notes the sources it reads, in place of those read before.
    package final func track<Result>(_ body: () -> Result) -> Result {
        forget()
        return trackMore(body)
    }

    /// Forgets which sources were read.
    package final func forget() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        knownSources = []
        isDirty = false
    }

    /// Runs `body` and notes the sources it reads, besides those read before.
    package final func trackMore<Result>(_ body: () -> Result) -> Result {
        let outer = Graph.current
        Graph.current = self
        defer { Graph.current = outer }
        return observing(body)
    }

    func depend(on source: Source) {
        if sources.last === source { return }
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
