import VitrineCore

extension TestHost {
    /// Stands for one node of a host's tree, as long as the view it belongs to keeps its identity.
    public struct NodeID: Hashable, Sendable, CustomStringConvertible {
        let number: UInt64
        /// The id as a number; which one a view gets depends on all that was made before it.
        public var description: String { "#\(number)" }
    }

    /// What a frame shows otherwise than the one before: the nodes it concerns.
    ///
    /// Compare with `Element.id` and `Element.nodes`. The order is that in which the changes were met.
    public struct Changes: Hashable, Sendable {
        /// These show something new: they were made, their value changed, or their size.
        public var changed: [NodeID]
        /// These stand elsewhere in what is around them, with all inside them, or are painted in another order.
        public var moved: [NodeID]
        /// These are gone, with all inside them.
        public var removed: [NodeID]
        /// Whether the frame shows what the last one showed.
        public var isEmpty: Bool { changed.isEmpty && moved.isEmpty && removed.isEmpty }

        init(_ changes: DisplayChanges) {
            changed = changes.changed.map(NodeID.init)
            moved = changes.moved.map(NodeID.init)
            removed = changes.removed.map(NodeID.init)
        }
    }
}
