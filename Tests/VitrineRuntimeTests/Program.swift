import SwiftUI

/// A view as data: what random programs are made of, and what their edits change. Each part is observed by itself, so
/// that an edit makes only the bodies run that show that part.
@Observable final class Program: Identifiable {
    let id: Int
    let kind: Kind
    var children: [Program] = []
    /// A small number, whose meaning depends on the kind.
    var number = 0
    var isOn = true

    init(id: Int, kind: Kind) { (self.id, self.kind) = (id, kind) }

    enum Kind: CaseIterable {
        case text, box, spacer, divider, stateful, environmentReader
        case vstack, hstack, zstack, group, branch, optional, section, expandable, board, weighing, sections, grid,
            fits,
            geometry, erased, layout
        case padding, frame, flexible, priority, background, overlay, mask, opacity, offset, font, value, identified,
            fixed, baseline, zIndex, border, aspect, environment, transformed, preference, preferenceLayer,
            preferenceEcho

        var isLeaf: Bool {
            [.text, .box, .spacer, .divider, .stateful, .environmentReader].contains(self)
        }
        /// Kinds whose children, but for the first, are in a layer on each view that the first is.
        var isLayer: Bool { [.background, .overlay, .mask].contains(self) }
        /// Kinds with exactly one child.
        var isModifier: Bool {
            [
                .padding, .frame, .flexible, .priority, .background, .overlay, .mask, .opacity, .offset, .font, .value,
                .identified, .fixed, .baseline, .zIndex, .border, .aspect, .environment, .transformed, .preference,
                .preferenceLayer, .preferenceEcho,
            ].contains(self)
        }
    }
}

extension ContainerValues {
    @Entry var weight: Int = 0
}

/// What a tree of programs shares.
final class World {
    /// What the states of a fresh tree begin with.
    let model: StateModel?
    /// Where the states of a living tree are told.
    let states: StateModel?
    init(live states: StateModel) { (model, self.states) = (nil, states) }
    init(fresh model: StateModel) { (self.model, states) = (model, nil) }
}

/// Shows a program. Children stand in a `ForEach` by their ids, so that edits keep them apart.
struct ProgramView: View {
    let program: Program
    let world: World

    var body: some View { AnyView(view) }

    private var number: CGFloat { CGFloat(program.number) }
    private var alignment: HorizontalAlignment { [.leading, .center, .trailing][program.number % 3] }

    @MainActor private var children: some View {
        ForEach(program.children) { ProgramView(program: $0, world: world) }
    }

    @MainActor private var child: ProgramView {
        ProgramView(program: program.children.first ?? Program(id: -1, kind: .box), world: world)
    }

    @MainActor private var second: some View {
        ForEach(program.children.dropFirst()) { ProgramView(program: $0, world: world) }
    }

    @MainActor private var view: any View {
        switch program.kind {
        case .text: Text(verbatim: String(repeating: "ab", count: program.number % 9 + 1))
        case .box: Color(white: Double(program.number % 5) / 5).frame(width: number + 1, height: 9)
        case .spacer: Spacer(minLength: program.isOn ? nil : number)
        case .divider: Divider()
        case .stateful: Stateful(program: program, world: world)
        case .environmentReader: EnvironmentReader()
        case .vstack: VStack(alignment: alignment, spacing: program.isOn ? nil : number) { children }
        case .hstack: HStack(alignment: program.isOn ? .firstTextBaseline : .top, spacing: number) { children }
        case .zstack: ZStack(alignment: program.isOn ? .bottomTrailing : .center) { children }
        case .group: Group { children }
        case .branch: Group { if program.isOn { children } else { child } }
        case .optional: Group { if program.isOn { children } }
        case .section:
            Section {
                second
            } header: {
                child
            }
        case .expandable:
            Section(isExpanded: Binding(get: { [program] in program.isOn }, set: { _ in })) {
                second
            } header: {
                child
            }
        case .board: Board(content: AnyView(children))
        case .weighing: Weighing(content: AnyView(children))
        case .sections: SectionBoard(content: AnyView(children))
        case .grid:
            Grid(alignment: .leading, horizontalSpacing: number) {
                GridRow { child }
                GridRow { second }
            }
        case .fits: ViewThatFits(in: program.isOn ? .horizontal : .vertical) { children }
        case .geometry:
            GeometryReader { [program, world] proxy in
                Measured(width: proxy.size.width, program: program, world: world)
            }
        case .erased: AnyView(program.isOn ? AnyView(VStack { children }) : AnyView(HStack { children }))
        case .layout:
            (program.isOn ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(HStackLayout(spacing: 3)))
                .callAsFunction { children }
        default: modified
        }
    }

