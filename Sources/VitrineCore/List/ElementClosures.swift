import VitrineGraph

/// The closures of a `ForEach`, as far as they read something that may change: each runs again by itself.
///
/// Most read nothing but their element; for those nothing is kept.
struct ElementClosures {
    private var known: [ObjectIdentifier: ElementComputation] = [:]
    private var spare: ElementComputation?
    /// That of the closure that ran last, if it read something.
    private var latest: ElementComputation?

    /// Runs a closure and notes what it reads. `made(_:)` tells the node it was for.
    mutating func run<Content>(
        owner: any ElementOwner, _ make: () -> ElementComputation, _ body: () -> Content
    ) -> Content {
        let computation: ElementComputation
        if let spare {
            computation = spare
        } else {
            computation = make()
            computation.owner = owner
        }
        spare = nil
        let content = computation.track(body)
        if computation.hasRead { latest = computation } else { spare = computation }
        return content
    }

    mutating func made(_ node: ListNode) {
        if let latest {
            latest.node = node
            known.updateValue(latest, forKey: ObjectIdentifier(node))?.owner = nil
            self.latest = nil
        } else {
            remove(node)
        }
    }

    /// The owner goes; what still waits to run finds none.
    func forgetOwner() {
        for computation in known.values { computation.owner = nil }
        spare?.owner = nil
        latest?.owner = nil
    }

    mutating func remove(_ node: ListNode) {
        if !known.isEmpty { known.removeValue(forKey: ObjectIdentifier(node))?.owner = nil }
    }
}

/// A node that runs a closure an element.
protocol ElementOwner: ListNode {
    /// What the closure of an element read changed.
    func elementChanged(_ node: ListNode)
}

final class ElementComputation: Computation {
    // Not counted, and taken back by the owner: a weak reference would make every other one dearer.
    unowned(unsafe) var owner: (any ElementOwner)?
    fileprivate(set) weak var node: ListNode?

    override var name: String? { owner?.placeName(of: "ForEach") }
    override var isWanted: Bool { owner.map { !$0.isGone } ?? false }
    override func update() { if let node { owner?.elementChanged(node) } }
}
