import VitrineGraph

/// The closures of a `ForEach`, as far as they read something that may change: each runs again by itself.
///
/// Most read nothing but their element; for those nothing is kept, and many of them run at once.
struct ElementClosures {
    private var known: [ObjectIdentifier: ElementComputation] = [:]
    private var spare: ElementComputation?
    /// Those of closures that ran together where one of them observed an object; which one is not known.
    private var together: [ElementComputation] = []
    /// Whether closures observe objects: then they run one by one.
    private var observes = false

    /// Runs the closures of some elements, from the first on. `run` runs one; `node` tells the node it is for.
    mutating func run(
        _ elements: Range<Int>, _ owner: any ElementOwner, _ make: () -> ElementComputation, _ run: (Int) -> Void,
        node: (Int) -> ListNode?
    ) {
        var next = elements.lowerBound
        while next < elements.upperBound {
            let computation = spare ?? Self.make(make, owner)
            spare = computation
            let start = next
            let alone = observes || !known.isEmpty
            computation.track {
                repeat {
                    run(next)
                    next += 1
                } while next < elements.upperBound && !alone && !computation.hasReadSource
            }
            keep(computation, start..<next, node)
        }
    }

    /// Runs the closure of an element whose node is still to be made; `made(_:)` tells it.
    mutating func run<Content>(
        _ owner: any ElementOwner, _ make: () -> ElementComputation, _ body: () -> Content
    ) -> Content {
        let computation = spare ?? Self.make(make, owner)
        spare = computation
        return computation.track(body)
    }

    /// The closure that ran last was for a node.
    mutating func made(_ node: ListNode) {
        guard let spare else { return }
        if spare.hasRead { keep(spare, 0..<1, { _ in node }) } else { remove(node) }
    }

    private static func make(_ make: () -> ElementComputation, _ owner: any ElementOwner) -> ElementComputation {
        let made = make()
        made.owner = owner
        return made
    }

    private mutating func keep(_ computation: ElementComputation, _ run: Range<Int>, _ node: (Int) -> ListNode?) {
        if run.count > 1, computation.hasObserved {
            computation.node = nil
            together.append(computation)
            observes = true
            spare = nil
            return
        }
        let last = node(run.upperBound - 1)
        if !computation.hasRead {
            if let last { remove(last) }
            return
        }
        spare = nil
        if computation.hasObserved { observes = true }
        guard let last else { return }
        computation.node = last
        known.updateValue(computation, forKey: ObjectIdentifier(last))?.owner = nil
    }

    /// All closures are about to run: what those that ran together observed is of no interest any more.
    mutating func runAll() {
        for computation in together { computation.owner = nil }
        together = []
    }

    /// The owner goes; what still waits to run finds none.
    mutating func forgetOwner() {
        for computation in known.values { computation.owner = nil }
        spare?.owner = nil
        runAll()
    }

    mutating func remove(_ node: ListNode) {
        if !known.isEmpty { known.removeValue(forKey: ObjectIdentifier(node))?.owner = nil }
    }
}

/// A node that runs a closure an element.
protocol ElementOwner: ListNode {
    /// What the closure of an element read changed; nil: that of one of several elements.
    func elementChanged(_ node: ListNode?)
}

final class ElementComputation: Computation {
    // Not counted, and taken back by the owner: a weak reference would make every other one dearer.
    unowned(unsafe) var owner: (any ElementOwner)?
    /// The element's node; nil where several ran together. One whose node goes has no owner any more.
    fileprivate(set) weak var node: ListNode?

    override var name: String? { owner?.placeName(of: "ForEach") }
    override var isWanted: Bool { owner.map { !$0.isGone } ?? false }
    override func update() { owner?.elementChanged(node) }
}
