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
        case text, box, spacer, divider
        case vstack, hstack, zstack, group, branch, optional, section, board, sections, grid, fits, geometry, erased,
            layout
        case padding, frame, flexible, priority, background, overlay, mask, opacity, offset, font, value, identified,
            fixed, baseline, zIndex, border, aspect

        var isLeaf: Bool { [.text, .box, .spacer, .divider].contains(self) }
        /// Kinds with exactly one child.
        var isModifier: Bool {
            [
                .padding, .frame, .flexible, .priority, .background, .overlay, .mask, .opacity, .offset, .font, .value,
                .identified, .fixed, .baseline, .zIndex, .border, .aspect,
            ].contains(self)
        }
    }
}

extension ContainerValues {
    @Entry var weight: Int = 0
}

/// Shows a program. Children stand in a `ForEach` by their ids, so that edits keep them apart.
struct ProgramView: View {
    let program: Program

    var body: some View { AnyView(view) }

    private var number: CGFloat { CGFloat(program.number) }
    private var alignment: HorizontalAlignment { [.leading, .center, .trailing][program.number % 3] }

    @MainActor private var children: ForEach<[Program], Int, ProgramView> {
        ForEach(program.children) { ProgramView(program: $0) }
    }

    @MainActor private var child: ProgramView {
        ProgramView(program: program.children.first ?? Program(id: -1, kind: .box))
    }

    @MainActor private var second: some View {
        ForEach(program.children.dropFirst()) { ProgramView(program: $0) }
    }

    @MainActor private var view: any View {
        switch program.kind {
        case .text: Text(verbatim: String(repeating: "ab", count: program.number % 9 + 1))
        case .box: Color(white: Double(program.number % 5) / 5).frame(width: number + 1, height: 9)
        case .spacer: Spacer(minLength: program.isOn ? nil : number)
        case .divider: Divider()
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
        case .board: Board(content: AnyView(children))
        case .sections: SectionBoard(content: AnyView(children))
        case .grid:
            Grid(alignment: .leading, horizontalSpacing: number) {
                GridRow { child }
                GridRow { second }
            }
        case .fits: ViewThatFits(in: program.isOn ? .horizontal : .vertical) { children }
        case .geometry: GeometryReader { [program] proxy in Measured(width: proxy.size.width, program: program) }
        case .erased: AnyView(program.isOn ? AnyView(VStack { children }) : AnyView(HStack { children }))
        case .layout:
            (program.isOn ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(HStackLayout(spacing: 3)))
                .callAsFunction { children }
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
        }
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
    var body: some View {
        if width > 100 {
            ForEach(program.children) { ProgramView(program: $0) }
        } else {
            Text(verbatim: "\(Int(width))")
        }
    }
}
