import Testing
import VitrineTesting

@MainActor @Suite("A12. Lazy grids") struct LazyGridTests {
    private func frame(_ host: TestHost, _ id: Int) -> CGRect? { host.find(id: id)?.frame }

    @Test("A12-01 to A12-03 columns share out the width, and stand in the middle of the grid") func columns() {
        let host = TestHost(size: CGSize(width: 320, height: 240)) {
            LazyVGrid(
                columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
                spacing: 4
            ) {
                ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).id($0) }
            }
            .frame(width: 280).id("grid")
        }
        #expect(host.find(id: "grid")?.frame == CGRect(x: 20, y: 98, width: 280, height: 44))
        #expect(frame(host, 0) == CGRect(x: 31, y: 98, width: 60, height: 20))
        #expect(frame(host, 1) == CGRect(x: 99, y: 98, width: 102, height: 20))
        #expect(frame(host, 5) == CGRect(x: 209, y: 122, width: 80, height: 20))
    }

    @Test("A12-04 and A12-10 as many columns as fit, 8 apart where nothing else is said") func adaptive() {
        let host = TestHost(size: CGSize(width: 240, height: 240)) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
                ForEach(0..<6, id: \.self) { Color.red.frame(height: 24).id($0) }
            }
        }
        #expect((0..<4).map { frame(host, $0)?.minX } == [0, 62.5, 125, 187.5])
        #expect(frame(host, 4)?.minY == (frame(host, 0)?.minY ?? 0) + 32)
    }

    @Test("A12-11 rows of a grid that grows sideways stand in the middle of its height") func rows() {
        let host = TestHost(size: CGSize(width: 320, height: 300)) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                ForEach(0..<6, id: \.self) { Color.red.frame(width: 40).id($0) }
            }
            .frame(height: 70).id("grid")
        }
        #expect(host.find(id: "grid")?.frame == CGRect(x: 94, y: 115, width: 132, height: 70))
        #expect(frame(host, 0) == CGRect(x: 94, y: 116, width: 40, height: 30))
        #expect(frame(host, 3) == CGRect(x: 140, y: 154, width: 40, height: 30))
    }

    @Test("A12-12 a cell is proposed its column's width, and stands in the middle of the highest in its row")
    func cells() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 0) {
                Text("one two three").id(0)
                Text("four").id(1)
            }
        }
        #expect(frame(host, 0)?.size == CGSize(width: 50, height: 60))
        #expect(frame(host, 1)?.midY == 50)
    }

    @Test("A12-16 right to left, the first column is the right one") func rightToLeft() {
        let host = TestHost(size: CGSize(width: 200, height: 60), layoutDirection: .rightToLeft) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 8), count: 3)) {
                ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).id($0) }
            }
        }
        #expect((0..<3).map { frame(host, $0)?.minX } == [128, 80, 32])
    }

    @Test("B1-16 cells of a lazy grid appear on scroll, row by row, and a million cost what is seen") func lazy() {
        let log = LazyModel()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(), count: 3), spacing: 0) {
                    ForEach(0..<1_000_000, id: \.self) { i in
                        Text(verbatim: "\(i)").frame(height: 40).onAppear { log.log.append("+\(i)") }
                    }
                }
            }
        }
        #expect(host.texts == (0..<9).map(String.init))
        #expect(log.take() == (0..<9).map { "+\($0)" })
        host.scroll(y: 30)
        #expect(log.take() == ["+9", "+10", "+11"])
        let before = host.work
        host.scroll(y: 4_000_010)
        #expect(host.texts == (300_003..<300_012).map(String.init))
        #expect((host.work - before).nodes == 27)
    }

    @Test("a section begins a row of its own; its header has the whole width") func sections() {
        let host = TestHost(size: CGSize(width: 200, height: 400)) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading, spacing: 0) {
                ForEach(0..<2, id: \.self) { section in
                    Section {
                        ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).id(section * 10 + $0) }
                    } header: {
                        Color.blue.frame(height: 30).id("header \(section)")
                    }
                }
            }
        }
        let top = host.find(id: "header 0")?.frame.minY ?? 0
        #expect(host.find(id: "header 0")?.frame == CGRect(x: 0, y: top, width: 200, height: 30))
        #expect(frame(host, 2) == CGRect(x: 0, y: top + 50, width: 50, height: 20))
        #expect(host.find(id: "header 1")?.frame.minY == top + 70)
        #expect(frame(host, 10)?.minY == top + 100)
    }

    @Test("another width makes other columns, and keeps what is seen") func resizing() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
                }
            }
        }
        host.scroll(y: 2000)
        #expect(host.texts == (500..<525).map(String.init))
        host.resize(to: CGSize(width: 400, height: 100))
        #expect(host.texts == (500..<550).map(String.init))
        host.resize(to: CGSize(width: 80, height: 100))
        #expect(host.texts == (500..<510).map(String.init))
    }
}
