import Combine
import Testing

@Suite("Several publishers together")
struct FlowTests {
    typealias Numbers = PassthroughSubject<Int, Mishap>

    @Test("flatMap runs no more publishers at a time than it may")
    func flatMapLimit() {
        let subjects = [Numbers(), Numbers(), Numbers()]
        var started: [Int] = []
        let probe = subjects.indices.publisher.setFailureType(to: Mishap.self)
            .flatMap(maxPublishers: .max(2)) { index in
                started.append(index)
                return subjects[index]
            }.probe()
        #expect(started == [0, 1])
        subjects[1].send(1)
        subjects[0].send(completion: .finished)
        #expect(started == [0, 1, 2])
        subjects[2].send(2)
        subjects[1].send(completion: .finished)
        #expect(probe.line == "1 2")
        subjects[2].send(completion: .finished)
        #expect(probe.line == "1 2 |")
    }

    @Test("flatMap ends by the first error and cancels the rest")
    func flatMapFailure() {
        let (outer, a, b) = (PassthroughSubject<Numbers, Mishap>(), Numbers(), Numbers())
        var cancels = 0
        let probe = outer.handleEvents(receiveCancel: { cancels += 1 })
            .flatMap { $0.handleEvents(receiveCancel: { cancels += 1 }) }.probe()
        outer.send(a)
        outer.send(b)
        a.send(completion: .failure(.bad))
        b.send(2)
        #expect(probe.line == "bad" && cancels == 2)
    }

    @Test("switchToLatest leaves the publisher before, and ends with the last one")
    func switching() {
        let (outer, a, b) = (PassthroughSubject<Numbers, Mishap>(), Numbers(), Numbers())
        let probe = outer.switchToLatest().probe()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(probe.line == "1 3")
        b.send(completion: .finished)
        #expect(probe.line == "1 3 |")
    }

    @Test("merge sends in the order in which values come and ends with the last publisher")
    func merge() {
        let (a, b) = (Numbers(), Numbers())
        let probe = a.merge(with: b).probe()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(probe.line == "1 2 3 |")
    }

    @Test("combineLatest waits for one value of each and ends when all have ended")
    func combineLatest() {
        let (a, b) = (Numbers(), Numbers())
        let probe = a.combineLatest(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(completion: .finished)
        a.send(4)
        #expect(probe.line == "23 43")
        a.send(completion: .finished)
        #expect(probe.line == "23 43 |")
    }

    @Test("zip ends when a pair can no longer come")
    func zip() {
        let (a, b) = (Numbers(), Numbers())
        let probe = a.zip(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(probe.line == "13")
        b.send(4)
        #expect(probe.line == "13 24 |")
    }

    @Test("an error of either ends both")
    func failures() {
        for isZip in [true, false] {
            let (a, b) = (Numbers(), Numbers())
            let pairs =
                isZip ? a.zip(b).eraseToAnyPublisher() : a.combineLatest(b).eraseToAnyPublisher()
            let probe = pairs.map { $0 + $1 }.probe()
            a.send(1)
            b.send(completion: .failure(.bad))
            a.send(2)
            #expect(probe.line == "bad")
        }
    }

    @Test("cancelling inside of a delivery stops all of them")
    func cancelling() {
        let (a, b) = (Numbers(), Numbers())
        let probe = a.merge(with: b).flatMap { [$0, $0].publisher }.zip(a).map(\.0).probe()
        probe.onValue = { [unowned probe] _ in probe.cancel() }
        a.send(1)
        a.send(2)
        b.send(3)
        #expect(probe.line == "1")
        probe.onValue = { _ in }
    }
}

@Suite("Sharing")
struct SharingTests {
    @Test("a shared publisher is subscribed to once, while it has subscribers")
    func share() {
        let subject = PassthroughSubject<Int, Never>()
        var (subscriptions, cancels) = (0, 0)
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        let (first, second) = (shared.probe(), shared.probe())
        subject.send(1)
        #expect(subscriptions == 1 && first.line == "1" && second.line == "1")
        first.cancel()
        #expect(cancels == 0)
        second.cancel()
        #expect(cancels == 1)
        let third = shared.probe()
        subject.send(2)
        #expect(subscriptions == 2 && third.line == "2")
    }

    @Test("a connectable publisher sends nothing before it is connected")
    func connectable() {
        let publisher = [1, 2].publisher.makeConnectable()
        let (first, second) = (publisher.probe(), publisher.probe())
        #expect(first.line == "")
        let connection = publisher.connect()
        #expect(first.line == "1 2 |" && second.line == "1 2 |")
        connection.cancel()
    }

    @Test("multicast goes through the subject it is given")
    func multicast() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let publisher = source.multicast(subject: subject)
        let probe = publisher.probe()
        let connection = publisher.connect()
        source.send(1)
        #expect(probe.line == "0 1" && publisher.probe().line == "1")
        connection.cancel()
        source.send(2)
        #expect(probe.line == "0 1")
    }

    @Test("who cancels while a connection is made is not left with it")
    func earlyCancel() {
        var cancels = 0
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = subject.handleEvents(receiveCancel: { cancels += 1 }).share().first().probe()
        #expect(probe.line == "1 |" && cancels == 1)
    }

    @Test("a future runs once, keeps its result, and hears no second one")
    func future() {
        var runs = 0
        let later = Later()
        let future = Future<Int, Never> {
            runs += 1
            later.promise = $0
        }
        let probe = future.probe()
        later.promise?(.success(1))
        later.promise?(.success(2))
        #expect(probe.line == "1 |" && future.probe().line == "1 |" && runs == 1)
    }

    private final class Later { var promise: Future<Int, Never>.Promise? }
}
