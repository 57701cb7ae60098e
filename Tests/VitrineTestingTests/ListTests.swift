import Testing
import VitrineCore

@testable import VitrineTesting

@MainActor @Suite("Lists") struct ListTests {
    private struct Row: View {
        let id: Int
        let model: LazyModel
        @State private var taps = 0
        static var taps: [Int: Binding<Int>] = [:]

        var body: some View {
            let _ = Row.taps[id] = $taps
            Text(verbatim: "\(id):\(taps)")
                .onAppear { model.log.append("+\(id)") }
                .onDisappear { model.log.append("-\(id)") }
        }
    }

    @Test("B1-15 rows of a list appear and disappear on scroll, and keep their state") func appearing() {
        let model = LazyModel()
        let host = TestHost(size: CGSize(width: 320, height: 200)) { List(0..<1000) { Row(id: $0, model: model) } }
        #expect(host.texts == ["0:0", "1:0", "2:0"])
        #expect(model.take() == ["+0", "+1", "+2"])
        Row.taps[0]?.wrappedValue = 3
        host.frame()
        host.scroll(y: 100)
        #expect(host.texts == ["1:0", "2:0", "3:0", "4:0"])
        #expect(model.take() == ["+3", "+4", "-0"])
        host.scroll(y: -100)
        #expect(host.texts == ["0:3", "1:0", "2:0"])
    }

    @Test("a million rows of a list cost those that are seen") func million() {
        let model = LazyModel()
        let host = TestHost(size: CGSize(width: 320, height: 200)) { List(0..<1_000_000) { Row(id: $0, model: model) } }
        #expect(host.work.bodies < 20 && host.work.nodes < 160, "\(host.work)")
        let before = host.work
        host.scroll(y: 28_000_000)
        let work = host.work - before
        #expect(host.texts.count == 4 || host.texts.count == 5)
        #expect(work.bodies <= 10 && work.nodes < 120, "\(work)")
    }

    @Test("A13-25 a list takes all the space there is") func size() {
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            VStack(spacing: 0) {
                Text("above")
                List { Text("row") }.id("list")
            }
        }
        #expect(host.find(id: "list")?.frame == CGRect(x: 0, y: 20, width: 320, height: 180))
    }

    @Test("C5-11 rows are 56 high at least, and stand on cards 16 from the sides") func rows() {
        let host = TestHost(size: CGSize(width: 320, height: 400)) {
            List {
                Text("one")
                Color.red.frame(height: 40).id("tall")
                Text("three").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
            }
        }
        #expect(host.find(text: "one")?.frame.origin == CGPoint(x: 32, y: 53))
        // The row as a whole has the id of what is in it.
        #expect(host.find(id: "tall")?.frame == CGRect(x: 16, y: 91, width: 288, height: 70))
        #expect(host.find(text: "three")?.frame.origin == CGPoint(x: 56, y: 179))
    }

    @Test("rows come, go and move with the data, and the ends of the card follow") func changes() {
        let model = LazyModel()
        model.items = (0..<5).map { LazyItem(id: $0) }
        struct Content: View {
            let model: LazyModel
            var body: some View {
                List {
                    Section("First") { ForEach(model.items) { Row(id: $0.id, model: model) } }
                    Section {
                        Text("last")
                    } footer: {
                        Text("foot")
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 320, height: 600)) { Content(model: model) }
        #expect(host.texts == ["First", "0:0", "1:0", "2:0", "3:0", "4:0", "last", "foot"])
        Row.taps[3]?.wrappedValue = 9
        model.items.remove(at: 0)
        model.items.reverse()
        host.frame()
        #expect(host.texts == ["First", "4:0", "3:9", "2:0", "1:0", "last", "foot"])
        let fresh = TestHost(size: CGSize(width: 320, height: 600)) { Content(model: model) }
        for text in ["4:0", "2:0", "last", "foot"] {
            #expect(fresh.find(text: text)?.frame == host.find(text: text)?.frame)
        }
        #expect(fresh.text.replacing("3:0", with: "3:9") == host.text)
    }

    @Test("lines are hidden where either of the rows says so, and have its colour") func separators() {
        func lines(_ host: TestHost) -> Int { host.text.split(separator: "\n").count { $0.contains("fill") } }
        let all = TestHost(size: CGSize(width: 320, height: 400)) {
            List {
                Text("a"); Text("b"); Text("c")
            }
        }
        let one = TestHost(size: CGSize(width: 320, height: 400)) {
            List {
                Text("a"); Text("b").listRowSeparator(.hidden); Text("c")
            }
        }
        let top = TestHost(size: CGSize(width: 320, height: 400)) {
            List {
                Text("a"); Text("b").listRowSeparator(.hidden, edges: .top); Text("c")
            }
        }
        #expect(lines(all) == lines(one) + 2 && lines(all) == lines(top) + 1)
    }

    @Test("C5-15 and C5-20 lines begin where the content does, below the title of a label, or at a guide") func lines()
    {
        let host = TestHost(size: CGSize(width: 320, height: 400)) {
            List {
                Text("text")
                Label("label", systemImage: "star")
                Text("guide").alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
                LabeledContent("name", value: "value")
                Text("last")
            }
        }
        let starts = host.lines.map(\.minX)
        #expect(starts == [32, 72, 42, 32])
        #expect(host.lines.map(\.maxX) == [288, 288, 288, 288])
        #expect(host.lines.map(\.maxY) == [91, 147, 203, 259])
        #expect(host.find(text: "label")?.frame.minX == 72)
        #expect(host.find(text: "name")?.frame.minX == 32 && host.find(text: "value")?.frame.maxX == 288)
    }

    @Test("a list scrolls to the row of an id, made or not") func scrollTo() {
        let (kept, model) = (ScrollToTests.Kept(), LazyModel())
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            ScrollViewReader { proxy in
                let _ = kept.proxy = proxy
                List(0..<10_000) { Row(id: $0, model: model) }
            }
        }
        kept.proxy?.scrollTo(5000, anchor: .top)
        host.frame()
        #expect(host.texts.first == "5000:0")
    }
}

extension TestHost {
    /// What is a point high, in the order of the rows.
    fileprivate var lines: [CGRect] {
        var lines: [CGRect] = []
        func visit(_ node: ViewNode, _ origin: CGPoint) {
            if node.size.height == 1, node.children.isEmpty { lines.append(CGRect(origin: origin, size: node.size)) }
            for (child, place) in node.children { visit(child, origin + place) }
        }
        visit(host.rootNode, .zero)
        return lines
    }
}
