import Combine
import Testing

@Suite("Subjects")
struct SubjectTests {
    @Test("an end is told once, and to those who come later")
    func completion() {
        let subject = PassthroughSubject<Int, Mishap>()
        let probe = subject.probe()
        subject.send(1)
        subject.send(completion: .failure(.bad))
        subject.send(completion: .finished)
        subject.send(2)
        #expect(probe.line == "1 bad" && probe.completions == 1)
        #expect(subject.probe().line == "bad")
    }

    @Test("the newest value is kept, and none after the end")
    func memory() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = subject.probe()
        subject.value = 2
        #expect(subject.probe().line == "2")
        subject.value += 1
        #expect(probe.line == "1 2 3" && subject.value == 3)
        subject.send(completion: .finished)
        subject.send(9)
        #expect(subject.value == 3)
        #expect(subject.probe().line == "|")
    }

    @Test("an optional without a value is a value")
    func optional() {
        let subject = CurrentValueSubject<Int?, Never>(nil)
        let probe = subject.probe()
        subject.send(1)
        subject.send(nil)
        #expect(probe.values == [nil, 1, nil])
    }

    @Test("nothing comes after cancelling, not even from inside of a value's delivery")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        let (first, second) = (subject.probe(), subject.probe())
        first.onValue = { [unowned first] in if $0 == 2 { first.cancel() } }
        (1...3).forEach(subject.send)
        subject.send(completion: .finished)
        #expect(first.line == "1 2")
        #expect(second.line == "1 2 3 |")
        first.onValue = { _ in }
    }

    @Test("cancelling another subscriber from inside keeps it from hearing the same value")
    func cancellingOthers() {
        let subject = PassthroughSubject<Int, Never>()
        let (first, second) = (subject.probe(), subject.probe())
        first.onValue = { _ in second.cancel() }
        subject.send(1)
        #expect(first.line == "1" && second.line == "")
        first.onValue = { _ in }
    }

    @Test("those who stay hear in the order in which they came, whoever leaves, also in the middle of a value")
    func leaving() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var expected: [Int] = []
        var kept: [Int: AnyCancellable] = [:]
        func join(_ id: Int) {
            expected.append(id)
            kept[id] = subject.sink { value in
                heard.append(id)
                if value == id { for other in 100..<130 { kept[other] = nil } }
            }
        }
        func leave(_ id: Int) {
            kept[id] = nil
            expected.removeAll { $0 == id }
        }
        for id in 0..<200 { join(id) }
        for id in stride(from: 0, to: 200, by: 3) { leave(id) }
        for id in 200..<220 { join(id) }
        for id in 40..<90 { leave(id) }
        subject.send(-1)
        #expect(heard == expected && expected.count == 119)

        heard = []
        subject.send(35)
        expected.removeAll { 100..<130 ~= $0 }
        #expect(heard == expected)
        for id in expected { leave(id) }
        heard = []
        subject.send(-1)
        join(300)
        subject.send(-1)
        #expect(heard == [300])
    }

    @Test("sending from inside of a delivery goes through at once and does not deadlock")
    func reentrancy() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>()
        probe.onValue = { [unowned subject] in if $0 < 3 { subject.send($0 + 1) } }
        subject.subscribe(probe)
        #expect(probe.values == [0, 1, 2, 3] && subject.value == 3)
        probe.onValue = { _ in }
    }

    @Test("ending and subscribing from inside of a delivery work")
    func reentrantEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let late = Probe<Int, Never>()
        let probe = subject.probe()
        probe.onValue = { [unowned subject] _ in
            subject.subscribe(late)
            subject.send(completion: .finished)
        }
        subject.send(1)
        #expect(probe.line == "1 |" && late.line == "|")
    }

    @Test("a subject sends on what it is subscribed to, until that is cancelled")
    func upstream() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let probe = subject.probe()
        let connection = source.subscribe(subject)
        source.send(1)
        connection.cancel()
        source.send(2)
        #expect(probe.line == "1")
    }

    @Test("a cancellable cancels when it goes, and only once")
    func cancellables() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
        }
        #expect(count == 1)
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &array)
        #expect(count == 1)
        set.removeAll()
        array.removeAll()
        #expect(count == 3)
    }

    @Test("a sink that is not kept hears nothing later")
    func discarded() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        _ = subject.sink { heard.append($0) }
        subject.send(1)
        #expect(heard == [])
    }

    @Test("subscribers and what they hold are freed at the end and on cancelling")
    func freed() {
        final class Token {}
        weak var weakToken: Token?
        weak var weakSubject: PassthroughSubject<Int, Never>?
        func subscribe(_ subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
            let token = Token()
            weakToken = token
            return subject.map { $0 + 1 }.filter { $0 > 0 }.flatMap { Just($0) }.combineLatest(Just(1)).share()
                .sink { _ in _ = token }
        }
        do {
            let subject = PassthroughSubject<Int, Never>()
            weakSubject = subject
            let cancellable = subscribe(subject)
            subject.send(1)
            #expect(weakToken != nil)
            cancellable.cancel()
            #expect(weakToken == nil)
            let other = subscribe(subject)
            #expect(weakToken != nil)
            subject.send(completion: .finished)
            #expect(weakToken == nil)
            withExtendedLifetime(other) {}
        }
        #expect(weakSubject == nil)
    }

    @Test("assigning to an object keeps it until cancelled")
    func assigning() {
        final class Target { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        weak var weakTarget: Target?
        do {
            let target = Target()
            weakTarget = target
            let cancellable = subject.assign(to: \.value, on: target)
            subject.send(4)
            #expect(target.value == 4)
            cancellable.cancel()
            subject.send(5)
            #expect(target.value == 4)
        }
        #expect(weakTarget == nil)
    }
}
