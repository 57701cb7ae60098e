import Testing
import VitrineTesting

/// What the host of tests tells about a window.
@MainActor @Suite("A test host")
struct TestHostTests {
    private let size = CGSize(width: 100, height: 100)

    @Test("the content stands in the middle of the window, and follows when it is resized")
    func middle() throws {
        let host = TestHost(size: size) { Text("abc") }
        #expect(try #require(host.find(text: "abc")).frame == CGRect(x: 35, y: 40, width: 30, height: 20))
        let changes = host.resize(to: CGSize(width: 200, height: 50))
        #expect(try #require(host.find(text: "abc")).frame == CGRect(x: 85, y: 15, width: 30, height: 20))
        #expect(changes.changed.isEmpty && !changes.moved.isEmpty)
        #expect(host.size == CGSize(width: 200, height: 50))
    }

    @Test(
        "fixed fonts: a character is w wide, a line 2w high, w is 10 for the body font",
        arguments: [(Font.body, 10), (.caption, 7), (.largeTitle, 20), (.system(size: 34), 20), (.system(size: 1), 1)]
            as [(Font, CGFloat)])
    func metrics(font: Font, width: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 500, height: 500)) {
            VStack(spacing: 0) {
                Text("abcd").font(font)
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Color.red.frame(width: 1, height: 100)
                    Text("x").font(font)
                }
            }
        }
        #expect(try #require(host.find(text: "abcd")).frame.size == CGSize(width: 4 * width, height: 2 * width))
        let frame = try #require(host.find(text: "x")).frame
        let stack = try #require(host.find(text: "abcd")).frame.maxY
        #expect(frame.minY - stack == (100 - 1.5 * width).rounded() || frame.minY - stack == 100 - 1.5 * width)
    }

    @Test("fixed fonts: lines break after spaces, and words that are too long anywhere; a limit cuts")
    func lines() throws {
        func size(_ text: String, _ width: CGFloat, limit: Int? = nil) throws -> CGSize {
            let host = TestHost(size: CGSize(width: width, height: 500)) { Text(verbatim: text).lineLimit(limit) }
            return try #require(host.find(text: text)).frame.size
        }
        #expect(try size("ab cd ef", 500) == CGSize(width: 80, height: 20))
        #expect(try size("ab cd ef", 50) == CGSize(width: 50, height: 40))
        #expect(try size("ab cd ef", 40) == CGSize(width: 20, height: 60))
        #expect(try size("abcdef", 30) == CGSize(width: 30, height: 40))
        #expect(try size("ab\ncde", 500) == CGSize(width: 30, height: 40))
        #expect(try size("ab cd ef", 40, limit: 1) == CGSize(width: 40, height: 20))
        #expect(try size("👨‍👩‍👧é", 500) == CGSize(width: 20, height: 20))
    }

    @Test("fixed fonts: the distances in a stack are those that are documented")
    func distances() throws {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            VStack {
                Text("a")
                Text("b")
                Color.red.frame(height: 10)
                Text("c")
            }
        }
        func frame(_ text: String) throws -> CGRect { try #require(host.find(text: text)).frame }
        #expect(try frame("b").minY == frame("a").maxY)
        #expect(try frame("c").minY - frame("b").maxY == 12 + 10 + 7)
    }

    @Test("environment: colour scheme, direction, and what the closure sets")
    func environment() throws {
        struct Probe: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.locale) private var locale
            var body: some View {
                HStack(spacing: 0) {
                    Text(scheme == .dark ? "dark" : "light")
                    Text(verbatim: locale.identifier)
                }
            }
        }
        let host = TestHost(
            size: CGSize(width: 200, height: 20), colorScheme: .dark, layoutDirection: .rightToLeft,
            environment: { $0.locale = Locale(identifier: "de_DE") }
        ) { Probe() }
        #expect(host.texts == ["dark", "de_DE"])
        #expect(try #require(host.find(text: "de_DE")).frame.maxX == #require(host.find(text: "dark")).frame.minX)
    }

    @Test("update keeps the state of content of the same type")
    func update() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Text("\(name) \(count)").onChange(of: name) { count += 1 } }
        }
        let host = TestHost(size: size) { Counter(name: "a") }
        #expect(host.texts == ["a 0"])
        #expect(!host.update { Counter(name: "b") }.isEmpty)
        #expect(host.texts == ["b 1"])
        #expect(host.update { Counter(name: "b") }.isEmpty)
        host.update { Text("other") }
        #expect(host.texts == ["other"])
    }

    @Test("views are found by text, id and container value; an element tells its place, texts and values")
    func queries() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(1..<4) { number in
                    HStack(spacing: 0) {
                        Text("Row")
                        Text("\(number)")
                    }
                    .padding(5)
                    .containerValue(\.rank, number * 10)
                }
                Text("end").id("last")
            }
        }
        let row = try #require(host.find(id: 2))
        #expect(row.frame == CGRect(x: 75, y: 75, width: 50, height: 30))
        #expect(row.texts == ["Row", "2"] && row.text == "Row")
        #expect(row.containerValues.rank == 20)
        #expect(row.containerValues.tag(for: Int.self) == 2)
        #expect(try #require(host.find(value: \.rank, equals: 30)).id == #require(host.find(id: 3)).id)
        #expect(host.findAll(text: "Row").map(\.frame.minY) == [50, 80, 110])
        #expect(host.findAll(value: \.rank, equals: 20).map(\.id) == [row.id])
        #expect(try #require(host.find(id: "last")).texts == ["end"])
        #expect(host.find(id: "2") == nil && host.find(text: "none") == nil)
        #expect(row.nodes.contains(try #require(host.findAll(text: "Row").dropFirst().first).id))
    }

    @Test("views are found by their accessibility label, or by their text where they have none")
    func labels() throws {
        struct Board: View {
            let name: String
            @State private var isNamed = true
            var body: some View {
                VStack(spacing: 0) {
                    Circle().frame(width: 30, height: 30).accessibilityLabel(Text("Score of ") + Text(name))
                    HStack(spacing: 0) {
                        Text(verbatim: "★")
                        Text(verbatim: "5")
                    }
                    .accessibilityLabel("\(5) stars")
                    Text("Score").accessibilityLabel(name, isEnabled: false)
                    Text("x").accessibilityLabel("inner").accessibilityLabel("outer")
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .accessibilityLabel("each")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Board(name: "Ada") }
        let circle = try #require(host.find(label: "Score of Ada"))
        #expect(circle.frame == CGRect(x: 85, y: 35, width: 30, height: 30) && circle.texts == [])
        let stars = try #require(host.find(label: "5 stars"))
        #expect(stars.texts == ["★", "5"] && stars.frame.size == CGSize(width: 20, height: 20))
        #expect(host.find(label: "★") == nil && host.find(text: "★") != nil)
        #expect(try #require(host.find(label: "Score")).text == "Score")
        #expect(host.find(label: "outer")?.text == "x" && host.find(label: "inner") == nil)
        #expect(host.findAll(label: "each").map(\.text) == ["a", "b"])
        #expect(host.text.contains("label \"5 stars\" at 90,65"))

        #expect(!host.update { Board(name: "Grace") }.isEmpty)
        #expect(host.find(label: "Score of Ada") == nil)
        #expect(host.find(label: "Score of Grace")?.id == circle.id)
    }

    @Test("a proxy has the id and the values that it was declared with")
    func proxies() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            HStack(spacing: 10) {
                ForEach(subviews: ForEach(1..<4) { Text("\($0)").containerValue(\.rank, $0) }) { $0.padding(1) }
            }
        }
        let element = try #require(host.find(id: 3))
        #expect(element.texts == ["3"] && element.containerValues.rank == 3)
        #expect(element.frame.size == CGSize(width: 12, height: 22))
    }

    @Test("the text of a window has a line for each thing painted, and is the same in every run")
    func text() {
        func host() -> TestHost {
            TestHost(size: size) {
                VStack(spacing: 0) {
                    Text("a").background(Color(red: 1, green: 0, blue: 0))
                    Circle().frame(width: 10, height: 10).opacity(0.5)
                    Text("b").mask { Rectangle() }
                    Text("c").bold().hidden()
                }
            }
        }
        #expect(
            host().text == """
                fill rectangle 10x20 #FF0000 at 45,15
                text "a" size 17 #000000 10x20 at 45,15
                opacity 0.5 at 45,35
                  fill ellipse 10x10 #000000 at 0,0
                mask at 45,45
                  text "b" size 17 #000000 10x20 at 0,0
                  by
                    fill rectangle 10x20 #000000 at 0,0
                """)
        #expect(host().text == host().text)
        #expect(host().texts == ["a", "b"])
    }

    @Test("a picture has the window's size, times the scale")
    func png() throws {
        let host = TestHost(size: CGSize(width: 30, height: 20)) { Text("a") }
        for scale in [1, 2] as [CGFloat] {
            let data = try host.png(scale: scale)
            // The width and height of a PNG file are its bytes 16 to 24.
            #expect(Array(data[16..<24]) == [0, 0, 0, UInt8(30 * scale), 0, 0, 0, UInt8(20 * scale)])
        }
        #expect(throws: (any Error).self) { try TestHost(size: .zero) { Text("a") }.png() }
    }

    @Test("the system's fonts measure as they paint")
    func systemFonts() throws {
        let host = TestHost(size: size, fonts: .system) { Text("ii") }
        #expect(try #require(host.find(text: "ii")).frame.width < 20)
    }

    @Test("a size that is none counts as 0 and is said")
    func badSizes() {
        let (host, messages) = VitrineLog.capturing {
            TestHost(size: CGSize(width: CGFloat.nan, height: -5)) { Text("a") }
        }
        #expect(host.size == .zero)
        #expect(messages.contains { $0.contains("TestHost") && $0.contains("nan") })
    }

    @Test("the clock moves by hand")
    func clock() {
        let host = TestHost(size: size) { Text("a") }
        host.advance(by: .seconds(2))
        host.advance(by: .milliseconds(500))
        #expect(host.time == .milliseconds(2500))
    }

    @Test("animations run by the clock, and a frame says what moved")
    func animation() throws {
        let model = Switch()
        let host = TestHost(size: size) { Fading(model: model) }
        #expect(!host.isAnimating)
        withAnimation(.linear(duration: 2)) { model.isOn = true }
        host.frame()
        #expect(host.isAnimating)
        #expect(!host.advance(by: .seconds(1)).isEmpty && host.text.contains("opacity 0.75"))
        #expect(host.frame().isEmpty)
        host.advance(by: .milliseconds(1001))
        #expect(!host.isAnimating && host.text.contains("opacity 0.5 "))
    }

    @Test("work is counted from the first frame on")
    func work() {
        let host = TestHost(size: size) { Text("a").padding() }
        #expect(host.work.nodes > 2 && host.work.measures > 0 && host.work.records == 1)
        #expect("\(TestHost.Work(bodies: 1, records: 2))" == "bodies 1, records 2" && "\(TestHost.Work())" == "nothing")
    }
}

@Observable private final class Switch { var isOn = false }

private struct Fading: View {
    var model: Switch
    var body: some View { Text("a").opacity(model.isOn ? 0.5 : 1).offset(x: model.isOn ? 10 : 0) }
}
