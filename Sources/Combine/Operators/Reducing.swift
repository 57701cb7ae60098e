extension Publishers {
    /// What `collect()` makes; see <https://developer.apple.com/documentation/combine/publishers/collect>.
    public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    /// What `collect(_:)` makes; see <https://developer.apple.com/documentation/combine/publishers/collectbycount>.
    public typealias CollectByCount<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    /// What `reduce` makes; see <https://developer.apple.com/documentation/combine/publishers/reduce>.
    public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// What `tryReduce` makes; see <https://developer.apple.com/documentation/combine/publishers/tryreduce>.
    public typealias TryReduce<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// What `count` makes; see <https://developer.apple.com/documentation/combine/publishers/count>.
    public typealias Count<Upstream: Publisher> = Map<Upstream, Int>
    /// What `min` and `max` make; see <https://developer.apple.com/documentation/combine/publishers/comparison>.
    public typealias Comparison<Upstream: Publisher> = Filter<Upstream>
    /// What `last()` makes; see <https://developer.apple.com/documentation/combine/publishers/last>.
    public typealias Last<Upstream: Publisher> = Filter<Upstream>
    /// What `last(where:)` makes; see <https://developer.apple.com/documentation/combine/publishers/lastwhere>.
    public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
    /// What `contains(_:)` makes; see <https://developer.apple.com/documentation/combine/publishers/contains>.
    public typealias Contains<Upstream: Publisher> = Map<Upstream, Bool>
    /// What `contains(where:)` makes; see <https://developer.apple.com/documentation/combine/publishers/containswhere>.
    public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
    /// What `tryContains(where:)` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/trycontainswhere>.
    public typealias TryContainsWhere<Upstream: Publisher> = TryMap<Upstream, Bool>
    /// What `allSatisfy` makes; see <https://developer.apple.com/documentation/combine/publishers/allsatisfy>.
    public typealias AllSatisfy<Upstream: Publisher> = Map<Upstream, Bool>
    /// What `tryAllSatisfy` makes; see <https://developer.apple.com/documentation/combine/publishers/tryallsatisfy>.
    public typealias TryAllSatisfy<Upstream: Publisher> = TryMap<Upstream, Bool>
    /// What `ignoreOutput` makes; see <https://developer.apple.com/documentation/combine/publishers/ignoreoutput>.
    public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
}

extension Publisher {
    /// Keeps a result that each value changes, and sends it at the end.
    private func fold<T>(
        into initial: T, _ change: @escaping (inout T, Output) -> Void
    ) -> Publishers.Map<Self, T> {
        reduction {
            var result = initial
            return Reducer(
                onValue: { value in
                    change(&result, value)
                    return .skip
                }, atEnd: { result })
        }
    }

    /// Sends, at the end, what the closure made of its result and the values.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        fold(into: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Sends, at the end, what the closure made of its result and the values, or fails by what it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        throwingReduction {
            var result = initialResult
            return (
                { value in
                    result = try nextPartialResult(result, value)
                    return .skip
                }, { result }
            )
        }
    }

    /// Sends all values at the end, as an array.
    public func collect() -> Publishers.Collect<Self> { fold(into: []) { $0.append($1) } }

    /// Sends arrays of that many values; the last one may have fewer.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(\(count)): a count is greater than 0")
        return Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(Grouping(downstream, count: count))
        }
    }

    /// Sends the number of values at the end.
    public func count() -> Publishers.Count<Self> { fold(into: 0) { count, _ in count += 1 } }

    /// Sends the last value at the end.
    public func last() -> Publishers.Last<Self> { last(where: { _ in true }) }

    /// Sends, at the end, the last value of which the closure says so.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        chosen { last, value in predicate(value) ? value : last }
    }

    /// Sends the value at the end that the closure, asked whether one comes before another, takes for the least.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        chosen { least, value in least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value }
    }

    /// Sends the value at the end that the closure, asked whether one comes before another, takes for the greatest.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        chosen { most, value in most.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value }
    }

    private func chosen(_ choose: @escaping (Output?, Output) -> Output?) -> Publishers.Filter<Self> {
        reduction {
            var choice: Output?
            return Reducer(
                onValue: { value in
                    choice = choose(choice, value)
                    return .skip
                }, atEnd: { choice })
        }
    }

    /// Sends true and finishes at the first value of which the closure says so; otherwise false, at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        reduction { Reducer(onValue: { predicate($0) ? .last(true) : .skip }, atEnd: { false }) }
    }

    /// The same, or fails by what the closure throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        throwingReduction { ({ try predicate($0) ? .last(true) : .skip }, { false }) }
    }

    /// Sends false and finishes at the first value of which the closure says no; otherwise true, at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        reduction { Reducer(onValue: { predicate($0) ? .skip : .last(false) }, atEnd: { true }) }
    }

    /// The same, or fails by what the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        throwingReduction { ({ try predicate($0) ? .skip : .last(false) }, { true }) }
    }

    /// Sends no values, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        reduction { Reducer(onValue: { _ in .skip }, atEnd: { nil }) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
    /// Sends the greatest value at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher where Output: Equatable {
    /// Sends true and finishes when the value comes; otherwise false, at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
