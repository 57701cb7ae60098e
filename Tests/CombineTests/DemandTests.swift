import Combine
import Foundation
import Testing

@Suite("Demand")
struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test("adds, subtracts and compares like a number that may have no limit")
    func arithmetic() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + .unlimited == .unlimited)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.max(2) * 3 == 6)
        #expect(Demand.max(Int.max) + 1 == .unlimited)
        #expect(Demand.max(Int.max) * 3 == .unlimited)
        #expect(Demand.max(2) < .unlimited && !(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited > 7 && Demand.max(7) >= 7 && Demand.none <= 0)
        #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
        #expect("\(Demand.max(4)) \(Demand.unlimited)" == "max(4) unlimited")
    }

    @Test("survives being written down")
    func coding() throws {
        let demands: [Demand] = [.none, .max(3), .unlimited]
        #expect(try JSONDecoder().decode([Demand].self, from: JSONEncoder().encode(demands)) == demands)
    }

    @Test("a sequence sends no more than was asked for, and finishes with its last element")
    func sequence() {
        let probe = (1...3).publisher.probe(.max(2))
        #expect(probe.line == "1 2")
        probe.request(.max(1))
        #expect(probe.line == "1 2 3 |")
    }

    @Test("what a subscriber returns is asked for on top")
    func returned() {
        #expect((1...4).publisher.probe(.max(1), more: .max(1)).line == "1 2 3 4 |")
    }

    @Test("asking for more while a value is delivered neither repeats nor skips one")
    func nestedRequests() {
        let probe = Probe<Int, Never>(.max(1))
        probe.onValue = { [unowned probe] _ in probe.request(.max(2)) }
        (1...5).publisher.subscribe(probe)
        #expect(probe.line == "1 2 3 4 5 |")
        probe.onValue = { _ in }
    }

    @Test("a single value waits to be asked for")
    func single() {
        let probes = [
            Just(1).probe(.none), Optional(1).publisher.probe(.none),
            Result<Int, Never>.success(1).publisher.probe(.none),
            Future { $0(.success(1)) }.probe(.none), [5, 1].publisher.min().probe(.none),
        ]
        for probe in probes {
            #expect(probe.line == "")
            probe.request(.max(1))
            #expect(probe.line == "1 |")
        }
    }

    @Test("an end waits for nobody")
    func ends() {
        #expect(Empty<Int, Never>().probe(.none).line == "|")
        #expect(Fail<Int, Mishap>(error: .bad).probe(.none).line == "bad")
        #expect(Int?.none.publisher.probe(.none).line == "|")
        #expect([Int]().publisher.probe(.none).line == "|")
        #expect(Future<Int, Mishap> { $0(.failure(.bad)) }.probe(.none).line == "bad")
    }

    @Test("a value that a filter leaves out is asked for again")
    func skipped() {
        let probe = (1...10).publisher.filter { $0 % 3 == 0 }.probe(.max(2))
        #expect(probe.line == "3 6")
    }

    @Test("a subject without memory loses what nobody asked for")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = subject.probe(.max(1))
        subject.send(1)
        subject.send(2)
        probe.request(.max(1))
        subject.send(3)
        #expect(probe.line == "1 3")
    }

    @Test("a subject with memory sends the newest when it is asked for")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = subject.probe(.none)
        subject.send(1)
        subject.send(2)
        #expect(probe.line == "")
        probe.request(.max(2))
        #expect(probe.line == "2")
        subject.send(3)
        subject.send(4)
        #expect(probe.line == "2 3")
        probe.request(.unlimited)
        #expect(probe.line == "2 3 4")
    }

    @Test("arrays of two are asked for as twice as many values")
    func grouped() {
        let probe = (1...5).publisher.collect(2).probe(.max(1))
        #expect(probe.line == "[1, 2]")
        probe.request(.max(1))
        #expect(probe.line == "[1, 2] [3, 4]")
        probe.request(.max(1))
        #expect(probe.line == "[1, 2] [3, 4] [5] |")
    }

    @Test("what the first publisher did not send is asked of the second")
    func carried() {
        let probe = [1, 2].publisher.append(3, 4, 5).probe(.max(3))
        #expect(probe.line == "1 2 3")
        probe.request(.max(5))
        #expect(probe.line == "1 2 3 4 5 |")
    }

    @Test("pairs are sent as they are asked for")
    func pairs() {
        let probe = (1...4).publisher.zip((5...8).publisher).map { $0 * 10 + $1 }.probe(.max(2))
        #expect(probe.line == "15 26")
        probe.request(.max(9))
        #expect(probe.line == "15 26 37 48 |")
    }

    @Test("the newest pair waits, older ones are lost")
    func latestPairs() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let probe = a.combineLatest(b) { $0 * 10 + $1 }.probe(.max(1))
        a.send(1)
        b.send(2)
        b.send(3)
        a.send(4)
        #expect(probe.line == "12")
        probe.request(.max(1))
        #expect(probe.line == "12 43")
    }

    @Test("of publishers that flow together, each waits with one value")
    func confluence() {
        let probe = [10, 20].publisher.flatMap { [$0, $0 + 1, $0 + 2].publisher }.probe(.max(2))
        #expect(probe.line == "10 11")
        probe.request(.max(2))
        #expect(probe.line == "10 11 12 20")
        probe.request(.unlimited)
        #expect(probe.line == "10 11 12 20 21 22 |")
    }

    @Test("a buffer keeps what nobody asked for yet, and what it cannot keep is lost or an error")
    func buffers() {
        let subject = PassthroughSubject<Int, Mishap>()
        let probes = [
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).probe(.max(1)),
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.max(1)),
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .worse }).probe(.max(1)),
        ]
        (1...4).forEach(subject.send)
        subject.send(completion: .finished)
        #expect(probes.map(\.line) == ["1", "1", "1"])
        probes.forEach { $0.request(.unlimited) }
        #expect(probes.map(\.line) == ["1 2 3 |", "1 3 4 |", "1 2 3 worse"])
    }

    @Test("a buffer that is kept full asks for one more when one is taken")
    func fullBuffer() {
        var requests: [Demand] = []
        let probe = (1...9).publisher.handleEvents(receiveRequest: { requests.append($0) })
            .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
        #expect(requests == [.max(2)])
        probe.request(.max(1))
        #expect(probe.line == "1" && requests == [.max(2), .max(1)])
        probe.request(.unlimited)
        #expect(probe.line == "1 2 3 4 5 6 7 8 9 |")
    }
}
