import VitrineRuntime

extension ResolveReport {
    /// The report for a person: a block a container, what was declared on the left, what it became on the right.
    func text(ascii: Bool = false) -> String {
        if containers.isEmpty { return "No container of this view reads its subviews or sections.\n" }
        return containers.map { $0.text(ascii: ascii) }.joined(separator: "\n")
    }
}

extension ResolveReport.Container {
    /// Wide enough for most declarations; the right column starts where the left one ends.
    private static let widestLeft = 48

    fileprivate func text(ascii: Bool) -> String {
        let style: TreeText.Style = ascii ? .ascii : .unicode
        func lines(_ trees: [TreeText]) -> [String] {
            TreeText.lines(trees, style: style).map { Cells.printable($0, ascii: ascii) }
        }
        let rows = blocks.flatMap { block in
            let left = lines(declaredTree[block.declared].map(\.tree))
            let right = lines(block.resolved)
            return (0..<max(left.count, right.count)).map { index in
                (index < left.count ? left[index] : "", index < right.count ? right[index] : "")
            }
        }
        let width = min(Self.widestLeft, rows.map { Cells.width($0.0) }.reduce(Cells.width("declared"), max))
        let rightWidth = rows.map { Cells.width($0.1) }.reduce(Cells.width("resolved"), max)
        func line(_ left: String, _ right: String) -> String {
            let left = Cells.fit(left, to: width, ellipsis: style.ellipsis)
            return "  \(left) \(style.bar)\(right.isEmpty ? "" : " " + right)\n"
        }
        let rules = [width + 1, max(12, rightWidth + 1)].map { String(repeating: style.rule, count: $0) }
        return Cells.printable(head(style), ascii: ascii) + "\n"
            + line("declared", "resolved") + "  \(rules[0])\(style.crossing)\(rules[1])\n"
            + rows.map(line).joined()
    }

    private func head(_ style: TreeText.Style) -> String {
        let places = reads == .sections ? " in \(sections.count) section\(sections.count == 1 ? "" : "s")" : ""
        return "\(view) reads its \(reads.rawValue): \(declared) declared \(style.arrow) \(resolved) resolved\(places)"
    }

    /// Declarations and, beside them, what they became.
    private typealias Block = (declared: Range<Int>, resolved: [TreeText])

    /// One block a declaration, unless a section holds what several of them became. All is one block where the ids do
    /// not start with the place of a declaration.
    private var blocks: [Block] {
        let everything = [(declaredTree.indices, results.map(\.tree))]
        guard declaredTree.count > 1 else { return everything }
        var blocks: [Block] = []
        for result in results {
            let places = result.ids.map { Int($0.prefix { $0.isNumber }) }
            guard let first = places.first, let low = first, let last = places.last, let high = last, low <= high,
                high < declaredTree.count, low + 1 >= blocks.last?.declared.upperBound ?? 0
            else { return everything }
            let previous = blocks.last?.declared ?? 0..<0
            blocks += (previous.upperBound..<max(low, previous.upperBound)).map { ($0..<$0 + 1, []) }
            if low < previous.upperBound {
                blocks[blocks.count - 1].declared = previous.lowerBound..<high + 1
                blocks[blocks.count - 1].resolved.append(result.tree)
            } else {
                blocks.append((low..<high + 1, [result.tree]))
            }
        }
        let end = blocks.last?.declared.upperBound ?? 0
        return blocks + (end..<declaredTree.count).map { ($0..<$0 + 1, []) }
    }

    /// What is printed on the right, with the ids of what it holds. A reader of subviews never sees the sections, so
    /// that its tree shows none.
    private var results: [(ids: [String], tree: TreeText)] {
        switch reads {
        case .subviews: sections.flatMap(\.subviews).map { ([$0.id], $0.tree) }
        case .sections: sections.map { ($0.subviews.isEmpty ? [$0.id] : $0.subviews.map(\.id), $0.tree) }
        }
    }
}

extension ResolveReport.DeclaredNode {
    fileprivate var tree: TreeText { TreeText(label: label, children: children.map(\.tree)) }
}

extension ResolveReport.Section {
    fileprivate var subviews: [ResolveReport.Subview] { header + content + footer }

    fileprivate var tree: TreeText {
        func part(_ name: String, _ subviews: [ResolveReport.Subview]) -> [TreeText] {
            subviews.isEmpty ? [] : [TreeText(label: name, children: subviews.map(\.tree))]
        }
        return TreeText(
            label: "Section \(id)" + values.suffix,
            children: part("header", header) + content.map(\.tree) + part("footer", footer))
    }
}

extension ResolveReport.Subview {
    fileprivate var tree: TreeText {
        TreeText(label: type + (text.map { " \"\($0)\"" } ?? "") + " #\(id)" + values.suffix)
    }
}

extension [ResolveReport.Value] {
    /// ` name: text, name: text` in brackets, or nothing.
    fileprivate var suffix: String {
        isEmpty ? "" : " [" + map { "\($0.name): \($0.text)" }.joined(separator: ", ") + "]"
    }
}
