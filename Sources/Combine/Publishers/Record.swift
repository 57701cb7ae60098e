/// A publisher that plays values and an end that were written down.
///
/// See <https://developer.apple.com/documentation/combine/record>.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is played.
    public let recording: Recording

    /// Plays what the closure writes down.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Plays a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Plays values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Pull.start(subscriber, recording.output.makeIterator(), then: recording.completion, name: "Record")
    }

    /// Values and an end, in writing.
    public struct Recording {
        public typealias Input = Output
        /// The values.
        public private(set) var output: [Output]
        /// The end; finished, while nothing else was said.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// An empty one.
        public init() { (output, completion) = ([], .finished) }

        /// A complete one.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Adds a value; after the end that is a mistake and ends the program.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "Record: a value after the completion")
            output.append(input)
        }

        /// Adds the end; a second one is a mistake and ends the program.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "Record: a second completion")
            (self.completion, isComplete) = (completion, true)
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
