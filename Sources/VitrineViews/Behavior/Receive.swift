import Combine

nonisolated struct ReceiveModifier<Source: Publisher>: BehaviorModifier where Source.Failure == Never {
    typealias Body = Never
    static var actionName: String { "onReceive" }
    var publisher: Source
    var action: (Source.Output) -> Void

    static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        ReceiveNode(declared, inputs)
    }
}

private final class ReceiveNode<Source: Publisher>: ModifierBehaviorNode<ReceiveModifier<Source>>
where Source.Failure == Never {
    private var subscription: (publisher: Source, end: AnyCancellable)?
    private lazy var inbox = Inbox<Source.Output>(Arrival(at: host.graph) { [weak self] in self?.needsChange() })

    override func connect() {
        let publisher = modifier.publisher
        // The node is the main actor's: what comes from elsewhere touches the inbox only.
        let end = publisher.sink { [weak self, inbox] value in
            inbox.put(value)
            if inbox.mayBeEmptied { self?.deliver() }
        }
        subscription = (publisher, end)
    }

    private func deliver() {
        while let value = inbox.next() { modifier.action(value) }
    }

    /// A publisher that a body makes anew each time is another one, unless both are values that are equal.
    override func change() {
        deliver()
        guard let subscription, !ViewComparison.areEqual(subscription.publisher, modifier.publisher) else { return }
        self.subscription = nil
        connect()
    }

    override func disconnect() {
        subscription = nil
        inbox.clear()
    }
}

/// Values on their way to the action. Those from other threads, and those sent while bodies run, wait for the end of the
/// next frame.
private final class Inbox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private let arrival: Arrival

    init(_ arrival: Arrival) { self.arrival = arrival }

    var mayBeEmptied: Bool {
        if MainThread.isCurrent, Graph.current == nil { return true }
        arrival.announce()
        return false
    }

    func put(_ value: Value) { lock.withLock { values.append(value) } }
    func next() -> Value? { lock.withLock { values.isEmpty ? nil : values.removeFirst() } }
    func clear() {
        // What a value's end does must not happen in the lock.
        let old = lock.withLock {
            defer { values = [] }
            return values
        }
        withExtendedLifetime(old) {}
    }
}

extension View {
    /// Adds an action to perform with each value that a publisher sends.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)>. The view is subscribed from
    /// before it appears until before it disappears; to another publisher when it is given one. The action runs on the
    /// main thread: at once for a value that is sent there, with the next frame for one from another thread.
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
