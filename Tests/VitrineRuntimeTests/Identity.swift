/// By the rules of the tables, where the state of each row lives: as long as this is the same, so is the state.
struct Identities {
    /// Nil: it depends on sizes, or on where a container puts what it is in.
    private(set) var places: [Int: String?] = [:]

    init(_ program: Program) { visit(program, "", isKnown: true, isInBoard: false) }

    private mutating func visit(_ program: Program, _ path: String, isKnown: Bool, isInBoard: Bool) {
        var (isKnown, isInBoard) = (isKnown, isInBoard)
        switch program.kind {
        case .stateful: places[program.id] = isKnown ? .some(path) : .some(nil)
        case .geometry, .fits: isKnown = false
        // What a container makes for a proxy is made anew where the proxy goes elsewhere (I4).
        case .vstack, .hstack, .zstack, .grid, .erased, .layout, .sections, .background, .overlay, .mask,
            .preferenceEcho:
            if isInBoard { isKnown = false }
        default: break
        }
        if program.kind == .board || program.kind == .sections || program.kind == .weighing { isInBoard = true }
        for (i, child) in program.children.enumerated() {
            var step = "/\(child.id)"
            switch program.kind {
            case .branch:
                if !program.isOn, i > 0 { continue }
                if !program.isOn { step = "/else:\(child.id)" }
            case .optional: if !program.isOn { continue }
            case .erased: step = program.isOn ? "/V\(child.id)" : "/H\(child.id)"
            case .identified: step = "/=\(program.number):\(child.id)"
            case .section, .expandable, .grid: if i == 0 { step = "/first:\(child.id)" }
            case let kind where kind.isModifier: if i == 0 { step = "/first:\(child.id)" }
            default: break
            }
            // Rows of a collapsed section are kept, but nobody sees them; a layer lives with each view it is on.
            let isOutside = program.kind == .expandable && !program.isOn && i > 0 || program.kind.isLayer && i > 0
            if program.kind.isModifier, i > 0, !program.kind.isLayer { continue }
            visit(child, path + step, isKnown: isKnown && !isOutside, isInBoard: isInBoard)
        }
    }
}
