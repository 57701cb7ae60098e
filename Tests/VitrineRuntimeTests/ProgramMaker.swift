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

    mutating func program(depth: Int) -> Program {
        lastID += 1
        let kinds = Program.Kind.allCases.filter { depth > 0 || $0.isLeaf }
        let program = Program(id: lastID, kind: kinds[number(kinds.count)])
        program.number = number(12)
        program.isOn = number(2) == 0
        if program.kind.isLeaf { return program }
        let layers: [Program.Kind] = [.background, .overlay, .mask]
        let count = layers.contains(program.kind) ? 2 : program.kind.isModifier ? 1 : number(4) + 1
        program.children = (0..<count).map { _ in self.program(depth: depth - 1) }
        return program
    }

    /// Changes one thing somewhere in the program.
    mutating func edit(_ program: Program) {
        // Down into a child mostly, so that deep places are found.
        if !program.children.isEmpty, number(4) != 0 {
            return edit(program.children[number(program.children.count)])
        }
        switch number(program.kind.isLeaf || program.kind.isModifier ? 2 : 6) {
        case 0: program.number = number(12)
        case 1: program.isOn.toggle()
        case 2: program.children.insert(self.program(depth: 2), at: number(program.children.count + 1))
        case 3: if program.children.count > 1 { program.children.remove(at: number(program.children.count)) }
        case 4: program.children.shuffle(using: &self)
        default: if !program.children.isEmpty { program.children[0] = self.program(depth: 1) }
        }
    }
}
