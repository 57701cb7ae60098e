import Testing
import VitrineTesting

/// What changes costs what changed, however much is around it.
@MainActor @Suite("Work after a change")
struct IncrementalityTests {
    @Test("print")
    func print_() throws {
        func run(_ name: String, _ change: (TestHost, Rows) -> Void) {
            for n in [1000, 2000] {
                let (host, model) = stack(n)
                let before = host.work
                change(host, model)
                let changes = host.frame()
                let work = host.work - before
                print(name, n, work, "changed", changes.changed.count, "moved", changes.moved.count, "removed", changes.removed.count)
            }
        }
        run("idle") { _, _ in }
        run("state") { $1.set(7) }
        run("state wider") { $1.set(77) }
        run("text same size") { $1.rows[5].text = "Wor 5" }
        run("text wider") { $1.rows[5].text = "Row 5 is long" }
        run("height") { $1.rows[5].isTall = true }
        run("color") { $1.rows[5].color = .green }
        run("insert") { $1.rows.insert(Row(-1), at: 500) }
        run("append") { $1.rows.append(Row(-1)) }
        run("remove") { $1.rows.remove(at: 500) }
        run("swap") { $1.rows.swapAt(3, 500) }
        run("move") { $1.rows.append($1.rows.remove(at: 0)) }
        run("resize") { host, _ in host.resize(to: CGSize(width: 300, height: host.size.height)) }
    }
}
