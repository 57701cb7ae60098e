extension Publishers {
    /// What `filter` makes; see <https://developer.apple.com/documentation/combine/publishers/filter>.
    public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
    /// What `tryFilter` makes; see <https://developer.apple.com/documentation/combine/publishers/tryfilter>.
    public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
    /// What `removeDuplicates` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/removeduplicates>.
    public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
    /// What `tryRemoveDuplicates` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates>.
    public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
    /// What `dropFirst` makes; see <https://developer.apple.com/documentation/combine/publishers/drop>.
    public typealias Drop<Upstream: Publisher> = Filter<Upstream>
    /// What `drop(while:)` makes; see <https://developer.apple.com/documentation/combine/publishers/dropwhile>.
    public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
    /// What `tryDrop(while:)` makes; see <https://developer.apple.com/documentation/combine/publishers/trydropwhile>.
    public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
    /// What `prefix(while:)` makes; see <https://developer.apple.com/documentation/combine/publishers/prefixwhile>.
    public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
    /// What `tryPrefix(while:)` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/tryprefixwhile>.
    public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
    /// What `first()` makes; see <https://developer.apple.com/documentation/combine/publishers/first>.
    public typealias First<Upstream: Publisher> = Filter<Upstream>
    /// What `first(where:)` makes; see <https://developer.apple.com/documentation/combine/publishers/firstwhere>.
    public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
    /// What `tryFirst(where:)` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/tryfirstwhere>.
    public typealias TryFirstWhere<Upstream: Publisher> = TryFilter<Upstream>
    /// What `output(at:)` and `prefix(_:)` make; see
    /// <https://developer.apple.com/documentation/combine/publishers/output>.
    public typealias Output<Upstream: Publisher> = Filter<Upstream>
}

extension Publisher {
    /// Sends the values of which the closure says so.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        stage { { isIncluded($0) ? .pass($0) : .skip } }
    }

    /// Sends the values of which the closure says so, or fails by what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        throwingStage { { try isIncluded($0) ? .pass($0) : .skip } }
    }

    /// Sends a value unless the closure takes it for the same as the one sent before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        stage {
            var last: Output?
            return { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    /// Sends a value unless the closure takes it for the same as the one sent before, or fails by what it throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        throwingStage {
            var last: Output?
            return { value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(\(count)): a count is not negative")
        return stage {
            var left = count
            return { value in
                if left == 0 { return .pass(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// Leaves out values until the closure says no.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        stage {
            var isDropping = true
            return { value in
                isDropping = isDropping && predicate(value)
                return isDropping ? .skip : .pass(value)
            }
        }
    }

    /// Leaves out values until the closure says no, or fails by what it throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        throwingStage {
            var isDropping = true
            return { value in
                if isDropping { isDropping = try predicate(value) }
                return isDropping ? .skip : .pass(value)
            }
        }
    }

    /// Sends at most that many values, then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Sends values until the closure says no, then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        stage { { predicate($0) ? .pass($0) : .finish } }
    }

    /// Sends values until the closure says no, then finishes, or fails by what it throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        throwingStage { { try predicate($0) ? .pass($0) : .finish } }
    }

    /// Sends the first value, then finishes.
    public func first() -> Publishers.First<Self> { stage { { .last($0) } } }

    /// Sends the first value of which the closure says so, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        stage { { predicate($0) ? .last($0) : .skip } }
    }

    /// Sends the first value of which the closure says so, then finishes, or fails by what it throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        throwingStage { { try predicate($0) ? .last($0) : .skip } }
    }

    /// Sends the value at a place, counted from 0, then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Sends the values at places, counted from 0, then finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "output(in:): a place is not negative")
        return Publishers.Operation(self) { upstream, downstream in
            // Nothing is wanted: nothing need come for it to end.
            if range.isEmpty { return Empty().receive(subscriber: AnySubscriber(any: downstream)) }
            var index = 0
            let stage = Stage<Output, Failure, Output, Failure>(
                downstream,
                onValue: { value in
                    defer { index += 1 }
                    if index < range.lowerBound { return .skip }
                    return index == range.upperBound - 1 ? .last(value) : .pass(value)
                }, onCompletion: { $0 })
            upstream.subscribe(stage)
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends a value unless it is the same as the one sent before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
