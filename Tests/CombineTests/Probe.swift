import Foundation
import Synchronization

@testable import Combine

/// A subscriber that writes down what it hears and asks for what it is told to.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    var values: [Input] = []
    var completion: Subscribers.Completion<Failure>?
    var completions = 0
    var subscriptions: [any Subscription] = []
    /// What it asks for at first, and again after each value.
    let first: Subscribers.Demand
    let more: Subscribers.Demand
    var onValue: (Input) -> Void = { _ in }

    init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        (self.first, self.more) = (first, more)
    }

    func receive(subscription: any Subscription) {
        subscriptions.append(subscription)
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        onValue(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        completions += 1
    }

    func request(_ demand: Subscribers.Demand) { subscriptions[0].request(demand) }
    func cancel() { subscriptions[0].cancel() }

    /// `1 2 |`: values, and a bar at the end, or the error.
    var line: String {
        let end =
            switch completion {
            case .finished: ["|"]
            case .failure(let error): ["\(error)"]
            case nil: [String]()
            }
        return (values.map { "\($0)" } + end).joined(separator: " ")
    }
}

extension Publisher {
    /// Subscribes a probe.
    func probe(
        _ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
    ) -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>(first, more: more)
        subscribe(probe)
        return probe
    }

    /// What a subscriber that asks for all hears at once.
    var line: String { probe().line }
}

enum Mishap: String, Error, CustomStringConvertible {
    case bad, worse
    var description: String { rawValue }
}

/// Counts from any thread.
final class Counter: Sendable {
    private let count = Atomic(0)
    func add(_ number: Int = 1) { count.add(number, ordering: .sequentiallyConsistent) }
    var value: Int { count.load(ordering: .sequentiallyConsistent) }
}

/// Waits until something holds; false when it never does.
func eventually(within seconds: Double = 10, _ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        if Date() > end { return false }
        Thread.sleep(forTimeInterval: 0.002)
    }
    return true
}

/// A scheduler whose clock is moved by hand.
final class HandClock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never
    private var time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    private var jobs: [(at: SchedulerTimeType, number: Int, run: () -> Void)] = []
    private var number = 0
    private(set) var isRunning = false

    var now: SchedulerTimeType { time }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private func add(_ at: SchedulerTimeType, _ run: @escaping () -> Void) {
        number += 1
        jobs.append((at, number, run))
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(time, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(date, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        fatalError("no operator repeats")
    }

    /// Lets time pass and runs what falls due, in order.
    func advance(_ milliseconds: Int = 0) {
        let end = time.advanced(by: .milliseconds(milliseconds))
        isRunning = true
        while let next = jobs.enumerated().min(by: {
            ($0.element.at, $0.element.number) < ($1.element.at, $1.element.number)
        }),
            next.element.at <= end
        {
            jobs.remove(at: next.offset)
            time = max(time, next.element.at)
            next.element.run()
        }
        isRunning = false
        time = end
    }
}
