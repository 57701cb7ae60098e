import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// Table B4: bindings and dynamic properties.
@MainActor @Suite("B4. Bindings and dynamic properties")
struct BindingTests {
    let log = Log(), number = Handle<Int>()

    @Test("B4-18 a constant ignores writes") func constant() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test("B4-19 a binding to a value from one to an optional is nil without a value; with one it reads and writes")
    func unwrapped() {
        let optional = Handle<Int?>()
        let live = Live(With(nil, optional) { (value: Int?) in Text(verbatim: "\(value ?? -1)") })
        #expect(Binding(optional.projected) == nil)
        optional.value = 3
        live.run()
        let binding: Binding<Int>? = Binding(optional.projected)
        #expect(binding?.wrappedValue == 3)
        binding?.wrappedValue = 4
        live.run()
        #expect(live.texts == ["4"])
        // It is gone, and the binding does not trap.
        optional.value = nil
        #expect(binding?.wrappedValue == 3)
    }

    @Test("B4-20 a binding to an optional from one to a value ignores nil") func wrapped() {
        let live = Live(With(10, number) { Text(verbatim: "\($0)") })
        let binding: Binding<Int?> = Binding(number.projected)
        binding.wrappedValue = nil
        #expect(number.value == 10)
        binding.wrappedValue = 11
        live.run()
        #expect(live.texts == ["11"])
    }

    struct Pair: Equatable { var a = 1, b = 2 }

    @Test("B4-21 a binding to a member writes only that") func member() {
        let pair = Handle<Pair>()
        let live = Live(With(Pair(), pair) { Text(verbatim: "\($0.a) \($0.b)") })
        let a = pair.projected.a
        pair.value.b = 7
        a.wrappedValue = 5
        live.run()
        #expect(live.texts == ["5 7"])
    }

    @Test("B4-22 a binding with a transaction writes in it, and so do those made of it") func transaction() {
        let pair = Handle<Pair>()
        let live = Live(
            With(Pair(), pair) { Text(verbatim: "\($0.a) \($0.b)").transaction { log.add($0.name) } })
        var transaction = Transaction()
        transaction.name = "mine"
        pair.projected.transaction(transaction).a.wrappedValue = 5
        live.run()
        #expect(log.take() == ["mine"])
        withTransaction(\.name, "global") { pair.projected.transaction(transaction).wrappedValue.b = 6 }
        live.run()
        #expect(log.take() == ["global"])
        #expect(live.texts == ["5 6"])
    }

    @Test("B4-22 a binding of closures is told the transaction it is written in") func closureTransaction() {
        let binding = Binding<Int>(get: { 0 }, set: { value, transaction in log.add("\(value) \(transaction.name)") })
        withTransaction(\.name, "t") { binding.wrappedValue = 3 }
        binding.wrappedValue = 4
        #expect(log.all == ["3 t", "4 none"])
    }

    private struct Child: View {
        @Binding var number: Int
        let log: Log
        var reads = true
        var body: some View {
            let _ = log.add("child")
            Text(verbatim: reads ? "\(number)" : "unread")
        }
    }

    private struct Passing: View {
        @State private var number = 0
        @State private var other = 0
        let log: Log, handle: Handle<Int>, otherHandle: Handle<Int>, reads: Bool
        var body: some View {
            let _ = handle.take($number)
            let _ = otherHandle.take($other)
            let _ = log.add("parent \(other)")
            Child(number: $number, log: log, reads: reads)
        }
    }

    @Test("B4-23 a binding that is handed down runs nobody who does not read it") func handedDown() {
        let other = Handle<Int>()
        let live = Live(Passing(log: log, handle: number, otherHandle: other, reads: true))
        _ = log.take()
        other.value = 1
        live.run()
        #expect(log.take() == ["parent 1"])
        number.value = 1
        live.run()
        #expect(log.take() == ["child"])
        #expect(live.texts == ["1"])
        let unread = Live(Passing(log: log, handle: number, otherHandle: other, reads: false))
        _ = log.take()
        number.value = 2
        #expect(unread.run() == WorkLog())
        #expect(log.all == [])
    }

    @Observable final class Model {
        var name = "a"
        var age = 1
    }
    private struct Editor: View {
        @Bindable var model: Model
        let log: Log, handle: Handle<String>
        var body: some View {
            let _ = handle.take($model.name)
            let _ = log.add("editor")
            Text(verbatim: model.name)
        }
    }

