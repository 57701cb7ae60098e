import Combine
import Foundation
import Testing

@Suite("Threads")
struct ThreadTests {
    /// Counts calls that overlap: there must be none.
    private final class Exclusive: @unchecked Sendable {
        private let inside = Counter()
        let overlaps = Counter()
        var sum = 0

        func add(_ value: Int) {
            inside.add(1)
            if inside.value != 1 { overlaps.add() }
            sum += value
            inside.add(-1)
        }
    }

    private func sendFromManyThreads(_ send: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for value in 1...500 { send(value) } }
    }

    private static let total = 8 * 500 * 501 / 2

    @Test("may send at the same time: a subscriber hears one after the other and misses none")
    func subject() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let sink = Exclusive()
        let cancellable = subject.map { $0 }.sink { sink.add($0) }
        sendFromManyThreads { subject.send($0) }
        #expect(sink.overlaps.value == 0 && sink.sum == Self.total)
        withExtendedLifetime(cancellable) {}
    }

    @Test("may send to publishers that flow together")
    func confluence() {
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let sink = Exclusive()
        let cancellable = Publishers.MergeMany(subjects).flatMap { Just($0) }.sink { sink.add($0) }
        sendFromManyThreads { subjects[$0 % 4].send($0) }
        #expect(sink.overlaps.value == 0 && sink.sum == Self.total)
        withExtendedLifetime(cancellable) {}
    }

    @Test("may send to pairs of newest values and to pairs by order")
    func pairs() {
        nonisolated(unsafe) let a = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let b = CurrentValueSubject<Int, Never>(0)
        let sink = Exclusive()
        let cancellable = a.combineLatest(b).zip(a.map { _ in 0 }).sink { _ in sink.add(1) }
        sendFromManyThreads { $0 % 2 == 0 ? a.send($0) : b.send($0) }
        #expect(sink.overlaps.value == 0 && sink.sum == 8 * 250 + 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test("may cancel and subscribe while others send")
    func cancelling() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let heard = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for value in 1...300 {
                if thread % 2 == 0 {
                    subject.send(value)
                } else {
                    let cancellable = subject.prefix(3).share().sink { _ in heard.add() }
                    subject.send(value)
                    cancellable.cancel()
                }
            }
        }
        #expect(heard.value > 0)
    }

    @Test("that send crosswise between two subjects do not wait for each other")
    func crosswise() {
        nonisolated(unsafe) let a = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let b = PassthroughSubject<Int, Never>()
        let heard = Counter()
        let kept = [
            a.sink { if $0 > 0 { b.send(-1) } else { heard.add() } },
            b.sink { if $0 > 0 { a.send(-1) } else { heard.add() } },
        ]
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for _ in 0..<2000 { thread == 0 ? a.send(1) : b.send(1) }
        }
        #expect(heard.value == 4000)
        withExtendedLifetime(kept) {}
    }

    @Test("that ask for elements of a sequence get each one once")
    func requests() {
        let sink = Exclusive()
        let probe = Probe<Int, Never>(.none)
        probe.onValue = { sink.add($0) }
        (1...4000).publisher.subscribe(probe)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<500 { probe.request(.max(1)) } }
        #expect(probe.values == Array(1...4000) && probe.completions == 1 && sink.overlaps.value == 0)
    }

    @Test("fulfil a promise once")
    func future() {
        for _ in 0..<100 {
            nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
            let future = Future<Int, Never> { promise = $0 }
            let probe = future.probe()
            DispatchQueue.concurrentPerform(iterations: 4) { promise?(.success($0)) }
            #expect(probe.values.count == 1 && probe.completions == 1)
            promise = nil
        }
    }
}

@Suite("Tasks")
struct TaskTests {
    @Test("iterate values, each asked for when it is waited for")
    func values() async {
        var seen: [Int] = []
        for await value in (1...5).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("hear errors")
    func errors() async {
        var seen: [Int] = []
        await #expect(throws: Mishap.bad) {
            let publisher = [1, 2].publisher.setFailureType(to: Mishap.self).append(Fail(error: .bad))
            for try await value in publisher.values { seen.append(value) }
        }
        #expect(seen == [1, 2])
    }

    @Test("stop waiting when they are cancelled, and leaving a loop cancels the subscription")
    func cancelling() async {
        let cancels = Counter()
        let task = Task {
            let subject = PassthroughSubject<Int, Never>()
            for await _ in subject.handleEvents(receiveCancel: { cancels.add() }).values {}
        }
        try? await Task.sleep(for: .milliseconds(5))
        task.cancel()
        await task.value
        #expect(cancels.value == 1)
        for await _ in CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancels.add() }).values {
            break
        }
        #expect(cancels.value == 2)
    }

    @Test("wait for a future's value or error")
    func future() async throws {
        let value = await Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(3)) }
        }.value
        #expect(value == 3)
        await #expect(throws: Mishap.bad) { try await Future<Int, Mishap> { $0(.failure(.bad)) }.value }
    }

    @Test("on the main actor see values there")
    @MainActor func mainActor() async {
        var seen: [Int] = []
        for await value in CurrentValueSubject<Int, Never>(7).first().values {
            MainActor.assertIsolated()
            seen.append(value)
        }
        #expect(seen == [7])
    }
}
