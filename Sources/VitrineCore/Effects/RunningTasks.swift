import Synchronization

/// How many tasks of a tree's views run. They end on any thread.
package final class RunningTasks: Sendable {
    private let number = Atomic(0)
    package var count: Int { number.load(ordering: .acquiring) }
    package func begin() { number.add(1, ordering: .relaxed) }
    package func end() { number.subtract(1, ordering: .releasing) }
}