    @MainActor private var modified: any View {
        switch program.kind {
        case .padding: child.padding(number)
        case .frame: child.frame(width: program.isOn ? number * 4 : nil, height: 20, alignment: .topLeading)
        case .flexible: child.frame(minWidth: number, maxWidth: program.isOn ? .infinity : nil, alignment: .trailing)
        case .priority: child.layoutPriority(number)
        case .background: child.background(alignment: program.isOn ? .leading : .center) { second }
        case .overlay: child.overlay { second }
        case .mask: child.mask { second }
        case .opacity: child.opacity(number / 10)
        case .offset: child.offset(x: number, y: program.isOn ? 1 : 2)
        case .font: child.font(.system(size: number + 6)).foregroundStyle(program.isOn ? Color.red : .blue)
        case .value: child.containerValue(\.weight, program.number)
        case .identified: child.id(program.number)
        case .fixed: child.fixedSize(horizontal: program.isOn, vertical: true)
        case .baseline: child.alignmentGuide(.firstTextBaseline) { [number] in $0.height - number }
        case .zIndex: child.zIndex(number)
        case .border: child.border(program.isOn ? Color.red : .green, width: number)
        case .aspect: child.aspectRatio(number / 4 + 0.5, contentMode: program.isOn ? .fit : .fill)
        case .environment: child.environment(\.first, program.number)
        case .transformed: child.transformEnvironment(\.first) { [isOn = program.isOn] in $0 += isOn ? 1 : 2 }
        case .preference:
            child.preference(key: Total.self, value: program.number)
                .transformPreference(Total.self) { [isOn = program.isOn] in $0 += isOn ? 1 : 2 }
        case .preferenceLayer: child.overlayPreferenceValue(Total.self) { Text(verbatim: "=\($0)") }
        case .preferenceEcho: Echo(content: child)
        default: child
        }
    }
}

struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Shows what its content tells, by a state.
struct Echo: View {
    @State private var total = -1
    let content: ProgramView
    var body: some View {
        VStack(spacing: 0) {
            VStack { content }.onPreferenceChange(Total.self) { total = $0 }
            Text(verbatim: "#\(total)")
        }
    }
}

struct EnvironmentReader: View {
    @Environment(\.first) private var first
    var body: some View { Text(verbatim: "e\(first)") }
}

/// A number that is kept; the token tells one state from another.
struct Cell: Equatable {
    final class Token: Sendable {}
    var number = 0
    let token = Token()
    static func == (a: Cell, b: Cell) -> Bool { a.number == b.number && a.token === b.token }
}

/// A row with state that a test changes.
struct Stateful: View {
    @State private var cell: Cell
    let program: Program
    let world: World

    init(program: Program, world: World) {
        (self.program, self.world) = (program, world)
        _cell = State(initialValue: Cell(number: world.model?.number(of: program.id) ?? 0))
    }

    var body: some View {
        let _ = world.states?.meet(program.id, $cell)
        Text(verbatim: "s\(cell.number)")
    }
}

/// What the states of a living tree should be.
final class StateModel {
    private var cells: [Int: (token: Cell.Token, number: Int, binding: Binding<Cell>)] = [:]

    func number(of id: Int) -> Int { cells[id]?.number ?? 0 }
    func token(of id: Int) -> ObjectIdentifier? { cells[id].map { ObjectIdentifier($0.token) } }

    /// The body of a row runs.
    func meet(_ id: Int, _ binding: Binding<Cell>) {
        let cell = binding.wrappedValue
        if cells[id]?.token === cell.token { return }
        // Whoever stands where another stood has its state now.
        for (other, known) in cells where known.token === cell.token { cells[other] = nil }
        cells[id] = (cell.token, cell.number, binding)
    }

    func set(_ id: Int, _ number: Int) {
        guard let cell = cells[id] else { return }
        cell.binding.wrappedValue.number = number
        cells[id]!.number = number
    }
}

/// Reads its subviews and their values.
struct Board: View {
    let content: AnyView
    var body: some View {
        Group(subviews: content) { subviews in
            Text(verbatim: "\(subviews.count)")
            ForEach(subviews.prefix(3)) { subview in
                subview.padding(CGFloat(subview.containerValues.weight))
            }
            subviews[min(3, subviews.count)...]
        }
    }
}

/// Reads the values of its subviews, and tells another.
struct Weighing: View {
    let content: AnyView
    var body: some View {
        Group(subviews: content) { subviews in
            let weight = subviews.map(\.containerValues.weight).reduce(0, +)
            subviews.containerValue(\.weight, weight + 1)
            Text(verbatim: "w\(weight)").containerValue(\.weight, weight)
        }
    }
}

/// Reads sections.
struct SectionBoard: View {
    let content: AnyView
    var body: some View {
        VStack(spacing: 1) {
            ForEach(sections: content) { section in
                HStack { section.header }
                section.content
                if section.content.count > 2 { Text(verbatim: "\(section.content.count)") }
            }
        }
    }
}

/// Depends on the size it is given.
struct Measured: View {
    let width: CGFloat
    let program: Program
    let world: World
    var body: some View {
        if width > 100 {
            ForEach(program.children) { ProgramView(program: $0, world: world) }
        } else {
            Text(verbatim: "\(Int(width))")
        }
    }
}
