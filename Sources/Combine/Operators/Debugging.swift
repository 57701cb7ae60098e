extension Publishers {
    /// What `handleEvents` makes; see <https://developer.apple.com/documentation/combine/publishers/handleevents>.
    public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
    /// What `print` makes; see <https://developer.apple.com/documentation/combine/publishers/print>.
    public typealias Print<Upstream: Publisher> = Filter<Upstream>
}

extension Publisher {
    /// Calls closures on what passes, each before it is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let hooks = StageHooks(
            onSubscription: receiveSubscription, onRequest: receiveRequest, onCancel: receiveCancel)
        return Publishers.Operation(self) { upstream, downstream in
            let stage = Stage<Output, Failure, Output, Failure>(
                downstream,
                onValue: { value in
                    receiveOutput?(value)
                    return .pass(value)
                },
                onCompletion: { completion in
                    receiveCompletion?(completion)
                    return completion
                }, hooks: hooks)
            upstream.subscribe(stage)
        }
    }

    /// Prints what passes, a line each.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        let printer = Printer(stream)
        func say(_ text: String) { printer.print(prefix.isEmpty ? text : "\(prefix): \(text)") }
        return handleEvents(
            receiveSubscription: { say("receive subscription: (\($0))") },
            receiveOutput: { say("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: say("receive finished")
                case .failure(let error): say("receive error: (\(error))")
                }
            },
            receiveCancel: { say("receive cancel") },
            receiveRequest: { say("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
    }
}

/// Writes lines to a stream, one thread at a time, or to the program's output.
private final class Printer {
    private var stream: (any TextOutputStream)?
    private let order = SerialOrder()

    init(_ stream: (any TextOutputStream)?) { self.stream = stream }

    func print(_ line: String) {
        order.run {
            if self.stream == nil { Swift.print(line) } else { self.stream?.write(line + "\n") }
        }
    }
}
