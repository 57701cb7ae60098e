/// A program as a value, so that it can be made again.
struct Spec {
    var id: Int
    var kind: Program.Kind
    var number: Int
    var isOn: Bool
    var children: [Spec] = []

    func make() -> Program {
        let program = Program(id: id, kind: kind)
        (program.number, program.isOn) = (number, isOn)
        program.children = children.map { $0.make() }
        return program
    }

    var outline: String { lines("").joined(separator: "\n") }
    private func lines(_ indent: String) -> [String] {
        ["\(indent)\(kind) #\(id) \(number) \(isOn)"] + children.flatMap { $0.lines(indent + "  ") }
    }
}

/// One change of a program, or of the state of one of its rows. What it is about may be gone: then it changes nothing.
struct Edit {
    enum Change {
        case number(Int)
        case toggle
        case insert(Int, Spec)
        case remove(Int)
        case order([Int])
        case replaceFirst(Spec)
        case state(Int)
    }
    var id: Int
    var change: Change
    /// Whether a frame follows.
    var endsFrame: Bool

    func apply(to root: Program, _ states: StateModel?) {
        guard let program = root.find(id) else { return }
        switch change {
        case .number(let number): program.number = number
        case .toggle: program.isOn.toggle()
        case .insert(let i, let spec): program.children.insert(spec.make(), at: min(i, program.children.count))
        case .remove(let i): if program.children.count > i { program.children.remove(at: i) }
        case .order(let keys):
            let keyed = program.children.enumerated().map { (keys[$0.offset % keys.count], $0.element) }
            program.children = keyed.sorted { $0.0 < $1.0 }.map(\.1)
        case .replaceFirst(let spec): if !program.children.isEmpty { program.children[0] = spec.make() }
        case .state(let number): if !root.hasInLayer(id) { states?.set(id, number) }
        }
    }

    var outline: String {
        var text = "#\(id) \(change)"
        if case .insert(let i, let spec) = change { text = "#\(id) insert at \(i):\n\(spec.outline)" }
        if case .replaceFirst(let spec) = change { text = "#\(id) replace first by:\n\(spec.outline)" }
        return text + (endsFrame ? "" : " (no frame)")
    }
}

extension Program {
    func find(_ id: Int) -> Program? {
        if self.id == id { return self }
        for child in children { if let found = child.find(id) { return found } }
        return nil
    }

    /// Whether the row is in a layer: that is there once for each view it is on, each with a state of its own.
    func hasInLayer(_ id: Int) -> Bool {
        if kind.isLayer, children.dropFirst().contains(where: { $0.find(id) != nil }) { return true }
        return children.contains { $0.hasInLayer(id) }
    }
}

/// Makes random programs and random edits of them; the same seed makes the same.
struct ProgramMaker: RandomNumberGenerator {
    private var state: UInt64
    private var lastID = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func number(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func spec(depth: Int) -> Spec {
        lastID += 1
        let kinds = Program.Kind.allCases.filter { depth > 0 || $0.isLeaf }
        var spec = Spec(id: lastID, kind: kinds[number(kinds.count)], number: number(12), isOn: number(2) == 0)
        if spec.kind.isLeaf { return spec }
        let count = spec.kind.isLayer ? 2 : spec.kind.isModifier ? 1 : number(4) + 1
        spec.children = (0..<count).map { _ in self.spec(depth: depth - 1) }
        return spec
    }

    /// Edits that follow one another.
    mutating func edits(_ count: Int, of spec: Spec) -> [Edit] {
        let program = spec.make()
        return (0..<count).map { _ in
            let edit = edit(program)
            edit.apply(to: program, nil)
            return edit
        }
    }

    private mutating func edit(_ program: Program) -> Edit {
        // Down into a child mostly, so that deep places are found.
        if !program.children.isEmpty, number(4) != 0 {
            return edit(program.children[number(program.children.count)])
        }
        var change = Edit.Change.toggle
        switch number(program.kind.isLeaf || program.kind.isModifier ? 2 : 6) {
        case 0: change = program.kind == .stateful ? .state(number(90)) : .number(number(12))
        case 1: change = program.kind == .stateful ? .state(number(90)) : .toggle
        case 2: change = .insert(number(program.children.count + 1), spec(depth: 2))
        case 3: if program.children.count > 1 { change = .remove(number(program.children.count)) }
        case 4: change = .order((0..<5).map { _ in number(100) })
        default: change = .replaceFirst(spec(depth: 1))
        }
        return Edit(id: program.id, change: change, endsFrame: number(4) != 0)
    }
}
