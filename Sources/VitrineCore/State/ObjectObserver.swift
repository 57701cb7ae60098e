import Combine
import VitrineGraph

/// What a view keeps for a property that holds an observable object: the body runs after each change of the object.
///
/// An object tells before it changes. What it tells waits for the next flush, and by then the change is done.
final class ObjectObserver<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    /// How many changes of objects were shown.
    private var changes = 0
    private var subscription: AnyCancellable?

    /// Listens to `object`, on behalf of the computation that runs, in place of the one before.
    func observe(_ new: ObjectType?) {
        if new === object { return }
        (object, subscription) = (new, nil)
        guard let new, let computation = Graph.current else { return }
        let change = Arrival(at: computation.graph) { [weak self, weak computation] in
            self?.changes += 1
            computation?.markDirty()
        }
        // What is told at once, by a publisher that keeps its latest value, is no change: the body is about to run.
        var isSubscribed = false
        subscription = new.objectWillChange.sink { _ in
            if !MainThread.isCurrent {
                Self.warn(
                    "on a background thread",
                    "Publishing changes from background threads is not allowed; publish them on the main thread, with "
                        + "receive(on: DispatchQueue.main), MainActor.run or a model that is @MainActor.")
            } else if !isSubscribed {
                return
            } else if Graph.current != nil {
                Self.warn(
                    "while a body ran",
                    "Publishing changes from within view updates is not allowed; make them in an action, as those of "
                        + "onAppear, onChange and task.")
            }
            change.announce()
        }
        isSubscribed = true
    }

    /// What is another after a change, or when there is another object.
    var state: ObjectState { ObjectState(object: object.map(ObjectIdentifier.init), changes: changes) }

    private static func warn(_ when: String, _ advice: String) {
        VitrineLog.warnOnce(
            "\(ObjectType.self) \(when)", "an object of type \(ObjectType.self) changed \(when). \(advice)")
    }
}

struct ObjectState: Equatable {
    var object: ObjectIdentifier?
    var changes: Int
}
