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
        let left = ["declared"] + lines(declaredTree.map(\.tree))
        let right = ["resolved"] + lines(resolvedTrees)
        let width = min(Self.widestLeft, left.map(Cells.width).max()!)

        let head = "\(view) reads its \(reads.rawValue): \(declared) declared \(style.arrow) \(resolved) resolved"
        var result = Cells.printable(head, ascii: ascii) + "\n"
        for index in 0..<max(left.count, right.count) {
            let leftText = Cells.fit(index < left.count ? left[index] : "", to: width, ellipsis: style.ellipsis)
            let rightText = index < right.count ? " " + right[index] : ""
            result += "  \(leftText) \(style.bar)\(rightText)\n"
            if index == 0 {
                let rules = [width + 1, max(12, right.map(Cells.width).max()! + 1)]
                    .map { String(repeating: style.rule, count: $0) }
                result += "  \(rules[0])\(style.crossing)\(rules[1])\n"
            }
        }
        return result
    }

    /// A reader of subviews never sees the sections, so that its tree shows none.
    private var resolvedTrees: [TreeText] {
        switch reads {
        case .subviews: sections.flatMap { $0.header + $0.content + $0.footer }.map(\.tree)
        case .sections: sections.map(\.tree)
        }
    }
}

extension ResolveReport.DeclaredNode {
    fileprivate var tree: TreeText { TreeText(label: label, children: children.map(\.tree)) }
}

extension ResolveReport.Section {
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
