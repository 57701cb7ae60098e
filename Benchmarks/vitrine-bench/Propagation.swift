import VitrineGraph

/// A computation that reads one source, and writes another where its result is a new one.
private final class Link: Computation {
    let input: Cell
    let output: Cell
    init(_ input: Cell, _ output: Cell, _ graph: Graph, depth: Int) {
        (self.input, self.output) = (input, output)
        super.init(graph: graph, depth: depth)
        update()
    }
    override func update() { output.value = track { input.read() + 1 } }
}

private final class Cell: Source {
    @exclusivity(unchecked) private var stored = 0
    var value: Int {
        get { stored }
        set {
            if newValue == stored { return }
            stored = newValue
            invalidate()
        }
    }
    func read() -> Int {
        recordRead()
        return stored
    }
}

/// How long a change takes from one computation to the next, in ns each, as the rig's graph does it.
@MainActor func measurePropagation() {
    func time(_ op: String, n: Int, per count: Int, _ links: [Link], _ graph: Graph, _ source: Cell) {
        var samples: [Double] = []
        for _ in 0..<11 {
            let start = ContinuousClock.now
            for _ in 0..<20 {
                source.value += 1
                _ = graph.flush(limit: .max)
            }
            let duration = ContinuousClock.now - start
            samples.append(Double(duration.components.attoseconds) / 1e9 / Double(count * 20))
        }
        emit(op, n: n, unit: "ns", Array(samples.dropFirst(2)))
        withExtendedLifetime(links) {}
    }
    let (chain, fan) = (Graph(), Graph())
    var cells = [Cell()]
    var links: [Link] = []
    for i in 0..<1000 {
        cells.append(Cell())
        links.append(Link(cells[i], cells[i + 1], chain, depth: i))
    }
    time("propagate through a chain of 1000, per node", n: 1000, per: 1000, links, chain, cells[0])
    let source = Cell()
    let readers = (0..<10_000).map { _ in Link(source, Cell(), fan, depth: 1) }
    time("fan-out: 1 source, 10000 computed, per node", n: 10_000, per: 10_000, readers, fan, source)
}
