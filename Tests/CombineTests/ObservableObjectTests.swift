import Foundation
import Testing

@testable import Combine

private class Plain: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var unpublished = 0
}

private final class Derived: Plain {
    @Published var extra = false
}

private final class Generic<Value>: ObservableObject {
    let padding: (UInt8, Value?) = (1, nil)
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

private final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private class BareBase: ObservableObject {}

private final class DerivedOfBare: BareBase { @Published var value = 0 }

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
}

private final class Foundational: NSObject, ObservableObject { @Published var value = 0 }

@MainActor private final class Isolated: ObservableObject { @Published var value = 0 }

private enum Kind { case one, two }

private final class Optionals: ObservableObject {
    @Published var text: String?
    @Published var items: [Int] = []
    @Published private(set) var kind = Kind.one
    func change() { kind = .two }
}

@Suite("Published properties")
struct PublishedTests {
    @Test("send the value there is and each one before it is set")
    func willSet() {
        let object = Plain()
        var heard: [(new: Int, old: Int)] = []
        let cancellable = object.$count.sink { [unowned object] in heard.append(($0, object.count)) }
        object.count = 1
        object.count += 1
        #expect(heard.map(\.new) == [0, 1, 2] && heard.map(\.old) == [0, 0, 1])
        #expect(object.count == 2)
        cancellable.cancel()
        object.count = 9
        #expect(heard.count == 3)
    }

    @Test("send equal values, too, and changes in place")
    func equal() {
        let object = Optionals()
        let (texts, items) = (object.$text.probe(), object.$items.probe())
        object.text = nil
        object.items.append(1)
        #expect(texts.values == [nil, nil] && items.values == [[], [1]])
    }

    @Test("send the new value to who subscribes while it is told of")
    func subscribingMeanwhile() {
        let object = Plain()
        let late = Probe<Int, Never>()
        let cancellable = object.$count.dropFirst().first().sink { [unowned object] _ in object.$count.subscribe(late) }
        object.count = 1
        object.count = 2
        #expect(late.values == [1, 2])
        withExtendedLifetime(cancellable) {}
    }

    @Test("keep the newest value for who asks late")
    func demand() {
        let object = Plain()
        let probe = object.$count.probe(.max(1))
        object.count = 1
        object.count = 2
        #expect(probe.line == "0")
        probe.request(.max(1))
        #expect(probe.line == "0 2")
    }

    @Test("can be set by a publisher, as long as they are there")
    func assigning() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakObject: Plain?
        do {
            let object = Plain()
            weakObject = object
            subject.assign(to: &object.$count)
            let changes = object.objectWillChange.probe()
            subject.send(5)
            #expect(object.count == 5 && changes.values.count == 1)
            object.$count.map { "\($0)" }.assign(to: &object.$name)
            #expect(object.name == "5")
            object.count = 6
            #expect(object.name == "6")
        }
        #expect(weakObject == nil)
        subject.send(7)
    }

    @Test("may have observers of their own")
    func observers() {
        final class Observed: ObservableObject {
            @Published var value = 0 { didSet { sets.append("\(oldValue) \(value)") } }
            var sets: [String] = []
        }
        let object = Observed()
        let probe = object.$value.probe()
        object.value = 1
        object.value += 1
        #expect(object.sets == ["0 1", "1 2"] && probe.values == [0, 1, 2])
    }

    @Test("can be set from their own subscribers")
    func nestedSet() {
        let object = Plain()
        let cancellable = object.$count.sink { [unowned object] in if $0 == 1 { object.name = "one" } }
        object.count = 1
        #expect(object.name == "one" && object.count == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test("can be initialised by hand")
    func initialisers() {
        final class Hand: ObservableObject {
            @Published var a: Int
            @Published var b: Int
            init() {
                _a = Published(initialValue: 1)
                _b = Published(wrappedValue: 2)
            }
        }
        let hand = Hand()
        #expect(hand.a + hand.b == 3)
    }
}

