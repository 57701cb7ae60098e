import Combine
import Foundation
import Testing

/// One operator on some values, and what comes of it.
struct OperatorCase: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let run: @Sendable () -> String
    var testDescription: String { name }

    init<P: Publisher & SendableMetatype>(_ name: String, _ expected: String, _ make: @escaping @Sendable () -> P) {
        (self.name, self.expected) = (name, expected)
        run = { make().line }
    }
}

@Suite("Operators")
struct OperatorTests {
    private static func even(_ number: Int) throws -> Bool {
        if number == 4 { throw Mishap.bad }
        return number % 2 == 0
    }

    static let cases: [OperatorCase] = [
        .init("map", "2 4 6 |") { (1...3).publisher.map { $0 * 2 } },
        .init("map by key path", "1 2 |") { ["a", "bc"].publisher.map(\.count) },
        .init("map by two key paths", "(1, \"a\") |") { ["a"].publisher.map(\.count, \.description) },
        .init("tryMap", "1 2 bad") { (1...3).publisher.tryMap { if $0 == 3 { throw Mishap.bad } else { $0 } } },
        .init("mapError", "worse") { Fail<Int, Mishap>(error: .bad).mapError { _ in Mishap.worse } },
        .init("setFailureType", "1 |") { Just(1).setFailureType(to: Mishap.self) },
        .init("replaceNil", "1 0 |") { [1, nil].publisher.replaceNil(with: 0) },
        .init("compactMap", "1 3 |") { ["1", "x", "3"].publisher.compactMap { Int($0) } },
        .init("tryCompactMap", "2 bad") { [1, 2, 4].publisher.tryCompactMap { try even($0) ? $0 : nil } },
        .init("filter", "2 |") { (1...3).publisher.filter { $0 == 2 } },
        .init("tryFilter", "2 bad") { (1...6).publisher.tryFilter(even) },
        .init("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates() },
        .init("removeDuplicates by", "1 2 |") { [1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 } },
        .init("tryRemoveDuplicates", "1 bad") {
            [1, 4].publisher.tryRemoveDuplicates { _, next in try even(next) }
        },
        .init("scan", "1 3 6 |") { (1...3).publisher.scan(0, +) },
        .init("tryScan", "2 bad") {
            [2, 4].publisher.tryScan(0) { sum, next in try even(next) ? sum + next : sum }
        },
        .init("reduce", "6 |") { (1...3).publisher.reduce(0, +) },
        .init("tryReduce", "bad") { (1...9).publisher.tryReduce(0) { try even($1) ? $0 : $0 } },
        .init("collect", "[1, 2, 3] |") { (1...3).publisher.collect() },
        .init("collect of nothing", "[] |") { Empty<Int, Never>().collect() },
        .init("collect by count", "[1, 2] [3] |") { (1...3).publisher.collect(2) },
        .init("collect by count, failing", "[1, 2] bad") {
            (1...3).publisher.setFailureType(to: Mishap.self).append(Fail(error: .bad)).collect(2)
        },
        .init("count", "3 |") { (1...3).publisher.count() },
        .init("contains", "true |") { (1...3).publisher.contains(2) },
        .init("contains, not", "false |") { (1...3).publisher.contains(7) },
        .init("tryContains", "bad") { [1, 4].publisher.tryContains(where: even) },
        .init("allSatisfy", "true |") { (1...3).publisher.allSatisfy { $0 > 0 } },
        .init("allSatisfy, not", "false |") { (1...3).publisher.allSatisfy { $0 < 3 } },
        .init("tryAllSatisfy", "bad") { [2, 4].publisher.tryAllSatisfy(even) },
        .init("min", "1 |") { [2, 1, 3].publisher.min() },
        .init("max", "3 |") { [2, 3, 1].publisher.max() },
        .init("max of nothing", "|") { Empty<Int, Never>().max() },
        .init("max by", "ccc |") { ["a", "ccc", "bb"].publisher.max { $0.count < $1.count } },
        .init("first", "1 |") { (1...3).publisher.first() },
        .init("first of nothing", "|") { Empty<Int, Never>().first() },
        .init("first where", "2 |") { (1...3).publisher.first { $0 > 1 } },
        .init("tryFirst", "bad") { [1, 4].publisher.tryFirst(where: even) },
        .init("last", "3 |") { (1...3).publisher.last() },
        .init("last where", "2 |") { (1...3).publisher.last { $0 < 3 } },
        .init("dropFirst", "2 3 |") { (1...3).publisher.dropFirst() },
        .init("dropFirst, all", "|") { (1...3).publisher.dropFirst(5) },
        .init("drop while", "3 1 |") { [1, 2, 3, 1].publisher.drop { $0 < 3 } },
        .init("tryDrop", "bad") { [2, 4].publisher.tryDrop(while: even) },
        .init("prefix", "1 2 |") { (1...3).publisher.prefix(2) },
        .init("prefix of none", "|") { (1...3).publisher.prefix(0) },
        .init("prefix, longer", "1 2 3 |") { (1...3).publisher.prefix(9) },
        .init("prefix while", "1 2 |") { [1, 2, 3, 1].publisher.prefix { $0 < 3 } },
        .init("tryPrefix", "2 bad") { [2, 4].publisher.tryPrefix(while: even) },
        .init("output at", "3 |") { (1...4).publisher.output(at: 2) },
        .init("output in", "2 3 |") { (1...4).publisher.output(in: 1...2) },
        .init("output from", "3 4 |") { (1...4).publisher.output(in: 2...) },
        .init("ignoreOutput", "|") { (1...3).publisher.ignoreOutput() },
        .init("ignoreOutput, failing", "bad") { Fail<Int, Mishap>(error: .bad).ignoreOutput() },
        .init("replaceEmpty", "7 |") { Empty<Int, Never>().replaceEmpty(with: 7) },
        .init("replaceEmpty, not", "1 |") { Just(1).replaceEmpty(with: 7) },
        .init("replaceError", "7 |") { Fail<Int, Mishap>(error: .bad).replaceError(with: 7) },
        .init("catch", "1 2 |") {
            Just(1).setFailureType(to: Mishap.self).append(Fail(error: .bad)).catch { _ in Just(2) }
        },
        .init("tryCatch", "worse") {
            Fail<Int, Mishap>(error: .bad).tryCatch { _ -> Just<Int> in throw Mishap.worse }
        },
        .init("prepend", "1 2 3 |") { Just(3).prepend(1, 2) },
        .init("prepend a publisher", "1 3 |") { Just(3).prepend(Just(1)) },
        .init("append", "1 2 3 |") { Just(1).append([2, 3]) },
        .init("flatMap", "1 1 2 2 |") { [1, 2].publisher.flatMap { [$0, $0].publisher } },
        .init("flatMap to what fails", "1 bad") {
            [1, 2].publisher.flatMap { $0 == 1 ? Result<Int, Mishap>.success(1).publisher : .init(.bad) }
        },
        .init("flatMap of what fails", "bad") { Fail<Int, Mishap>(error: .bad).flatMap { Just($0) } },
        .init("switchToLatest", "1 2 |") { [Just(1), Just(2)].publisher.switchToLatest() },
        .init("merge", "1 2 3 |") { Just(1).merge(with: [2, 3].publisher) },
        .init("merge of four", "1 2 3 4 |") { Just(1).merge(with: Just(2), Just(3), [4].publisher) },
        .init("merge of eight", "1 2 3 4 5 6 7 8 |") {
            Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), [6].publisher, Just(7), Just(8))
        },
        .init("Merge3", "1 2 3 |") { Publishers.Merge3(Just(1), [2].publisher, Just(3)) },
        .init("merge of many", "1 2 3 |") { Publishers.MergeMany([Just(1), Just(2), Just(3)]) },
        .init("combineLatest", "(3, 4) (3, 5) |") { (1...3).publisher.combineLatest([4, 5].publisher) },
        .init("combineLatest of three", "(1, \"a\", true) |") { Just(1).combineLatest(Just("a"), Just(true)) },
        .init("combineLatest of four", "10 |") {
            Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }
        },
        .init("zip", "(1, 4) (2, 5) |") { (1...3).publisher.zip([4, 5].publisher) },
        .init("zip of three", "(1, \"a\", true) |") { Just(1).zip(Just("a"), Just(true)) },
        .init("zip of four", "10 |") { Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 } },
        .init("encode", "[1,2] |") {
            Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        },
        .init("decode", "[1, 2] |") { Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()) },
        .init("retry in vain", "bad") { Fail<Int, Mishap>(error: .bad).retry(3) },
        .init("share", "1 |") { Just(1).share() },
        .init("receive on the spot", "1 2 |") { [1, 2].publisher.receive(on: ImmediateScheduler.shared) },
        .init("subscribe on the spot", "1 2 |") { [1, 2].publisher.subscribe(on: ImmediateScheduler.shared) },
        .init("record", "1 bad") { Record<Int, Mishap>(output: [1], completion: .failure(.bad)) },
        .init("deferred", "1 |") { Deferred { Just(1) } },
        .init("result", "bad") { Result<Int, Mishap>.failure(.bad).publisher },
    ]

    @Test("send what their names say", arguments: cases)
    func table(_ one: OperatorCase) {
        #expect(one.run() == one.expected)
    }

    @Test("keep state for each subscriber of its own")
    func ownState() {
        let publisher = [1, 1, 2].publisher.removeDuplicates().scan(0, +).dropFirst().prefix(1)
        #expect(publisher.line == "3 |")
        #expect(publisher.line == "3 |")
    }

    @Test("that have enough cancel what they are on")
    func enough() {
        let subject = PassthroughSubject<Int, Never>()
        var cancels = 0
        let source = subject.handleEvents(receiveCancel: { cancels += 1 })
        let probes = [
            source.first().probe(), source.prefix(1).probe(), source.output(at: 0).probe(),
        ]
        let contains = source.contains(1).probe()
        subject.send(1)
        #expect(cancels == 4 && probes.allSatisfy { $0.line == "1 |" } && contains.line == "true |")
    }

    @Test("that are cancelled in the delivery of their last value do not finish")
    func cancelledAtTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = subject.first().probe()
        probe.onValue = { [unowned probe] _ in probe.cancel() }
        subject.send(1)
        #expect(probe.line == "1")
        probe.onValue = { _ in }
    }

    @Test("retry subscribes again as often as it may")
    func retry() {
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Mishap> in
            attempts += 1
            return attempts < 3
                ? Fail(error: .bad).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
        }
        #expect(flaky.retry(2).line == "3 |")
        attempts = 0
        #expect(flaky.retry(1).line == "bad")
    }

    @Test("print says what passes, a line each")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let probe = (1...3).publisher.print("p", to: lines).probe(.max(1))
        probe.cancel()
        #expect(
            lines.text == """
                p: receive subscription: (1...3)
                p: request max: (1)
                p: receive value: (1)
                p: receive cancel

                """)
    }

    @Test("handleEvents hears of everything before it is passed on")
    func events() {
        var events: [String] = []
        let publisher = Just(1).handleEvents(
            receiveSubscription: { events.append("subscription \($0)") },
            receiveOutput: { events.append("value \($0)") },
            receiveCompletion: { events.append("\($0)") }, receiveRequest: { events.append("request \($0)") })
        let cancellable = publisher.sink { events.append("sink \($0)") }
        withExtendedLifetime(cancellable) {}
        #expect(events == ["subscription Just", "request unlimited", "value 1", "sink 1", "finished"])
    }
}
