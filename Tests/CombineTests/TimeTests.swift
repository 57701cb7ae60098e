import Combine
import Foundation
import Testing

/// By a clock that is moved by hand: nothing here depends on real time.
@Suite("Time")
struct TimeTests {
    private let clock = HandClock()
    private let subject = PassthroughSubject<Int, Mishap>()

    private func send(_ values: [(value: Int, pause: Int)]) {
        for (value, pause) in values {
            subject.send(value)
            clock.advance(pause)
        }
    }

    @Test("debounce sends a value that none follows in time")
    func debounce() {
        let probe = subject.debounce(for: .milliseconds(100), scheduler: clock).probe()
        send([(1, 50), (2, 99), (3, 100), (4, 1000), (5, 10)])
        #expect(probe.line == "3 4")
    }

    @Test("debounce loses the value that waits at the end")
    func debounceEnd() {
        let probe = subject.debounce(for: .milliseconds(100), scheduler: clock).probe()
        subject.send(1)
        subject.send(completion: .finished)
        clock.advance(500)
        #expect(probe.line == "|")
    }

    @Test("throttle sends the first value at once and one for each interval", arguments: [true, false])
    func throttle(latest: Bool) {
        let probe = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: latest).probe()
        send([(1, 30), (2, 30), (3, 35)])
        #expect(probe.line == "1")
        clock.advance(5)
        #expect(probe.line == (latest ? "1 3" : "1 2"))
        clock.advance(300)
        subject.send(4)
        clock.advance()
        #expect(probe.line == (latest ? "1 3 4" : "1 2 4"))
    }

    @Test("throttle sends what waits before it ends")
    func throttleEnd() {
        let probe = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: true).probe()
        send([(1, 10), (2, 10)])
        subject.send(completion: .finished)
        clock.advance(500)
        #expect(probe.line == "1 2 |")
    }

    @Test("delay delivers everything later, in order")
    func delay() {
        let probe = subject.delay(for: .milliseconds(100), scheduler: clock).probe()
        send([(1, 50), (2, 49)])
        subject.send(completion: .finished)
        #expect(probe.line == "")
        clock.advance(1)
        #expect(probe.line == "1")
        clock.advance(99)
        #expect(probe.line == "1 2 |")
    }

    @Test("timeout ends when nothing comes in time, by its error or without")
    func timeout() {
        let plain = subject.timeout(.milliseconds(100), scheduler: clock).probe()
        let failing = subject.timeout(.milliseconds(100), scheduler: clock) { .worse }.probe()
        send([(1, 60), (2, 60)])
        #expect(plain.line == "1 2")
        clock.advance(40)
        #expect(plain.line == "1 2 |" && failing.line == "1 2 worse")
    }

    @Test("timeout waits for the first value, too")
    func timeoutFirst() {
        let probe = subject.timeout(.milliseconds(100), scheduler: clock).probe()
        clock.advance(100)
        #expect(probe.line == "|")
    }

    @Test("receive delivers on the scheduler only, and no more than was asked for")
    func receiveOn() {
        let probe = Probe<Int, Mishap>(.max(1), more: .max(1))
        var isElsewhere = false
        probe.onValue = { [clock] _ in if !clock.isRunning { isElsewhere = true } }
        subject.receive(on: clock).subscribe(probe)
        subject.send(1)
        subject.send(2)
        #expect(probe.line == "")
        clock.advance()
        subject.send(3)
        subject.send(completion: .finished)
        clock.advance()
        #expect(probe.line == "1 3 |" && !isElsewhere)
        probe.onValue = { _ in }
    }

    @Test("what is on its way is lost on cancelling")
    func cancelling() {
        let probes = [
            subject.receive(on: clock).probe(), subject.delay(for: 1, scheduler: clock).probe(),
            subject.debounce(for: 1, scheduler: clock).probe(), subject.timeout(1, scheduler: clock).probe(),
        ]
        subject.send(1)
        probes.forEach { $0.cancel() }
        clock.advance(5000)
        #expect(probes.allSatisfy { $0.line == "" })
    }

    @Test("who cancels is let go of, though time is still to pass")
    func freed() {
        final class Token {}
        weak var weakToken: Token?
        func subscribe() -> AnyCancellable {
            let token = Token()
            weakToken = token
            return subject.debounce(for: 1, scheduler: clock).merge(with: subject.delay(for: 1, scheduler: clock))
                .throttle(for: 1, scheduler: clock, latest: true).timeout(9, scheduler: clock)
                .map { Just($0).setFailureType(to: Mishap.self).prepend(1) }.switchToLatest()
                .zip(subject.catch { _ in Just(1).setFailureType(to: Mishap.self) }).collect(2)
                .receive(on: clock).share().sink(receiveCompletion: { _ in }, receiveValue: { _ in _ = token })
        }
        let cancellable = subscribe()
        subject.send(1)
        clock.advance(10)
        #expect(weakToken != nil)
        cancellable.cancel()
        #expect(weakToken == nil)
    }

    @Test("subscribe asks on the scheduler")
    func subscribeOn() {
        var requests = 0
        let probe = Just(1).handleEvents(receiveRequest: { _ in requests += 1 }).subscribe(on: clock).probe()
        #expect(probe.subscriptions.isEmpty)
        clock.advance()
        #expect(probe.line == "1 |" && requests == 1)
    }

    @Test("measureInterval tells the time between values")
    func measure() {
        let probe = subject.measureInterval(using: clock).map(\.magnitude).probe()
        clock.advance(5)
        send([(1, 20), (2, 0)])
        #expect(probe.values == [5_000_000, 20_000_000])
    }
}

