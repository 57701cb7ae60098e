import VitrineGraph

/// What all nodes of one tree share: the graph, the text engine, counters. Clocks, files and fonts come in here from
/// outside; the core knows none.
package final class ViewHost {
    package let graph = Graph()
    package let textEngine: any TextEngine
    /// Nil: there are no pictures by name.
    package let imageLoader: (any ImageLoader)?
    /// Pixels a point.
    package let displayScale: CGFloat
    @exclusivity(unchecked) package var log = WorkLog()
    /// What an environment writer of each type wrote last.
    @exclusivity(unchecked) var lastWritten: [ObjectIdentifier: AnyObject] = [:]
    /// How deep lists and nodes may nest before the rest is left out; what the stack at hand allows.
    package var depthLimit: Int32

    /// How often that happened. A view that contains itself twice would meet the limit without an end, so that after a
    /// thousand times nothing more is made at all.
    private var refusals = 0
    private static let maxRefusals = 1000

    @exclusivity(unchecked) private var lastSerial: UInt64 = 0
    private var weakReaders: [WeakReader] = []
    /// Sizes measured in an earlier generation no longer count.
    @exclusivity(unchecked) package private(set) var layoutGeneration: UInt32 = 1

    private struct WeakReader { weak var node: AnyReaderListNode? }

    package init(
        textEngine: any TextEngine, imageLoader: (any ImageLoader)? = nil, displayScale: CGFloat = 1,
        depthLimit: Int32 = NestingLimit.current()
    ) {
        (self.textEngine, self.imageLoader) = (textEngine, imageLoader)
        (self.displayScale, self.depthLimit) = (displayScale, depthLimit)
    }

    package func nextSerial() -> UInt64 {
        lastSerial += 1
        return lastSerial
    }

    /// Whether nodes have to be brought up to date, because something changed since they were.
    @exclusivity(unchecked) package var needsRefresh = false

    package func invalidateLayout() {
        layoutGeneration &+= 1
        needsRefresh = true
    }

    /// Whether somebody asked where views stand; frames look for that only then.
    package var asksForPlaces = false

    /// What the last frame proposed to the root: the window, as far as views ask for one.
    private var windowSize = ProposedViewSize.unspecified
    private var asksForWindow = false

    package func readWindowSize() -> ProposedViewSize {
        asksForWindow = true
        return windowSize
    }

    package func setWindowSize(_ size: ProposedViewSize) {
        if size == windowSize { return }
        windowSize = size
        if asksForWindow { invalidateLayout() }
    }

    func register(_ reader: AnyReaderListNode) { weakReaders.append(WeakReader(node: reader)) }

    /// The containers in the tree that read content, in the order they were made.
    package var readers: [AnyReaderListNode] { weakReaders.compactMap(\.node) }

    /// Whether something may nest at `depth`; if not, says once what was left out.
    package func permitsDepth(_ depth: Int32, of type: Any.Type) -> Bool {
        if depth < depthLimit, refusals < Self.maxRefusals { return true }
        refusals += 1
        VitrineLog.warnOnce(
            "depth",
            "views nest more than \(depthLimit) levels deep at \(typeName(type)); what is deeper is not shown. "
                + "A view that contains itself without an end is the usual cause.")
        return false
    }
}

/// How much work a tree has done: what tests of incrementality count.
package struct WorkLog: Equatable, Sendable {
    /// Bodies of custom views and modifiers that ran.
    package var bodies = 0
    /// Closures of containers that read subviews or sections.
    package var listReads = 0
    /// Sizes asked of a node and not answered from its cache.
    package var measures = 0
    /// Nodes whose children were placed.
    package var places = 0
    /// Nodes that recorded display items.
    package var records = 0
    package init() {}
}
