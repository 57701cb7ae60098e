import VitrineGraph

/// What all nodes of one tree share: the graph, the text engine, counters. Clocks, files and fonts come in here from
/// outside; the core knows none.
package final class ViewHost {
    package let graph = Graph()
    package let textEngine: any TextEngine
    let textEngineID: ObjectIdentifier
    /// Nil: there are no pictures by name.
    package let imageLoader: (any ImageLoader)?
    /// What `@AppStorage` and `@SceneStorage` read and write.
    package var storage = (app: ValueStore(), scene: ValueStore())
    /// Pixels a point.
    package let displayScale: CGFloat
    @exclusivity(unchecked) package var log = WorkLog()
    let lastWritten = LastWritten()
    /// What was made of the environment in which nothing is written.
    let memo = EnvironmentMemo()
    /// How deep lists and nodes may nest before the rest is left out; what the stack at hand allows.
    @exclusivity(unchecked) package var depthLimit: Int32

    /// How often that happened. A view that contains itself twice would meet the limit without an end, so that after a
    /// thousand times nothing more is made at all.
    @exclusivity(unchecked) private var refusals = 0
    private static let maxRefusals = 1000

    @exclusivity(unchecked) package private(set) var lastSerial: UInt64 = 0
    private var weakReaders: [WeakReader] = []
    /// Where layouts keep what they keep between their calls.
    let cells = CellPool()
    /// What is to be measured and placed again.
    package let layoutQueue = LayoutQueue()
    /// What left the tree and is still to be freed.
    package let remains: Remains
    /// What moves.
    package let animations: AnimationQueue
    /// How views come and go that do not say so themselves (B5-40).
    package var defaultTransition = AnyTransition(EmptyTransition())
    /// What is to be done at the end of the frame.
    package let effects = EffectQueue()
    /// Whether anybody reads preferences; who writes one tells of changes only then.
    @exclusivity(unchecked) package var readsPreferences = false
    /// What the next frame shows otherwise than the last, if anybody asks.
    @exclusivity(unchecked) package var displayChanges = DisplayChanges()
    /// Whether frames follow one another: then nodes keep what they recorded, and changes are collected.
    package let isLive: Bool
    package weak var rootNode: ViewNode? {
        didSet { rootNode?.state.insert(.root) }
    }
    /// Stands where a container has still to make a node.
    package private(set) lazy var placeholder: ViewNode = EmptyViewNode(
        ViewInputs(environment: EnvironmentValues(), host: self))

    /// The subview that another took the place of, since its id is another.
    package var replaced: (leaf: ListLeaf, by: ListNode)?

    private struct WeakReader { weak var node: AnyReaderListNode? }

    package init(
        textEngine: any TextEngine, imageLoader: (any ImageLoader)? = nil, displayScale: CGFloat = 1,
        isLive: Bool = false, depthLimit: Int32 = NestingLimit.current()
    ) {
        (self.textEngine, self.imageLoader, self.isLive) = (textEngine, imageLoader, isLive)
        textEngineID = ObjectIdentifier(textEngine)
        remains = Remains(isOpen: isLive)
        animations = AnimationQueue(isEnabled: isLive)
        (self.displayScale, self.depthLimit) = (displayScale, depthLimit)
    }

    /// What changed since the last call.
    package func takeDisplayChanges() -> DisplayChanges {
        defer { displayChanges = DisplayChanges(lastKnown: lastSerial) }
        return displayChanges
    }

    package func nextSerial() -> UInt64 {
        lastSerial += 1
        return lastSerial
    }

    /// Whether somebody asked where views stand; frames look for that only then.
    package var asksForPlaces = false

    /// The containers that make only what is seen of them.
    package let windows = Windows()

    /// What the last frame proposed to the root: the window, as far as views ask for one.
    private(set) var windowSize = ProposedViewSize.unspecified
    private var windowReaders: [ObjectIdentifier: WeakNode] = [:]
    private struct WeakNode { weak var node: ViewNode? }

    /// The window's size, for a node that measures by it.
    package func windowSize(for node: ViewNode) -> ProposedViewSize {
        windowReaders[ObjectIdentifier(node)] = WeakNode(node: node)
        return windowSize
    }

    package func setWindowSize(_ size: ProposedViewSize) {
        if size == windowSize { return }
        windowSize = size
        let readers = windowReaders
        windowReaders = [:]
        for reader in readers.values { reader.node?.needsLayout() }
    }

    func register(_ reader: AnyReaderListNode) { weakReaders.append(WeakReader(node: reader)) }

    /// The containers in the tree that read content, in the order they were made.
    package var readers: [AnyReaderListNode] { weakReaders.compactMap(\.node).filter { !$0.isGone } }

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
    /// View nodes that were made.
    package var nodes = 0
    /// Sizes asked of a node and not answered from its cache.
    package var measures = 0
    /// Nodes whose children were placed.
    package var places = 0
    /// Nodes that recorded display items because they show something else than before.
    package var records = 0
    /// Frames that were shown before all was settled, since something keeps changing what makes it run.
    package var feedbacks = 0
    package init() {}
}
