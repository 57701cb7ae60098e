import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// Table B4: the environment and preferences.
@MainActor @Suite("B4. The environment and preferences")
struct ValueFlowTests {
    let log = Log(), number = Handle<Int>(), isOn = Handle<Bool>()

    private struct First: View {
        @Environment(\.first) private var first
        var body: some View { Text(verbatim: "\(first)") }
    }

    @Test("B4-01 the nearest writer of the environment wins, also when it changes") func nearest() {
        let live = Live(With(1, number) { First().environment(\.first, $0).environment(\.first, 9) })
        #expect(live.texts == ["1"])
        number.value = 2
        live.run()
        #expect(live.texts == ["2"])
    }

    @Test("B4-02 a transformation changes what is inherited, the nearest last") func transform() {
        let live = Live(
            With(1, number) { number in
                First()
                    .transformEnvironment(\.first) { $0 += number }
                    .transformEnvironment(\.first) { $0 *= 10 }
                    .environment(\.first, 2)
            })
        #expect(live.texts == ["21"])
        number.value = 5
        live.run()
        #expect(live.texts == ["25"])
    }

    @Observable final class Model {
        var text = "model"
    }
    private struct ReadsModel: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { Text(verbatim: model?.text ?? "none") }
    }

    @Test("B4-04 an object that is not in the environment is nil where it is optional; one that is, is followed")
    func objects() {
        let model = Model()
        let live = Live(With(false, isOn) { ReadsModel().environment($0 ? model : nil) })
        #expect(live.texts == ["none"])
        isOn.value = true
        live.run()
        #expect(live.texts == ["model"])
        model.text = "changed"
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["changed"])
    }

    struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Words: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Latest: PreferenceKey {
        static let defaultValue: [Int: String] = [:]
        static func reduce(value: inout [Int: String], nextValue: () -> [Int: String]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private func text<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ content: () -> some View) -> String? {
        Live(content().overlayPreferenceValue(key) { Text(verbatim: "=\($0)") }).texts.last { $0.hasPrefix("=") }
    }

    @Test("B4-06 a preference that nobody tells is the key's default") func preferenceDefault() {
        #expect(text(Sum.self) { Text(verbatim: "a") } == "=0")
    }

    @Test("B4-07, B4-08 preferences are combined in the order of the views") func order() {
        func words(_ word: String) -> some View { Color.red.preference(key: Words.self, value: [word]) }
        #expect(
            text(Words.self) {
                VStack {
                    words("a")
                    HStack {
                        words("b"); words("c")
                    }
                    words("d")
                }
            } == "=[\"a\", \"b\", \"c\", \"d\"]")
        #expect(
            text(Sum.self) {
                VStack {
                    Color.red.preference(key: Sum.self, value: 10)
                    Color.red.preference(key: Sum.self, value: 20)
                }
            } == "=30")
    }

    @Test("B4-07 also when the views are put in another order") func reordered() {
        let rows = Handle<[String]>()
        let live = Live(
            With(["a", "b", "c"], rows) { rows in
                VStack {
                    ForEach(rows, id: \.self) { Color.red.preference(key: Words.self, value: [$0]) }
                }
                .overlayPreferenceValue(Words.self) { Text(verbatim: $0.joined()) }
            })
        #expect(live.texts == ["abc"])
        rows.value = ["c", "a", "x"]
        live.run()
        #expect(live.texts == ["cax"])
    }

    @Test("B4-09, B4-11 views that tell nothing change nothing") func silent() {
        #expect(
            text(Sum.self) {
                VStack {
                    Color.red
                    VStack { Color.red }
                    Color.red.preference(key: Sum.self, value: 3)
                    VStack {}
                }
            } == "=3")
    }

    @Test("B4-12 of two values on one view the outer one counts") func twice() {
        #expect(
            text(Sum.self) {
                Color.red.preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 2)
            } == "=2")
    }

    @Test("B4-13 a transformation begins with the default where nobody tells a value") func preferenceTransform() {
        #expect(text(Sum.self) { Color.red.transformPreference(Sum.self) { $0 += 5 } } == "=5")
        #expect(
            text(Sum.self) {
                Color.red.preference(key: Sum.self, value: 2).transformPreference(Sum.self) { $0 += 5 }
            } == "=7")
    }

    @Test("B4-14 what a layer tells comes after what the view tells") func layers() {
        #expect(
            text(Words.self) {
                Color.red.preference(key: Words.self, value: ["view"])
                    .overlay { Color.red.preference(key: Words.self, value: ["over"]) }
                    .background { Color.red.preference(key: Words.self, value: ["under"]) }
            } == "=[\"view\", \"over\", \"under\"]")
    }

    @Test("B4-15 a view that is gone tells no preference any more, whatever else stays") func removed() {
        let live = Live(
            With(true, isOn) { isOn in
                VStack {
                    if isOn { Color.red.preference(key: Words.self, value: ["gone"]) }
                    Color.red.preference(key: Words.self, value: ["stays"])
                }
                .onPreferenceChange(Words.self) { log.add($0.joined(separator: "+")) }
                VStack { if isOn { Color.red.preference(key: Sum.self, value: 7) } }
                    .onPreferenceChange(Sum.self) { log.add("\($0)") }
            })
        for next in [false, true] {
            isOn.value = next
            live.run()
        }
        #expect(log.all == ["gone+stays", "7", "stays", "0", "gone+stays", "7"])
    }

    @Test("B4-16 where an id is told twice, the last one counts in a dictionary") func dictionary() {
        #expect(
            text(Latest.self) {
                VStack {
                    ForEach(["a", "b"], id: \.self) { Color.red.preference(key: Latest.self, value: [1: $0]) }
                }
            } == "=[1: \"b\"]")
    }

    struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test("B4-17 an anchor is the view's bounds in the space of whoever reads it, also after a move") func anchors() {
        let live = Live(
            With(10, number) { width in
                HStack(spacing: 0) {
                    Color.red.frame(width: CGFloat(width), height: 10)
                    Color.blue.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                }
                .overlayPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { proxy in
                        Text(verbatim: anchor.map { "\(Int(proxy[$0].minX)) \(Int(proxy[$0].width))" } ?? "none")
                    }
                }
            })
        #expect(live.texts == ["10 20"])
        number.value = 50
        live.run()
        #expect(live.texts == ["50 20"])
    }

    @Test("a view's transaction modifiers change the transaction of what changes inside, outer ones first")
    func transactions() {
        let live = Live(
            With(0, number) { number in
                Text(verbatim: "\(number)")
                    .transaction { log.add("inner \($0.name)") }
                    .transaction {
                        log.add("outer \($0.name)")
                        $0.name += "!"
                    }
            })
        withTransaction(\.name, "tap") { number.value = 1 }
        live.run()
        #expect(log.take() == ["outer tap", "inner tap!"])
        number.value = 2
        live.run()
        #expect(log.take() == ["outer none", "inner none!"])
        live.run()
        #expect(log.all == [])
    }

    @Test("an inner withTransaction counts alone, and the outer one again after it") func nestedTransactions() {
        let other = Handle<Int>()
        let live = Live(
            With(0, number) { number in
                With(0, other) { Text(verbatim: "\(number) \($0)").transaction { log.add($0.name) } }
            })
        withTransaction(\.name, "a") {
            withTransaction(Transaction()) { other.value = 1 }
            number.value = 1
        }
        live.run()
        #expect(log.all == ["none", "a"])
        #expect(live.texts == ["1 1"])
    }
}
