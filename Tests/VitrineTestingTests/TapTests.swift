import Testing
import VitrineTesting

@MainActor @Suite("Taps") struct TapTests {
    private struct Links<Front: View>: View {
        @ViewBuilder var front: (AnyView) -> Front
        var body: some View {
            NavigationStack {
                front(AnyView(NavigationLink("open", value: 1)))
                    .navigationDestination(for: Int.self) { Text(verbatim: "opened \($0)") }
            }
        }
    }

    private func host(@ViewBuilder _ front: @escaping (AnyView) -> some View) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) { Links(front: front) }
    }

    private func opens(@ViewBuilder _ front: @escaping (AnyView) -> some View) throws -> Bool {
        let host = host(front)
        do { try host.tap(#require(host.find(text: "open"))) } catch is TestHost.TapError { return false }
        return host.texts == ["opened 1"]
    }

    @Test("what is in front is tapped") func front() throws {
        #expect(try opens { $0 })
        #expect(try !opens { $0.overlay { Color.red } })
        #expect(try opens { $0.background { Color.red } })
        #expect(try opens { $0.overlay { Color.red.opacity(0) } })
        #expect(try opens { $0.overlay { Spacer() } })
        #expect(
            try !opens { link in
                ZStack {
                    Color.red.zIndex(1)
                    link
                }
            })
        #expect(
            try opens { link in
                ZStack {
                    link.zIndex(1)
                    Color.red
                }
            })
    }

    @Test("what is hidden, cut off or masked is not tapped") func invisible() throws {
        #expect(try !opens { $0.hidden() })
        #expect(try !opens { $0.offset(x: 50).frame(width: 10, height: 10).clipped() })
        #expect(try opens { $0.clipShape(Circle()) })
        #expect(try !opens { $0.mask { Color.black.frame(width: 2, height: 2).offset(y: -9) } })
        #expect(try opens { $0.mask { Color.black } })
    }

    @Test("a tap is where a view is drawn") func transformed() throws {
        let host = host { $0.rotationEffect(.degrees(90), anchor: .leading) }
        // The link is 40 wide and stands in the middle; it is turned around its left end, and hangs from there.
        try host.tap(at: CGPoint(x: 80, y: 135))
        #expect(host.texts == ["opened 1"])
    }

    @Test("all of a link takes taps, also where nothing is drawn") func gaps() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            NavigationStack {
                NavigationLink(value: 1) {
                    HStack {
                        Text("a")
                        Spacer()
                        Text("b")
                    }
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "opened \($0)") }
            }
        }
        let changes = try host.tap(at: CGPoint(x: 100, y: 100))
        #expect(host.texts == ["opened 1"] && !changes.isEmpty)
    }

    @Test("a tap that does nothing says why") func errors() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Text("plain") }
        let element = try #require(host.find(text: "plain"))
        let error = #expect(throws: TestHost.TapError.self) { try host.tap(element) }
        #expect(error?.description == "nothing at (100.0, 100.0) does anything when it is tapped")
    }
}
