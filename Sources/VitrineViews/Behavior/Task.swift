nonisolated struct TaskModifier<ID: Equatable>: BehaviorModifier {
    typealias Body = Never
    var id: ID
    var priority: TaskPriority
    var action: @Sendable () async -> Void
    static var actionName: String { "task" }

    static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        TaskNode(declared, inputs)
    }
}

private final class TaskNode<ID: Equatable>: ModifierBehaviorNode<TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var current: ID?

    override func start() {
        task?.cancel()
        current = modifier.id
        let (action, running) = (modifier.action, host.effects.runningTasks)
        running.begin()
        // On the main actor from the start: tasks begin in the order of their views.
        task = Task(priority: modifier.priority) { @MainActor in
            await action()
            running.end()
        }
    }

    override func change() {
        // A task that has not been started will be, with the new id.
        guard let current, current != modifier.id else { return }
        task?.cancel()
        needsStart()
    }

    override func disappear() { task?.cancel() }

    // Nobody is told when a whole tree goes.
    deinit { task?.cancel() }
}

extension View {
    /// Adds an asynchronous task that begins when this view is first shown and is cancelled when it is removed.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/task(priority:_:)>.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Adds a task that is cancelled and begun again when a value changes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)>.
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