@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("tell before any of their published properties changes")
    func tell() {
        let object = Plain()
        var olds: [Int] = []
        let cancellable = object.objectWillChange.sink { [unowned object] _ in olds.append(object.count) }
        object.count = 1
        object.unpublished = 1
        object.name = "b"
        object.count = 2
        #expect(olds == [0, 1, 1])
        withExtendedLifetime(cancellable) {}
    }

    @Test("have one publisher, whenever it is asked for")
    func one() {
        let (object, other, bare) = (Plain(), Plain(), Bare())
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(object.objectWillChange !== other.objectWillChange)
        #expect(bare.objectWillChange === bare.objectWillChange)
    }

    @Test("tell before the property's own subscribers hear")
    func order() {
        let object = Plain()
        var order: [String] = []
        let kept = [
            object.$count.dropFirst().sink { _ in order.append("property") },
            object.objectWillChange.sink { order.append("object") },
        ]
        object.count = 1
        #expect(order == ["object", "property"])
        withExtendedLifetime(kept) {}
    }

    @Test("tell of the properties of their superclasses")
    func subclass() {
        let object = Derived()
        let probe = object.objectWillChange.probe()
        object.count = 1
        object.extra = true
        #expect(probe.values.count == 2)
        #expect((object as Plain).objectWillChange === object.objectWillChange)
        let late = DerivedOfBare()
        let lateProbe = late.objectWillChange.probe()
        late.value = 1
        #expect(lateProbe.values.count == 1)
    }

    @Test("may be generic, of NSObject, or of an actor")
    func kinds() async {
        let (ints, strings, object) = (Generic(1), Generic("a"), Foundational())
        let probes = [ints.objectWillChange.probe(), strings.objectWillChange.probe(), object.objectWillChange.probe()]
        ints.value = 2
        strings.value = "b"
        object.value = 3
        #expect(probes.allSatisfy { $0.values.count == 1 })
        await MainActor.run {
            let isolated = Isolated()
            let probe = isolated.objectWillChange.probe()
            isolated.value = 1
            #expect(probe.values.count == 1)
        }
    }

    @Test("without published properties tell when they say so")
    func bare() {
        let (object, other) = (Bare(), Bare())
        let (probe, otherProbe) = (object.objectWillChange.probe(), other.objectWillChange.probe())
        object.value = 1
        #expect(probe.values.count == 1 && otherProbe.values.isEmpty)
    }

    @Test("with a publisher of their own are not told by their properties")
    func custom() {
        let object = Custom()
        let probe = object.objectWillChange.probe()
        object.value = 1
        object.objectWillChange.send("changed")
        #expect(probe.line == "changed")
    }

    @Test("leave nothing behind, nor does what is kept for those without published properties grow")
    func freed() {
        weak var weakObject: Plain?
        weak var weakBare: Bare?
        weak var weakPublisher: ObservableObjectPublisher?
        do {
            let (object, bare) = (Plain(), Bare())
            (weakObject, weakBare, weakPublisher) = (object, bare, object.objectWillChange)
            _ = bare.objectWillChange
        }
        #expect(weakObject == nil && weakBare == nil && weakPublisher == nil)
        for _ in 0..<5000 { _ = Bare().objectWillChange }
        #expect(LonePublishers.count < 1000)
    }

    @Test("forward each other's changes")
    func nested() {
        final class Parent: ObservableObject {
            let child = Plain()
            private var kept: AnyCancellable?
            init() { kept = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
        }
        let parent = Parent()
        let probe = parent.objectWillChange.probe()
        parent.child.count = 1
        #expect(probe.values.count == 1)
    }

    @Test("are found one publisher by many threads at a time")
    func threads() {
        for _ in 0..<200 {
            let object = Derived()
            let found = Found()
            nonisolated(unsafe) let shared = object
            DispatchQueue.concurrentPerform(iterations: 8) { _ in found.add(shared.objectWillChange) }
            #expect(found.count == 1)
            let probe = object.objectWillChange.probe()
            object.count = 1
            object.extra = true
            #expect(probe.values.count == 2)
        }
    }

    private final class Found: @unchecked Sendable {
        private let publishers = Guarded<[ObservableObjectPublisher]>([])
        func add(_ publisher: ObservableObjectPublisher) { publishers.withLock { $0.append(publisher) } }
        var count: Int { Set(publishers.current.map(ObjectIdentifier.init)).count }
    }
}
