import VitrineGraph

/// Where a value is kept that bodies read and actions write.
///
/// A write is shown by the next frame: until then bodies read what they have read before, and everybody else what was
/// written. It may come from any thread.
package final class StateLocation<Value>: Source, PendingChange, @unchecked Sendable {
    /// What bodies read; only the thread of the frames looks at it.
    private(set) var shown: Value
    // These are looked at while nobody else writes.
    private var written: Value
    private var waiting: ContiguousArray<(batch: UInt64, value: Value)> = []
    private let changes: PendingChanges

    package required init(_ value: Value, _ graph: Graph) {
        (shown, written, changes) = (value, value, graph.changes)
    }

    package func get() -> Value {
        if Graph.isComputing {
            recordRead()
            return shown
        }
        return lastWritten
    }

    private var lastWritten: Value {
        var value: [Value] = []
        changes.locked { value = [written] }
        return value[0]
    }

    /// Writes a value. One that is equal changes nothing (B3-07); in the middle of a body nothing can be written, which
    /// is said once (B3-19).
    package func set(_ new: Value) {
        if Graph.isComputing {
            let view = Graph.current?.name.map { " of \($0)" } ?? ""
            return VitrineLog.warnOnce(
                "write \(view) \(Value.self)",
                "a state of type \(Value.self) was set by the body\(view) while it runs; the write is ignored. Set it in "
                    + "an action: of a control, onAppear, onChange or task")
        }
        if ViewComparison.areEqual(lastWritten, new) { return }
        changes.add(self) { batch in
            written = new
            if waiting.last?.batch == batch {
                waiting[waiting.count - 1].value = new
                return false
            }
            waiting.append((batch, new))
            return true
        }
    }

    package func arrive() {
        var arrived: [Value] = []
        changes.locked { arrived = [waiting.removeFirst().value] }
        if ViewComparison.areEqual(shown, arrived[0]) { return }
        shown = arrived[0]
        invalidate()
    }
}
