import Testing
import VitrineTesting

/// What changes costs what changed, however much is around it.
///
/// Counts are exact, and the same however many rows there are: each row is three views in an `HStack`, with padding and
/// a background.
@MainActor @Suite("Work after a change")
struct IncrementalityTests {
    typealias Work = TestHost.Work

    /// The work and the changes of one edit of a list.
    private func edit(_ count: Int, _ edit: (TestHost, Rows) throws -> Void) rethrows -> (
        work: Work, changes: TestHost.Changes, host: TestHost
    ) {
        let model = Rows(count)
        let host = TestHost(size: CGSize(width: 200, height: CGFloat(count) * 24)) { RowStack(model: model) }
        let before = host.work
        try edit(host, model)
        let changes = host.frame()
        return (host.work - before, changes, host)
    }

    @Test("a frame after which nothing changed does nothing", arguments: [1000, 10000])
    func idle(count: Int) {
        let (work, changes, host) = edit(count) { _, _ in }
        #expect(work == Work())
        #expect(changes.isEmpty)
        #expect(host.work(during: {}) == Work())
    }

    @Test("one row's state runs one body and measures one row", arguments: [1000, 10000])
    func state(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.set(7) }
        #expect(work == Work(bodies: 1, measures: 4, places: 2, records: 1))
        let row = try #require(host.find(id: 5))
        #expect(row.texts == ["Row 5", "7"])
        #expect(changes.changed == [try #require(host.find(text: "7")).id])
        #expect(changes.moved.isEmpty && changes.removed.isEmpty)
    }

    @Test("a text that keeps its size moves nothing", arguments: [100, 1000])
    func sameSize(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows[5].text = "Wor 5" }
        #expect(work == Work(bodies: 1, measures: 4, places: 2, records: 1))
        #expect(changes.changed == [try #require(host.find(text: "Wor 5")).id])
        #expect(changes.moved.isEmpty && changes.removed.isEmpty)
    }

    @Test("a wider text moves what is beside it in its row, and no other row", arguments: [100, 1000])
    func wider(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows[5].text = "Row 5 is long" }
        #expect(work == Work(bodies: 1, measures: 12, places: 9, records: 2))
        let row = try #require(host.find(id: 5))
        // The background, which is the outermost node of the row, and the text.
        #expect(Set(changes.changed) == [row.id, try #require(host.find(text: "Row 5 is long")).id])
        #expect(
            Set(changes.moved).contains(
                try #require(
                    row.texts.last.flatMap { text in
                        host.findAll(text: text).first { row.nodes.contains($0.id) }?.id
                    })))
        #expect(changes.removed.isEmpty)
    }

    @Test("a higher row moves the rows below, which are not laid out again", arguments: [100, 1000])
    func higher(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows[5].isTall = true }
        #expect(work == Work(bodies: 1, measures: 14, places: 12, records: 2))
        #expect(changes.changed.count == 2)
        #expect(try #require(host.find(id: 6)).frame.minY == #require(host.find(id: 5)).frame.maxY)
        let below = (6..<9).compactMap { host.find(id: $0)?.id }
        #expect(Set(changes.moved).isSuperset(of: below))
    }

    @Test("a colour measures and places nothing", arguments: [1000, 10000])
    func color(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows[5].color = .green }
        #expect(work == Work(bodies: 1, records: 1))
        #expect(changes.changed == [try #require(host.find(text: "Row 5")).id])
        #expect(changes.moved.isEmpty && changes.removed.isEmpty)
    }

    @Test("an inserted row costs itself; those below only move", arguments: [1000, 10000])
    func insert(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows.insert(Row(-1), at: 500) }
        // One body is the list's, one the row's.
        #expect(work == Work(bodies: 2, nodes: 7, measures: 14, places: 12, records: 4))
        let row = try #require(host.find(id: -1))
        #expect(Set(changes.changed).isSubset(of: row.nodes) && changes.changed.count == 4)
        #expect(changes.moved.count == count - 500)
        #expect(changes.removed.isEmpty)
    }

    @Test("a removed row costs nothing further in", arguments: [100, 1000])
    func remove(count: Int) throws {
        var id: TestHost.NodeID?
        let (work, changes, host) = edit(count) { host, model in
            id = host.find(id: 50)?.id
            model.rows.remove(at: 50)
        }
        #expect(work == Work(bodies: 1, measures: 6, places: 5))
        #expect(changes.removed == [try #require(id)])
        #expect(changes.changed.isEmpty)
        #expect(host.find(id: 50) == nil)
        // Those below, and the list, which stands in the middle of the window.
        #expect(changes.moved.count == count - 51 + 1)
    }

    @Test("two rows that change places move, and no other", arguments: [100, 1000])
    func swap(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows.swapAt(3, 50) }
        // In a long list the stack hears where it changed; in a short one it looks at all rows.
        #expect(work == Work(bodies: 1, measures: count < 200 ? 5 : 1, places: 1))
        #expect(changes.changed.isEmpty && changes.removed.isEmpty)
        #expect(Set(changes.moved) == Set(try [3, 50].map { try #require(host.find(id: $0)).id }))
    }

    @Test("a row that is moved to the end makes no body run but the list's", arguments: [100, 1000])
    func move(count: Int) throws {
        let (work, changes, host) = edit(count) { $1.rows.append($1.rows.remove(at: 0)) }
        #expect(work == Work(bodies: 1, measures: 3, places: 1))
        #expect(changes.changed.isEmpty && changes.removed.isEmpty && changes.moved.count == count)
        #expect(try #require(host.find(id: 0)).frame.maxY == CGFloat(count) * 24)
    }

    @Test("a selection runs the bodies of the two rows it concerns, and measures nothing", arguments: [100, 1000])
    func select(count: Int) throws {
        let model = Rows(count)
        let host = TestHost(size: CGSize(width: 200, height: CGFloat(count) * 24)) { SelectableStack(model: model) }
        model.selection = 5
        host.frame()
        let before = host.work
        model.selection = 6
        let changes = host.frame()
        // The list's body hands each row whether it is chosen; rows that are told the same do not run.
        #expect(host.work - before == Work(bodies: 3, records: 2))
        #expect(Set(changes.changed) == Set(try [5, 6].map { try #require(host.find(id: $0)).id }))
        #expect(changes.moved.isEmpty && changes.removed.isEmpty)
    }

    @Test("a container value that changes makes neither its container's body run nor nodes anew")
    func containerValue() throws {
        let model = Rows(100)
        let host = TestHost(size: CGSize(width: 200, height: 3000)) { RankBoard(model: model) }
        let before = host.work
        model.rows[5].isTall = true
        let changes = host.frame()
        let work = host.work - before
        #expect(work == Work(measures: 3, places: 1, records: 1))
        #expect(changes.changed == [try #require(host.find(value: \.rank, equals: 1)).id])
    }

    @Test("the painting order alone is a change, of those that changed places")
    func paintingOrder() throws {
        let model = Rows(3)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { OverlaidStack(model: model) }
        #expect(host.texts == ["Row 0", "Row 1", "Row 2"])
        model.rows.swapAt(0, 1)
        #expect(Set(host.frame().moved) == Set(try [0, 1].map { try #require(host.find(id: $0)).id }))
        #expect(host.texts == ["Row 1", "Row 0", "Row 2"])
        model.rows[0].isTall = true
        #expect(host.frame().moved == [try #require(host.find(id: 1)).id])
        #expect(host.texts == ["Row 0", "Row 2", "Row 1"])
    }

    @Test("in a stack as high as the window, rows are asked anew only when their shares change")
    func fitted() {
        let model = Rows(1000)
        let host = TestHost(size: CGSize(width: 200, height: 24000)) { FittedStack(model: model) }
        #expect(host.work { model.set(7) } == Work(bodies: 1, measures: 4, places: 2, records: 1))
        #expect(host.work { model.rows[5].color = .green } == Work(bodies: 1, records: 1))
        // The first time the stack asks where the guides of all rows are.
        model.rows[5].text = "Row 5 is long"
        host.frame()
        let wider = host.work { model.rows[5].text = "Row 5 is longer" }
        #expect(wider == Work(bodies: 1, measures: 11, places: 8, records: 2))
        // Another height is another share for all the others.
        #expect(host.work { model.rows[5].isTall = true }.measures > 1000)
    }
}

/// Rows that show whether they are chosen.
struct SelectableStack: View {
    let model: Rows
    var body: some View {
        let selection = model.selection
        VStack(spacing: 0) {
            ForEach(model.rows) { row in SelectableRow(text: row.text, isChosen: row.id == selection) }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

struct SelectableRow: View {
    let text: String
    let isChosen: Bool
    var body: some View {
        Text(verbatim: text).padding(2).background(isChosen ? Color.blue : Color.white)
    }
}

/// Marks the subviews that have a rank.
struct RankBoard: View {
    let model: Rows
    var body: some View {
        VStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { $0.background($0.containerValues.rank == 1 ? Color.red : .white) }
            }
        }
    }
    private var content: some View {
        ForEach(model.rows) { row in
            Text(verbatim: "\(row.id)").containerValue(\.rank, row.isTall ? 1 : 0)
        }
    }
}

/// Rows on top of one another.
struct OverlaidStack: View {
    let model: Rows
    var body: some View {
        ZStack { ForEach(model.rows) { row in Text(verbatim: row.text).zIndex(row.isTall ? 1 : 0) } }
    }
}
