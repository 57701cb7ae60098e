import SwiftUI
import Testing
import VitrineTesting

/// What scrolls, inside what covers, with what moves.
@MainActor @Suite("Lists in stacks in tabs")
struct TogetherTests {
    @Observable final class Model {
        var rows = Array(0..<200)
        var tab = 0
    }

    struct Row: View {
        let number: Int
        @State private var first: Int
        init(_ number: Int) {
            self.number = number
            _first = State(initialValue: number)
        }
        var body: some View { NavigationLink(value: number) { Text(verbatim: "row \(number), once \(first)") } }
    }

    struct Screen: View {
        let model: Model
        var body: some View {
            TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
                Tab("Rows", systemImage: "book", value: 0) {
                    NavigationStack {
                        List { ForEach(model.rows, id: \.self) { Row($0) } }
                            .listStyle(.plain)
                            .navigationDestination(for: Int.self) { Text(verbatim: "at \($0)") }
                    }
                }
                Tab("Other", systemImage: "gear", value: 1) { Text("other") }
            }
        }
    }

    private func shownRows(_ host: TestHost) -> [String] { host.texts.filter { $0.hasPrefix("row") } }

    @Test("B1-17 a row takes taps over all of its width; what was scrolled to is there again after the pop")
    func push() throws {
        let model = Model()
        let host = TestHost(size: CGSize(width: 300, height: 500)) { Screen(model: model) }
        #expect(shownRows(host).first == "row 0, once 0")
        host.scroll(y: 1000)
        let (offset, before) = (host.scrollOffset(), shownRows(host))
        #expect(offset?.y == 1000 && before.count > 3 && !before.contains("row 0, once 0"))
        let row = try #require(host.find(text: before[2]))
        try host.tap(at: CGPoint(x: 270, y: row.frame.midY))
        #expect(host.texts.contains { $0.hasPrefix("at ") } && shownRows(host) == [])
        try host.tap(#require(host.find(label: "Back")))
        #expect(host.scrollOffset() == offset && shownRows(host) == before)
    }

    @Test("B1-19 a list that changes, and whose window changes, behind another tab is as it should be when it is back")
    func covered() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 300, height: 500)) { Screen(model: model) }
        host.scroll(y: 600)
        model.tab = 1
        host.frame()
        model.rows.removeAll { $0 % 2 == 0 }
        host.resize(to: CGSize(width: 240, height: 640))
        #expect(shownRows(host) == [])
        // The list waits: nothing asks again and again what is seen of it.
        let work = host.work
        host.frame()
        #expect(host.work == work)
        model.tab = 0
        host.frame()
        let fresh = TestHost(size: CGSize(width: 240, height: 640)) { Screen(model: model) }
        fresh.scroll(y: host.scrollOffset()?.y ?? 0)
        #expect(host.scrollOffset() == fresh.scrollOffset())
        #expect(!shownRows(host).isEmpty && shownRows(host) == shownRows(fresh))
    }

    @Test("rows that come and go in an animation are those of a fresh list when it has ended")
    func animated() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 300, height: 500)) { Screen(model: model) }
        host.scroll(y: 400)
        withAnimation(.linear(duration: 1)) { model.rows.removeFirst(3) }
        host.frame()
        host.advance(by: .seconds(0.5))
        withAnimation { model.rows.insert(1000, at: 8) }
        host.frame()
        host.advance(by: .seconds(10))
        #expect(!host.isAnimating)
        let fresh = TestHost(size: CGSize(width: 300, height: 500)) { Screen(model: model) }
        fresh.scroll(y: host.scrollOffset()?.y ?? 0)
        #expect(shownRows(host) == shownRows(fresh) && !shownRows(host).isEmpty)
    }

    @Test("what a list stands on goes on below the bars around it")
    func ground() throws {
        func host(_ visibility: Visibility) -> TestHost {
            TestHost(size: CGSize(width: 200, height: 400)) {
                TabView {
                    NavigationStack {
                        List { Text("row") }.scrollContentBackground(visibility).navigationTitle("Title")
                    }
                }
            }
        }
        let ground = "fill rectangle 200x400 #F2F2F7 at 0,0"
        #expect(host(.automatic).text.contains(ground))
        #expect(!host(.hidden).text.contains(ground))
    }
}
