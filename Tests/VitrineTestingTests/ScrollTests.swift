import Testing
import VitrineTesting

/// Scroll views: what stands where, and what another offset costs.
@MainActor @Suite("A13. Scroll views") struct ScrollTests {
    private func rows(_ count: Int, height: CGFloat = 20) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(width: 120, height: height).id("row \($0)") }
        }
    }

    private func y(_ host: TestHost, _ id: String) -> CGFloat? { host.find(id: id)?.frame.minY }

    @Test("A13-01 and A13-02 a scroll view takes the proposal along its axis and the content's size across it")
    func size() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { ScrollView { rows(30) }.id("scroll") }
        #expect(host.find(id: "scroll")?.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        host.update { ScrollView([.horizontal, .vertical]) { rows(30) }.id("scroll") }
        #expect(host.find(id: "scroll")?.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("A13-03 and A13-04 content is proposed nothing along the axis, and may be wider than the view")
    func proposal() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { Color.red.frame(width: 400, height: 30).id("content") }.frame(width: 300)
        }
        #expect(host.find(id: "content")?.frame == CGRect(x: -50, y: 0, width: 400, height: 30))
        host.update { ScrollView { Text("one two three four").id("text") } }
        #expect(host.find(id: "text")?.frame.size == CGSize(width: 180, height: 20))
        host.resize(to: CGSize(width: 100, height: 200))
        #expect(host.find(id: "text")?.frame.size == CGSize(width: 100, height: 40))
    }

    @Test("A13-05 shorter content stands at the top") func short() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { ScrollView { rows(3) } }
        #expect(y(host, "row 0") == 0)
        host.scroll(y: 50)
        #expect(y(host, "row 0") == 0)
    }

    @Test("A13-07 among texts a scroll view takes what is left") func inStack() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Text("above")
                ScrollView { rows(30) }.id("scroll")
                Text("below")
            }
        }
        #expect(host.find(id: "scroll")?.frame == CGRect(x: 90, y: 20, width: 120, height: 160))
    }

    @Test("A13-10 a scroll view may begin at the end, and stays there until it is scrolled") func anchor() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { rows(20) }.defaultScrollAnchor(.bottom)
        }
        #expect(y(host, "row 0") == -200)
        host.update { ScrollView { rows(25) }.defaultScrollAnchor(.bottom) }
        #expect(y(host, "row 24") == 180)
        host.scroll(y: -30)
        #expect(y(host, "row 24") == 210)
        host.update { ScrollView { rows(30) }.defaultScrollAnchor(.bottom) }
        #expect(y(host, "row 24") == 210)
        host.update { ScrollView { rows(4) }.defaultScrollAnchor(.bottom) }
        #expect(y(host, "row 3") == 180)
    }

    @Test("A13-11 right to left, content begins at the right") func rightToLeft() {
        let content = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.red.frame(width: 50, height: 20).id($0) } }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100), layoutDirection: .rightToLeft) { content }
        #expect(host.find(id: 0)?.frame.minX == 150)
        #expect(host.find(id: 9)?.frame.minX == -300)
        host.scroll(x: -100)
        #expect(host.find(id: 0)?.frame.minX == 250)
        #expect(host.scrollOffset() == CGPoint(x: 100, y: 0))
        host.scroll(x: 500)
        #expect(host.find(id: 0)?.frame.minX == 150)
    }

    @Test("another offset moves the content, and lays nothing out again") func cost() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { ScrollView { rows(500) } }
        let before = host.work
        let changes = host.scroll(y: 70)
        #expect(y(host, "row 5") == 30)
        #expect(host.work - before == TestHost.Work(places: 1))
        #expect(changes.moved.count == 1 && changes.changed.isEmpty && changes.removed.isEmpty)
        #expect(host.scroll(y: 0).isEmpty)
    }

    @Test("the offset stays within the content, and survives what changes in it") func clamping() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { ScrollView { rows(30) } }
        host.scroll(y: 10_000)
        #expect(y(host, "row 29") == 180)
        host.scroll(y: -100)
        host.update { ScrollView { rows(40) } }
        #expect(y(host, "row 0") == -300)
        host.update { ScrollView { rows(15) } }
        #expect(y(host, "row 14") == 180)
        host.scroll(y: -.infinity)
        #expect(y(host, "row 0") == 0)
        host.scroll(y: .nan)
        #expect(y(host, "row 0") == 0)
    }

    @Test("content that grows while its view keeps its size is laid out inside of it alone") func growth() {
        let model = LazyModel()
        struct Row: View {
            let model: LazyModel
            var body: some View { Color.red.frame(width: 120, height: model.top) }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Text("above")
                ScrollView {
                    VStack(spacing: 0) {
                        Row(model: model); rows(3)
                    }
                }
            }
        }
        host.scroll(y: 0)
        let work = host.work { model.top = 50 }
        #expect(y(host, "row 0") == 70)
        #expect(work.bodies == 1 && work.measures < 12)
    }

    @Test("what the innermost view cannot take, the one around it scrolls") func nested() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { rows(10) }.frame(height: 100).id("inner")
                    rows(20)
                }
            }
        }
        host.scroll(y: 60, at: CGPoint(x: 100, y: 50))
        #expect(host.scrollOffset(at: CGPoint(x: 100, y: 50)) == CGPoint(x: 0, y: 60))
        #expect(host.scrollOffset(at: CGPoint(x: 100, y: 150)) == .zero)
        host.scroll(y: 60, at: CGPoint(x: 100, y: 50))
        #expect(host.scrollOffset(at: CGPoint(x: 100, y: 50)) == CGPoint(x: 0, y: 100))
        #expect(host.scrollOffset(at: CGPoint(x: 100, y: 150)) == CGPoint(x: 0, y: 20))
        host.scroll(id: "inner", y: -30)
        #expect(host.scrollOffset(at: CGPoint(x: 100, y: 50)) == CGPoint(x: 0, y: 70))
        #expect(host.scroll(id: "nobody", y: 1) == nil)
    }

    @Test("a view that is not to be scrolled takes nothing") func disabled() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) { ScrollView { rows(30) }.scrollDisabled(true) }
        host.scroll(y: 60)
        #expect(y(host, "row 0") == 0)
    }

    @Test("B1-14 rows of a stack in a scroll view all appear at once, and never disappear") func appearing() {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack {
                    ForEach(0..<50, id: \.self) { i in
                        Text("\(i)").onAppear { log.entries.append("+\(i)") }
                            .onDisappear { log.entries.append("-\(i)") }
                    }
                }
            }
        }
        #expect(log.entries == (0..<50).map { "+\($0)" })
        host.scroll(y: 500)
        host.scroll(y: -200)
        #expect(log.entries.count == 50)
    }

    @Test("A8-11 a frame in parts of the container is one of the scroll view's") func container() {
        func content(_ width: CGFloat) -> some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Color.red.containerRelativeFrame([.horizontal, .vertical]).id($0) }
                }
            }
            .frame(width: width, height: 80)
        }
        let host = TestHost(size: CGSize(width: 300, height: 100)) { content(200) }
        #expect(host.find(id: 0)?.frame == CGRect(x: 50, y: 10, width: 200, height: 80))
        host.scroll(x: 200)
        #expect(host.find(id: 1)?.frame == CGRect(x: 50, y: 10, width: 200, height: 80))
        host.update { content(100) }
        #expect(host.find(id: 1)?.frame == CGRect(x: 100, y: 10, width: 100, height: 80))
    }

    @Test("what is read of a place follows the offset") func geometry() {
        final class Log { var places: [CGFloat] = [] }
        let log = Log()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                Color.red.frame(height: 40)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .named("scroll")).minY
                    } action: {
                        log.places.append($0)
                    }
                Color.blue.frame(height: 400)
            }
            .coordinateSpace(.named("scroll"))
        }
        host.scroll(y: 30)
        #expect(log.places == [0, -30])
    }
}