@Suite("Schedulers", .serialized)
struct SchedulerTests {
    @Test("a dispatch queue delivers on itself, in order")
    func dispatchQueue() {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "combine.tests")
        queue.setSpecific(key: key, value: true)
        let ordered = Counter()
        let ends = Counter()
        let cancellable = (0..<100).publisher.receive(on: queue).sink(
            receiveCompletion: { _ in ends.add() },
            receiveValue: { if DispatchQueue.getSpecific(key: key) == true, ordered.value == $0 { ordered.add() } })
        #expect(eventually { ends.value == 1 })
        #expect(ordered.value == 100)
        withExtendedLifetime(cancellable) {}
    }

    @Test("an operation queue delivers now and later")
    func operationQueue() {
        let queue = OperationQueue()
        let count = Counter()
        var kept: Set<AnyCancellable> = []
        Just(1).receive(on: queue).sink { count.add($0) }.store(in: &kept)
        Just(1).delay(for: .milliseconds(5), scheduler: queue).sink { count.add($0) }.store(in: &kept)
        let ticks = Counter()
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(2)) { ticks.add() }
        #expect(eventually { count.value == 2 && ticks.value >= 3 })
        timer.cancel()
    }

    @Test("a run loop that sleeps wakes for what is delivered from another thread")
    func runLoop() {
        final class Shared: @unchecked Sendable { var loop: RunLoop? }
        let (shared, ready, values, stop) = (Shared(), Counter(), Counter(), Counter())
        Thread.detachNewThread {
            shared.loop = RunLoop.current
            let far = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
            RunLoop.current.add(far, forMode: .default)
            ready.add()
            while stop.value == 0 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 60)) }
        }
        #expect(eventually { ready.value == 1 })
        let start = Date()
        var kept: Set<AnyCancellable> = []
        Just(1).receive(on: shared.loop!).sink { values.add($0) }.store(in: &kept)
        Just(1).delay(for: .milliseconds(10), scheduler: shared.loop!).sink { values.add($0) }.store(in: &kept)
        Just(1).debounce(for: 0.01, scheduler: shared.loop!).sink { values.add($0) }.store(in: &kept)
        #expect(eventually { values.value == 2 })
        // Less than the minute that the loop would have slept.
        #expect(Date().timeIntervalSince(start) < 30)
        shared.loop!.schedule { stop.add() }
    }

    @Test("a timer sends dates while somebody listens")
    func timer() {
        let count = Counter()
        var kept: AnyCancellable?
        kept = Timer.publish(every: 0.005, on: .current, in: .common).autoconnect().sink { _ in count.add() }
        while count.value < 3 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        kept?.cancel()
        kept = nil
        let before = count.value
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(count.value == before)
    }

    @Test("a timer does not send before it is connected")
    func timerUnconnected() {
        let count = Counter()
        let timer = Timer.publish(every: 0.002, on: .current, in: .default)
        let kept = timer.sink { _ in count.add() }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
        #expect(count.value == 0)
        let connection = timer.connect()
        while count.value < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        connection.cancel()
        kept.cancel()
    }

    @Test("a dispatch timer repeats until it is cancelled")
    func dispatchTimer() {
        let (queue, count) = (DispatchQueue(label: "combine.timer"), Counter())
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(2)) { count.add() }
        #expect(eventually { count.value >= 3 })
        timer.cancel()
        queue.sync {}
        let before = count.value
        Thread.sleep(forTimeInterval: 0.02)
        #expect(count.value == before)
    }

    @Test("notifications come by name and object until cancelled")
    func notifications() {
        final class Sender {}
        let (center, name, sender) = (NotificationCenter(), Notification.Name("changed"), Sender())
        let (all, one) = (center.publisher(for: name).probe(), center.publisher(for: name, object: sender).probe())
        center.post(name: name, object: nil)
        center.post(name: name, object: sender, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: sender)
        #expect(all.values.count == 2 && one.values.count == 1)
        #expect(one.values.first?.userInfo?["n"] as? Int == 1)
        all.cancel()
        center.post(name: name, object: nil)
        #expect(all.values.count == 2)
    }

    @Test("spans of time are made of numbers, parts of seconds and what does not fit")
    func spans() {
        typealias Span = DispatchQueue.SchedulerTimeType.Stride
        #expect(
            Span.seconds(0.5) == .milliseconds(500) && (2 as Span) == .seconds(2)
                && (0.25 as Span) == .milliseconds(250))
        #expect(Span.seconds(Double.nan) == 0 && Span.seconds(Double.infinity).magnitude == .max)
        #expect(Span.seconds(Int.max).magnitude == .max)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3))
        #expect(now.advanced(by: .seconds(Int.max)) > now)
        typealias Seconds = RunLoop.SchedulerTimeType.Stride
        #expect(Seconds.milliseconds(1500) == 1.5 && Seconds.seconds(1) + 2 == 3)
    }
}
