import VitrineCore

extension TestHost {
    /// How much work a tree has done: counts, which are the same on every machine.
    public struct Work: Hashable, Sendable, CustomStringConvertible {
        /// Bodies of views and modifiers that ran.
        public var bodies = 0
        /// Closures of containers that read subviews or sections.
        public var listReads = 0
        /// Nodes that were made: one a view that is placed, and one a modifier around it.
        public var nodes = 0
        /// Sizes asked of a node and not answered from what it remembers.
        public var measures = 0
        /// Nodes whose inside was laid out.
        public var places = 0
        /// Nodes that recorded what they show because it changed.
        public var records = 0

        /// The given work; none by default.
        public init(
            bodies: Int = 0, listReads: Int = 0, nodes: Int = 0, measures: Int = 0, places: Int = 0, records: Int = 0
        ) {
            (self.bodies, self.listReads, self.nodes) = (bodies, listReads, nodes)
            (self.measures, self.places, self.records) = (measures, places, records)
        }

        init(_ log: WorkLog) {
            self.init(
                bodies: log.bodies, listReads: log.listReads, nodes: log.nodes, measures: log.measures,
                places: log.places, records: log.records)
        }

        /// The work done between two moments.
        public static func - (later: Work, earlier: Work) -> Work {
            Work(
                bodies: later.bodies - earlier.bodies, listReads: later.listReads - earlier.listReads,
                nodes: later.nodes - earlier.nodes, measures: later.measures - earlier.measures,
                places: later.places - earlier.places, records: later.records - earlier.records)
        }

        /// The counts that are not zero, by their names.
        public var description: String {
            let counts = [
                ("bodies", bodies), ("listReads", listReads), ("nodes", nodes), ("measures", measures),
                ("places", places), ("records", records),
            ]
            let done = counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
            return done.isEmpty ? "nothing" : done.joined(separator: ", ")
        }
    }

    /// The work done since the host was made.
    public var work: Work { Work(host.host.log) }

    /// The work that `body` and a frame after it take.
    public func work(during body: () throws -> Void) rethrows -> Work {
        let before = work
        try body()
        frame()
        return work - before
    }
}
