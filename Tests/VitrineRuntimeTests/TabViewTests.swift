import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

@MainActor @Suite("A tab view") struct TabViewTests {
    private let log = Log()
    private let states = Handles()
    private let selection = Handle<Int>()

    private func level(_ name: String) -> Level { Level(name: name, log: log, handles: states) }

    @Test("B1-19 the state of all tabs is there from the start; they appear and disappear when they are switched")
    func switching() {
        let live = Live {
            With(1, selection) { _ in
                TabView(selection: selection.projected) {
                    Tab("A", systemImage: "star", value: 1) { level("a") }
                    Tab("B", systemImage: "star", value: 2) { VStack { HStack { level("b") } } }
                    Tab("C", systemImage: "star", value: 3) { level("c") }
                }
            }
        }
        #expect(live.texts == ["a:0", "A", "B", "C"])
        #expect(log.take() == ["+a"])
        // None of these has been shown.
        states["b"] = 2
        states["c"] = 3
        live.run()
        selection.value = 2
        live.run()
        #expect(live.texts == ["b:2", "A", "B", "C"])
        #expect(log.take() == ["+b", "-a"])
        states["a"] = 1
        selection.value = 1
        live.run()
        #expect(live.texts == ["a:1", "A", "B", "C"])
        #expect(log.take() == ["+a", "-b"])
    }

    @Test("a tab that is not selected is neither measured nor placed when it changes") func hidden() {
        let live = Live {
            With(1, selection) { _ in
                TabView(selection: selection.projected) {
                    level("a").tag(1).tabItem { Text("A") }
                    level("b").tag(2).tabItem { Text("B") }
                }
            }
        }
        selection.value = 2
        live.run()
        states["a"] = 100_000
        let work = live.run()
        #expect(work.bodies == 1 && work.measures == 0 && work.places == 0)
        selection.value = 1
        live.run()
        #expect(live.texts == ["a:100000", "A", "B"])
    }

    @Test("without a selection the first tab is shown") func first() {
        let live = Live {
            TabView {
                Text("one").tabItem { Label("One", systemImage: "star") }
                Text("two").tabItem { Label("Two", systemImage: "heart") }
            }
        }
        #expect(live.texts == ["one", "One", "Two"])
        let tabs = Live {
            TabView {
                Tab("One", systemImage: "star") { Text("one") }
                Tab("Two", systemImage: "heart") { Text("two") }
            }
        }
        #expect(tabs.texts == ["one", "One", "Two"])
    }

    @Test("a selection that no tab has is said once, and the first tab shown") func stray() {
        var live: Live?
        let said = messages {
            live = Live {
                TabView(selection: .constant("nowhere")) {
                    Tab("One", systemImage: "star", value: "one") { Text("one") }
                }
            }
        }
        #expect(live?.texts == ["one", "One"])
        #expect(said.count == 1 && said[0].contains("nowhere"))
    }

    @Test("tabs of data follow their values; a selection is a value, not a place") func data() {
        let names = Handle<[String]>()
        let live = Live {
            With(["a", "b"], names) { names in
                TabView(selection: .constant("b")) {
                    ForEach(names, id: \.self) { name in
                        Tab(name.uppercased(), systemImage: "star", value: name) { level(name) }
                    }
                    if names.count > 2 { Tab("Last", systemImage: "star", value: "last") { Text("last") } }
                }
            }
        }
        #expect(live.texts == ["b:0", "A", "B"])
        states["b"] = 5
        names.value = ["c", "b", "a"]
        live.run()
        #expect(live.texts == ["b:5", "C", "B", "A", "Last"])
        names.value = ["b"]
        live.run()
        #expect(live.texts == ["b:5", "B"])
    }

    @Test("ids of a loop are values of tabs as well, and each subview is a tab") func loops() {
        let live = Live {
            TabView(selection: .constant(2)) {
                ForEach(1..<4) { number in Text(verbatim: "page \(number)").tabItem { Text(verbatim: "\(number)") } }
            }
        }
        #expect(live.texts == ["page 2", "1", "2", "3"])
    }

    @Test("the tab view takes all that it is proposed; its tab stands above the bar, which may be hidden") func places()
    {
        let hides = Handle<Bool>()
        let host = TestHost(size: CGSize(width: 300, height: 283)) {
            With(false, hides) { isHidden in
                TabView {
                    Tab("One", systemImage: "star") {
                        Text("one").toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
                    }
                    Tab("Two", systemImage: "heart") { Text("two") }.badge(7)
                }
            }
        }
        #expect(host.texts == ["one", "One", "Two", "7"])
        #expect(host.find(text: "one")?.frame.minY == 90)
        hides.value = true
        host.frame()
        #expect(host.texts == ["one"] && host.find(text: "one")?.frame.minY == 131.5)
        hides.value = false
        host.frame()
        #expect(host.texts == ["one", "One", "Two", "7"])
    }

    @Test("a stack in a tab keeps its levels while another tab is shown, and pushes there unseen") func stacks() {
        let path = Handle<[Int]>()
        let live = Live {
            With(1, selection) { _ in
                With([], path) { _ in
                    TabView(selection: selection.projected) {
                        Tab("A", systemImage: "star", value: 1) {
                            NavigationStack(path: path.projected) {
                                level("root").navigationDestination(for: Int.self) { level("\($0)") }
                            }
                        }
                        Tab("B", systemImage: "star", value: 2) { level("b") }
                    }
                }
            }
        }
        #expect(log.take() == ["+root"])
        selection.value = 2
        live.run()
        #expect(log.take() == ["+b", "-root"])
        path.value = [1, 2]
        live.run()
        #expect(live.texts == ["b:0", "A", "B"] && log.take() == [])
        selection.value = 1
        live.run()
        #expect(live.texts == ["2:0", "A", "B"])
        #expect(log.take() == ["+2", "-b"])
    }

    @Test("tabs are as a new tab view has them, whatever happened before") func fresh() {
        struct Content: View {
            let selected: Int
            let count: Int
            var body: some View {
                TabView(selection: .constant(selected)) {
                    ForEach(0..<3, id: \.self) { tab in
                        Tab("Tab \(tab)", systemImage: "star", value: tab) {
                            HStack {
                                ForEach(0..<count, id: \.self) { Text(verbatim: "\(tab)\($0)") }
                                GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
                            }
                        }
                        .badge(count)
                    }
                }
            }
        }
        let (selected, count) = (Handle<Int>(), Handle<Int>())
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            With(0, selected) { selected in With(1, count) { Content(selected: selected, count: $0) } }
        }
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: selected.value = .random(in: 0..<3, using: &random)
            case 1: count.value = .random(in: 0..<4, using: &random)
            default: host.resize(to: CGSize(width: .random(in: 200...400, using: &random), height: 300))
            }
            host.frame()
            let (tab, number) = (selected.value, count.value)
            let fresh = TestHost(size: host.size) { Content(selected: tab, count: number) }
            #expect(host.text == fresh.text, "after tab \(tab), \(number)")
        }
    }
}
