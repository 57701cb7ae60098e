import Testing
import VitrineGeometry
import VitrineRuntime
import VitrineTesting

struct LazyItem: Identifiable, Equatable {
    let id: Int
    var height: CGFloat = 20
}

@Observable final class LazyModel {
    var items: [LazyItem] = []
    /// How high what stands above is.
    var top: CGFloat = 20
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var names: [Int] = []
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Lazy stacks: which rows there are, and what they cost.
@MainActor @Suite("Lazy stacks") struct LazyStackTests {
    typealias Item = LazyItem
    typealias Model = LazyModel

    /// A row that says when it appears, and that has a state.
    private struct Row: View {
        let item: Item
        let model: Model
        @State private var taps = 0
        static var taps: [Int: Binding<Int>] = [:]

        var body: some View {
            let _ = Row.taps[item.id] = $taps
            Text(verbatim: "\(item.id):\(taps)")
                .frame(height: item.height)
                .onAppear { model.log.append("+\(item.id)") }
                .onDisappear { model.log.append("-\(item.id)") }
        }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Row(item: $0, model: model) } } }
        }
    }

    private func host(_ model: Model, _ items: [Item]) -> TestHost {
        model.items = items
        return TestHost(size: CGSize(width: 200, height: 100)) { Rows(model: model) }
    }

    private func ids(_ host: TestHost) -> [Int] { host.texts.compactMap { Int($0.prefix { $0 != ":" }) } }

    @Test("B1-16 rows of a lazy stack appear on scroll, and keep their state") func appearing() {
        let model = Model()
        let host = host(model, (0..<100).map { Item(id: $0) })
        #expect(ids(host) == Array(0..<5))
        #expect(model.take() == ["+0", "+1", "+2", "+3", "+4"])
        Row.taps[1]?.wrappedValue = 7
        host.frame()
        #expect(host.texts[1] == "1:7")
        host.scroll(y: 50)
        #expect(ids(host) == Array(2..<8))
        #expect(model.take() == ["+5", "+6", "+7", "-0", "-1"])
        #expect(host.find(text: "2:0")?.frame.minY == -10)
        host.scroll(y: 1000)
        host.scroll(y: -10_000)
        #expect(host.texts == ["0:0", "1:7", "2:0", "3:0", "4:0"])
    }

    @Test("rows that begin at the edge of what is seen are not made") func edges() {
        let model = Model()
        let host = host(model, (0..<100).map { Item(id: $0) })
        host.scroll(y: 40)
        #expect(ids(host) == Array(2..<7))
        host.scroll(y: 1)
        #expect(ids(host) == Array(2..<8))
    }

    @Test("a million rows over a range cost those that are seen") func millionOfRange() {
        let log = Model()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { Row(item: Item(id: $0), model: log) } }
            }
        }
        #expect(ids(host) == Array(0..<5))
        #expect(host.work.bodies < 10 && host.work.nodes < 60 && host.work.measures < 60)
        let before = host.work
        host.scroll(y: 12_345_000)
        #expect(ids(host) == Array(617_250..<617_255))
        let work = host.work - before
        #expect(work.bodies == 5 && work.nodes == 20 && work.measures <= 30, "\(work)")
        host.scroll(y: .infinity)
        #expect(ids(host) == Array(999_995..<1_000_000))
    }

    @Test("a million rows over an array cost those that are seen, also when it changes") func millionOfArray() {
        let model = Model()
        let host = host(model, (0..<1_000_000).map { Item(id: $0) })
        #expect(host.work.bodies < 10 && host.work.nodes < 60)
        host.scroll(y: 10_000_000)
        #expect(ids(host) == Array(500_000..<500_005))
        let work = host.work {
            model.items.remove(at: 500_001)
            model.items.insert(Item(id: -1), at: 500_003)
        }
        #expect(ids(host) == [500_000, 500_002, 500_003, -1, 500_004])
        #expect(work.bodies == 2 && work.nodes == 4, "\(work)")
    }

    @Test("scrolling over equal rows makes one row a step, and lays nothing else out") func step() {
        let model = Model()
        let host = host(model, (0..<100).map { Item(id: $0) })
        host.scroll(y: 30)
        let before = host.work
        host.scroll(y: 20)
        let work = host.work - before
        #expect(work.bodies == 1 && work.nodes == 4 && work.measures <= 6, "\(work)")
    }

    @Test("rows of other lengths than thought move nothing that is seen") func correction() {
        func height(_ i: Int) -> CGFloat { CGFloat(10 + i * 37 % 50) }
        let model = Model()
        let items = (0..<1000).map { Item(id: $0, height: height($0)) }
        let host = host(model, items)
        // Down in one jump, and then up, step by step, to where nothing was seen before.
        host.scroll(y: 9000)
        for _ in 0..<200 {
            let before = Dictionary(uniqueKeysWithValues: ids(host).map { ($0, host.find(id: $0)!.frame.minY) })
            host.scroll(y: -23)
            if host.scrollOffset()?.y == 0 { break }
            for (id, y) in before {
                guard let now = host.find(id: id)?.frame.minY else { continue }
                #expect(abs(now - y - 23) < 0.01, "\(id) jumped")
            }
            // One follows the other, and they fill the view.
            let shown = ids(host)
            #expect(shown == Array(shown[0]...shown[shown.count - 1]))
            let frames = shown.map { host.find(id: $0)!.frame }
            #expect(zip(shown, frames).allSatisfy { height($0) == $1.height })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
            #expect(frames[0].minY <= 0 && frames[frames.count - 1].maxY >= 100)
        }
        host.scroll(y: -.infinity)
        host.scroll(y: -.infinity)
        #expect(ids(host).first == 0 && host.scrollOffset()?.y == 0)
    }

    @Test("the end is the end, however long the rows are that nobody saw") func end() {
        let model = Model()
        let host = host(model, (0..<1000).map { Item(id: $0, height: $0 < 500 ? 20 : 60) })
        host.scroll(y: .infinity)
        #expect(ids(host).last == 999)
        #expect(host.find(text: "999:0")?.frame.maxY == 80)
        host.scroll(y: .infinity)
        #expect(ids(host).last == 999)
    }

    @Test("A13-10 a lazy stack may begin at its end, and stays there as rows are added") func anchored() {
        let model = Model()
        struct Chat: View {
            let model: Model
            var body: some View { Rows(model: model).defaultScrollAnchor(.bottom) }
        }
        model.items = (0..<500).map { Item(id: $0, height: CGFloat(10 + $0 * 13 % 40)) }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Chat(model: model) }
        #expect(ids(host).last == 499 && host.find(id: 499)?.frame.maxY == 100)
        #expect(host.work.bodies < 25)
        for id in 500..<520 {
            model.items.append(Item(id: id, height: CGFloat(10 + id * 13 % 40)))
            host.frame()
            #expect(host.find(id: id)?.frame.maxY == 100)
        }
        host.scroll(y: -300)
        let frames = Dictionary(uniqueKeysWithValues: ids(host).map { ($0, host.find(id: $0)?.frame) })
        model.items.append(Item(id: 520))
        host.frame()
        #expect(frames.allSatisfy { host.find(id: $0)?.frame == $1 })
    }

    @Test("a row that grows moves those below it") func growing() {
        let model = Model()
        let host = host(model, (0..<100).map { Item(id: $0) })
        host.scroll(y: 200)
        model.items[11].height = 50
        let work = host.work {}
        #expect(ids(host) == [10, 11, 12, 13])
        #expect(host.find(text: "12:0")?.frame.minY == 70)
        #expect(work.bodies == 2, "\(work)")
        host.scroll(y: .infinity)
        #expect(ids(host).last == 99)
    }

    @Test("rows that move keep their state, on screen and off it") func moving() {
        let model = Model()
        let host = host(model, (0..<50).map { Item(id: $0) })
        Row.taps[2]?.wrappedValue = 5
        host.frame()
        model.items.reverse()
        host.frame()
        #expect(ids(host) == [49, 48, 47, 46, 45])
        host.scroll(y: .infinity)
        #expect(host.texts == ["4:0", "3:0", "2:5", "1:0", "0:0"])
        model.items.swapAt(47, 49)
        host.frame()
        #expect(host.texts == ["4:0", "3:0", "0:0", "1:0", "2:5"])
        model.items.removeAll()
        host.frame()
        #expect(host.texts == [])
        model.items = [Item(id: 2)]
        host.frame()
        #expect(host.texts == ["2:0"])
    }

    @Test("rows of which nobody knows how many there are may come and go where they are seen") func varying() {
        let model = Model()
        model.items = (0..<60).map { Item(id: $0) }
        struct Content: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.items) { item in
                            if item.height > 0 { Row(item: item, model: model) }
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Content(model: model) }
        host.scroll(y: 200)
        #expect(ids(host) == Array(10..<15))
        model.items[12].height = 0
        host.frame()
        #expect(ids(host) == [10, 11, 13, 14, 15])
        model.items[12].height = 20
        model.items[2].height = 0
        host.frame()
        #expect(ids(host).contains(12) && ids(host).count >= 5)
    }

    @Test("a lazy stack below other views makes what is seen of it") func below() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 250)
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(item: Item(id: $0), model: model) } }
                        .padding(.top, 30)
                    Text("end")
                }
            }
        }
        #expect(ids(host) == [] && model.take() == [])
        host.scroll(y: 190)
        #expect(ids(host) == [0])
        #expect(host.find(text: "0:0")?.frame.minY == 90)
        host.scroll(y: 200)
        #expect(ids(host) == Array(5..<11))
        host.scroll(y: .infinity)
        #expect(host.texts.last == "end" && ids(host).last == 999)
    }

    @Test("another height above moves the window of a lazy stack") func moved() {
        let model = Model()
        struct Above: View {
            let model: Model
            var body: some View { Color.red.frame(height: model.top) }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Above(model: model)
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(item: Item(id: $0), model: model) } }
                }
            }
        }
        #expect(ids(host) == Array(0..<4))
        model.top = 60
        host.frame()
        #expect(ids(host) == Array(0..<2))
        model.top = 0
        host.frame()
        #expect(ids(host) == Array(0..<5))
    }

    @Test("lazy rows that scroll sideways make what is seen, and stay where they were scrolled") func sideways() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1000, id: \.self) { Text(verbatim: "\(row).\($0)").frame(width: 50) }
                            }
                        }
                        .frame(height: 50)
                        .id(row)
                    }
                }
            }
        }
        #expect(host.texts == ["0.0", "0.1", "1.0", "1.1"])
        host.scroll(x: 125, at: CGPoint(x: 50, y: 25))
        #expect(host.texts == ["0.2", "0.3", "0.4", "1.0", "1.1"])
        host.scroll(y: 400)
        #expect(host.texts == ["8.0", "8.1", "9.0", "9.1"])
        host.scroll(y: -400)
        #expect(host.texts == ["0.2", "0.3", "0.4", "1.0", "1.1"])
        #expect(host.work.nodes < 150)
    }

    @Test("lazy stacks in lazy stacks make what is seen, and nothing jumps") func nested() {
        func height(_ i: Int) -> CGFloat { CGFloat(10 + i * 37 % 50) }
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { section in
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { row in
                                let id = section * 100 + row
                                Text(verbatim: "\(id):").frame(height: height(id)).id(id)
                            }
                        }
                    }
                }
            }
        }
        host.scroll(y: 40_000)
        for _ in 0..<150 {
            let before = Dictionary(uniqueKeysWithValues: ids(host).map { ($0, host.find(id: $0)!.frame.minY) })
            host.scroll(y: -41)
            for (id, y) in before {
                guard let now = host.find(id: id)?.frame.minY else { continue }
                #expect(abs(now - y - 41) < 0.01, "\(id) jumped")
            }
            let shown = ids(host)
            #expect(shown == Array(shown[0]...shown[shown.count - 1]))
            let frames = shown.map { host.find(id: $0)!.frame }
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
            #expect(frames[0].minY <= 0 && frames[frames.count - 1].maxY >= 100)
        }
        #expect(host.work.nodes < 5000)
    }

    @Test("right to left, a lazy row begins at the right") func rightToLeft() {
        let host = TestHost(size: CGSize(width: 100, height: 100), layoutDirection: .rightToLeft) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("\($0)").frame(width: 40) } }
            }
        }
        #expect(host.texts == ["0", "1", "2"])
        #expect(host.find(text: "0")?.frame.midX == 80)
        host.scroll(x: -400)
        #expect(host.texts == ["10", "11", "12"])
        #expect(host.find(text: "10")?.frame.midX == 80)
    }

    @Test("outside of a scroll view a lazy stack makes the rows that the window shows") func outside() {
        let model = Model()
        func rows(_ count: Int) -> some View {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(item: Item(id: $0), model: model) } }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { rows(3).id("stack") }
        #expect(host.find(id: "stack")?.frame == CGRect(x: 0, y: 20, width: 200, height: 60))
        let tall = TestHost(size: CGSize(width: 200, height: 100)) {
            rows(1_000_000).frame(height: 100, alignment: .top)
        }
        #expect(ids(tall) == Array(0..<5))
        #expect(tall.work.bodies < 12)
    }

    @Test("where nothing bounds what is seen, there is an end to the rows, and a message") func unbounded() throws {
        let rows = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { _ in Color.red.frame(height: 1) } }
        }
        let (work, messages) = VitrineLog.capturing { () -> Int in
            let host = RenderHost(rows, textEngine: FixedTextEngine())
            _ = host.frame(proposal: ProposedViewSize(width: 100, height: nil))
            return host.host.log.nodes
        }
        #expect(work < 50_000)
        #expect(messages.contains { $0.contains("10000 lines at once") })
    }

    @Test("rows see the environment, tell preferences, and follow when it changes") func environment() {
        struct Level: EnvironmentKey { static var defaultValue: Int { 0 } }
        struct Names: PreferenceKey {
            static var defaultValue: [Int] { [] }
            static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
        }
        struct Leaf: View {
            let i: Int
            @Environment(\.locale) private var locale
            var body: some View { Text("\(i) \(locale.identifier)").preference(key: Names.self, value: [i]) }
        }
        let found = Model()
        func content(_ locale: String) -> some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf(i: $0) } } }
                .environment(\.locale, Locale(identifier: locale))
                .onPreferenceChange(Names.self) { found.names = $0 }
        }
        let host = TestHost(size: CGSize(width: 200, height: 60)) { content("en") }
        #expect(found.names == [0, 1, 2])
        host.scroll(y: 40)
        #expect(found.names == [2, 3, 4])
        host.update { content("fr") }
        #expect(host.texts == ["2 fr", "3 fr", "4 fr"])
        host.scroll(y: -40)
        #expect(host.texts == ["0 fr", "1 fr", "2 fr"])
    }

    @Test("J8 rows that a container makes of subviews are made lazily, too") func subviews() {
        let model = Model()
        struct Cards<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(subviews: content) { $0.padding(.horizontal, 10) } }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Cards { ForEach(0..<100_000, id: \.self) { Row(item: Item(id: $0), model: model) } }
        }
        #expect(ids(host) == Array(0..<5))
        #expect(host.work.bodies < 12)
        host.scroll(y: 1_000_000)
        #expect(ids(host) == Array(50_000..<50_005))
    }

    @Test("A12-17 sections are rows, headers and footers among them; pinned ones stay in view") func sections() {
        func content(_ pinned: PinnedScrollableViews) -> some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<100, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { Text("\(section).\($0)") }
                        } header: {
                            Text("H\(section)")
                        } footer: {
                            Text("F\(section)")
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 60)) { content([]) }
        #expect(host.texts == ["H0", "0.0", "0.1"])
        host.scroll(y: 210)
        #expect(host.texts == ["0.9", "F0", "H1", "1.0"])
        let pinned = TestHost(size: CGSize(width: 200, height: 60)) { content(.sectionHeaders) }
        pinned.scroll(y: 100)
        #expect(pinned.texts == ["0.4", "0.5", "0.6", "H0"])
        #expect(pinned.find(text: "H0")?.frame.minY == 0)
        pinned.scroll(y: 130)
        #expect(pinned.find(text: "H0")?.frame.minY == -10)
        #expect(pinned.find(text: "H1")?.frame.minY == 10)
    }

    @Test("a frame after random edits and scrolls is that of a fresh tree scrolled there") func oracle() {
        var seed = UInt64(11)
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let model = Model()
        let host = host(model, (0..<40).map { Item(id: $0) })
        var id = 1000
        for step in 0..<150 {
            switch next(5) {
            case 0 where !model.items.isEmpty: model.items.remove(at: next(model.items.count))
            case 1:
                id += 1
                model.items.insert(Item(id: id), at: next(model.items.count + 1))
            case 2 where model.items.count > 1:
                let item = model.items.remove(at: next(model.items.count))
                model.items.insert(item, at: next(model.items.count + 1))
            default: break
            }
            host.frame()
            host.scroll(y: CGFloat(next(400) - 200))
            let fresh = TestHost(size: CGSize(width: 200, height: 100)) { Rows(model: model) }
            fresh.scroll(y: host.scrollOffset()?.y ?? 0)
            #expect(fresh.texts == host.texts, "step \(step)")
            for text in host.texts { #expect(fresh.find(text: text)?.frame == host.find(text: text)?.frame) }
            #expect(host.frame().isEmpty)
        }
    }

    /// Rows of which some are not there, as their heights say, below something else.
    private struct VaryingRows: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: model.top)
                    LazyVStack(spacing: 0) {
                        ForEach(model.items) { item in if item.height > 0 { Row(item: item, model: model) } }
                    }
                }
            }
        }
    }

    @Test("the rows that are seen follow one another and fill the view, whatever changes", arguments: 1...6)
    func randomRows(seed: Int) {
        var state = UInt64(seed)
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func height() -> CGFloat { next(4) == 0 ? 0 : CGFloat(5 + next(60)) }
        let model = Model()
        let isVarying = seed % 2 == 0
        model.items = (0..<200).map { Item(id: $0, height: isVarying ? height() : CGFloat(5 + next(60))) }
        let (_, messages) = VitrineLog.capturing {
            let host = TestHost(size: CGSize(width: 200, height: 150)) {
                if isVarying { VaryingRows(model: model) } else { Rows(model: model) }
            }
            var id = 1000
            for step in 0..<80 {
                let place = next(max(model.items.count, 1))
                switch next(7) {
                case 0 where model.items.count > 3:
                    model.items.removeSubrange(place..<min(place + 3, model.items.count))
                case 1:
                    id += 1
                    model.items.insert(Item(id: id, height: CGFloat(5 + next(60))), at: place)
                case 2 where isVarying: model.items[place].height = height()
                case 3: model.items[place].height = CGFloat(5 + next(60))
                case 4: model.items.swapAt(place, next(model.items.count))
                case 5: model.top = CGFloat(next(90))
                default: host.scroll(y: CGFloat(next(3000) - 1500) / CGFloat(1 + next(20)))
                }
                host.frame()
                #expect(host.frame().isEmpty, "seed \(seed), step \(step)")
                let rows = model.items.filter { $0.height > 0 }
                let shown = ids(host)
                let frames = shown.map { host.find(id: $0)?.frame ?? .null }
                let first = rows.firstIndex { $0.id == shown.first } ?? 0
                let expected = rows.dropFirst(first).prefix(shown.count)
                #expect(shown == expected.map(\.id), "seed \(seed), step \(step)")
                #expect(frames.map(\.height) == expected.map(\.height), "seed \(seed), step \(step)")
                #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
                guard let top = frames.first?.minY, let bottom = frames.last?.maxY else { continue }
                #expect(top <= (isVarying ? model.top : 0) + 0.01 || first == 0, "seed \(seed), step \(step)")
                #expect(bottom >= 149.99 || shown.last == rows.last?.id, "seed \(seed), step \(step)")
                #expect(frames.allSatisfy { $0.maxY > 0 && $0.minY < 150 }, "seed \(seed), step \(step)")
            }
        }
        #expect(messages == [])
    }
}
