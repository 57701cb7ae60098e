import SwiftUI
import Testing
import VitrineTesting

@MainActor @Suite("A navigation link") struct NavigationLinkTests {
    private func host(@ViewBuilder content: () -> some View) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300), content: content)
    }

    /// Taps what shows a text.
    private func tap(_ text: String, in host: TestHost) throws {
        try host.tap(#require(host.find(text: text), "\(text) is not there"))
    }

    @Test("pushes its value; the button back pops it") func value() throws {
        let host = host {
            NavigationStack {
                VStack {
                    NavigationLink("to 1", value: 1)
                    NavigationLink(value: "two") { Text("to two") }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    NavigationLink(value: number + 1) { Text(verbatim: "at \(number)") }
                }
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
        try tap("to 1", in: host)
        #expect(host.texts == ["at 1"])
        try tap("at 1", in: host)
        #expect(host.texts == ["at 2"])
        try host.tap(#require(host.find(label: "Back")))
        #expect(host.texts == ["at 1"])
        try host.tap(#require(host.find(label: "Back")))
        try tap("to two", in: host)
        #expect(host.texts == ["two"])
    }

    @Test("writes the path that an app keeps") func path() throws {
        let path = Handle<[Int]>()
        let host = host {
            With([], path) { _ in
                NavigationStack(path: path.projected) {
                    NavigationLink("to 1", value: 1)
                        .navigationDestination(for: Int.self) { Text(verbatim: "at \($0)") }
                }
            }
        }
        try tap("to 1", in: host)
        #expect(path.value == [1] && host.texts == ["at 1"])
        try host.tap(#require(host.find(label: "Back")))
        #expect(path.value == [])
    }

    @Test("with a destination of its own pushes that; links in there go on") func destination() throws {
        let host = host {
            NavigationStack {
                NavigationLink("first") {
                    NavigationLink {
                        Text("end")
                    } label: {
                        Text("second")
                    }
                }
            }
        }
        try tap("first", in: host)
        #expect(host.texts == ["second"])
        try tap("second", in: host)
        #expect(host.texts == ["end"])
        try host.tap(#require(host.find(label: "Back")))
        #expect(host.texts == ["second"])
        try host.tap(#require(host.find(label: "Back")))
        #expect(host.texts == ["first"])
        try tap("first", in: host)
        #expect(host.texts == ["second"])
    }

    @Test("is disabled outside of a stack, without a value, and where that is said") func disabled() throws {
        let outside = host { NavigationLink("out", value: 1) }
        #expect(throws: TestHost.TapError.self) { try tap("out", in: outside) }
        let inside = host {
            NavigationStack {
                VStack {
                    NavigationLink("none", value: Int?.none)
                    NavigationLink("off", value: 1).disabled(true)
                }
            }
        }
        for text in ["none", "off"] { #expect(throws: TestHost.TapError.self) { try tap(text, in: inside) } }
        #expect(inside.texts == ["none", "off"])
    }

    @Test("whose value the path does not take says so") func strange() throws {
        let host = host {
            NavigationStack(path: .constant([Int]())) { NavigationLink("word", value: "word") }
        }
        let said = try messages { try tap("word", in: host) }
        #expect(said.count == 1 && said[0].contains("type String"))
    }

    @Test("tabs are chosen in their bar, with and without a selection") func tabs() throws {
        let selection = Handle<String>()
        let host = host {
            With("b", selection) { _ in
                TabView(selection: selection.projected) {
                    Tab("A", systemImage: "star", value: "a") { Text("in a") }
                    Tab("B", systemImage: "star", value: "b") { Text("in b") }
                }
            }
        }
        try tap("A", in: host)
        #expect(selection.value == "a" && host.texts.first == "in a")
        let free = self.host {
            TabView {
                Text("in a").tabItem { Text("A") }
                Text("in b").tabItem { Text("B") }
            }
        }
        try tap("B", in: free)
        #expect(free.texts.first == "in b")
        try tap("A", in: free)
        #expect(free.texts.first == "in a")
    }
}