    @Test("B4-24 a Bindable makes bindings to members of an object, which its readers follow") func bindable() {
        let model = Model(), name = Handle<String>()
        let live = Live(Editor(model: model, log: log, handle: name))
        name.value = "b"
        #expect(model.name == "b")
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["b"])
        model.age = 2
        #expect(live.run() == WorkLog())
    }

    private struct Noted: DynamicProperty {
        @State private var number = 0
        let name: String, log: Log
        var inner: Inner?
        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
        mutating func update() { MainActor.assumeIsolated { [self] in log.add("\(name) \(number)") } }
    }
    private struct Inner: DynamicProperty {
        let log: Log
        func update() { MainActor.assumeIsolated { log.add("inner") } }
    }
    private struct Outer: DynamicProperty {
        var inner: Inner
        let log: Log
        mutating func update() { MainActor.assumeIsolated { [log] in log.add("outer") } }
    }
    private struct Properties: View {
        var second: Noted
        var first: Noted
        var nested: Outer
        let log: Log
        var body: some View {
            let _ = log.add("body")
            Text(verbatim: "a")
        }
    }

    @Test("B4-25, B4-27 properties are updated in the order of declaration, inner ones first, then the body runs")
    func updates() {
        let live = Live(
            Properties(
                second: Noted("x", log), first: Noted("y", log), nested: Outer(inner: Inner(log: log), log: log),
                log: log))
        #expect(log.take() == ["x 0", "y 0", "inner", "outer", "body"])
        live.run()
        #expect(log.all == [])
    }

    private struct Doubled: DynamicProperty {
        @State private var number = 1
        let handle: Handle<Int>
        private(set) var value = 0
        init(_ handle: Handle<Int>) { self.handle = handle }
        mutating func update() {
            let binding = $number
            MainActor.assumeIsolated { [handle] in handle.take(binding) }
            value = number * 2
        }
    }
    private struct ShowsDoubled: View {
        var doubled: Doubled
        var body: some View { Text(verbatim: "\(doubled.value)") }
    }

    @Test("B4-26 state of a property of one's own runs the body again when it changes") func propertyState() {
        let live = Live(ShowsDoubled(doubled: Doubled(number)))
        #expect(live.texts == ["2"])
        number.value = 5
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["10"])
    }

    @Test("a binding to an element that is gone reads what it was, and ignores writes") func goneElement() {
        let rows = Handle<[Int]>()
        let live = Live(With([1, 2, 3], rows) { Text(verbatim: "\($0)") })
        let last = rows.projected[2]
        #expect(last.wrappedValue == 3)
        last.wrappedValue = 4
        #expect(rows.value == [1, 2, 4])
        rows.value = [1]
        #expect(last.wrappedValue == 3)
        last.wrappedValue = 9
        live.run()
        #expect(live.texts == ["[1]"])
    }

    struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
    }
    private struct ItemRow: View {
        @Binding var item: Item
        let handles: Box, log: Log
        var body: some View {
            let _ = handles.all[item.id] = $item
            let _ = log.add("row \(item.id)")
            Text(verbatim: item.name)
        }
    }
    final class Box { var all: [Int: Binding<Item>] = [:] }
    private struct Items: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        let handle: Handle<[Item]>, handles: Box, log: Log
        var body: some View {
            let _ = handle.take($items)
            ForEach($items) { ItemRow(item: $0, handles: handles, log: log) }
        }
    }

    @Test("rows of a ForEach over bindings write their elements; one that is removed traps nowhere") func boundRows() {
        let items = Handle<[Item]>(), handles = Box()
        let live = Live(Items(handle: items, handles: handles, log: log))
        handles.all[2]?.wrappedValue.name = "B"
        live.run()
        #expect(live.texts == ["a", "B", "c"])
        let third = handles.all[3]
        items.value.removeLast()
        live.run()
        #expect(live.texts == ["a", "B"])
        #expect(third?.wrappedValue.id == 3)
        third?.wrappedValue.name = "z"
        live.run()
        #expect(live.texts == ["a", "B"])
        items.value = []
        live.run()
        #expect(live.texts == [])
    }

    private struct Wrappers: View {
        @FocusState private var isFocused: Bool
        @FocusState private var field: String?
        @GestureState private var drag = 0
        @Namespace private var first
        @Namespace private var second
        let log: Log, take: (FocusState<String?>.Binding, GestureState<Int>) -> Void
        var body: some View {
            let _ = take($field, $drag)
            let _ = log.add(first == second ? "same" : "different")
            Text(verbatim: "\(isFocused) \(field ?? "none") \(drag)")
        }
    }

    @Test("focus and gesture states keep what is written, and go back; namespaces differ") func wrappers() {
        var focus: FocusState<String?>.Binding?
        var gesture: GestureState<Int>?
        let live = Live(Wrappers(log: log) { (focus, gesture) = ($0, $1) })
        #expect(live.texts == ["false none 0"])
        focus?.wrappedValue = "name"
        gesture?.update(Transaction()) { value, _ in value = 8 }
        live.run()
        #expect(live.texts == ["false name 8"])
        gesture?.reset()
        live.run()
        #expect(live.texts == ["false name 0"])
        #expect(Set(log.all) == ["different"])
    }

    private struct Names: View {
        @Namespace private var names
        let ids: IDs, number: Int
        var body: some View {
            let _ = ids.all.append(names)
            Text(verbatim: "\(number)")
        }
    }
    final class IDs { var all: [Namespace.ID] = [] }

    @Test("a namespace is the view's as long as the view is the same") func namespaces() {
        let ids = IDs()
        let live = Live(
            With(0, number) {
                Names(ids: ids, number: $0)
                Names(ids: ids, number: $0)
            })
        number.value = 1
        live.run()
        #expect(ids.all.count == 4)
        #expect(ids.all[0] == ids.all[2] && ids.all[1] == ids.all[3] && ids.all[0] != ids.all[1])
    }
}
