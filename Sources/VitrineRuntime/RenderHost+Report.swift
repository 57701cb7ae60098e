extension RenderHost {
    /// What the containers in the tree read, outermost first. Call it after a frame: containers are there once they
    /// are placed.
    package func resolveReport() -> ResolveReport {
        // Readers are made in the order in which the tree is gone through, outer ones before what they hold.
        let readers = host.readers
        for reader in readers { reader.run() }
        return ResolveReport(containers: readers.map(container))
    }

    private func container(_ reader: AnyReaderListNode) -> ResolveReport.Container {
        let sections = sections(of: reader)
        let declarations = reader.declarations
        return ResolveReport.Container(
            view: reader.enclosingViewType.map(typeName) ?? "Group",
            reads: reader.readKind == .sections ? .sections : .subviews, declared: declarations.count,
            resolved: sections.reduce(0) { $0 + $1.header.count + $1.content.count + $1.footer.count },
            declaredTree: declarations.nodes.map(ResolveReport.DeclaredNode.init), sections: sections)
    }

    private func sections(of reader: AnyReaderListNode) -> [ResolveReport.Section] {
        var ids = UniqueNames()
        func subviews(_ collection: some Sequence<Subview>) -> [ResolveReport.Subview] {
            collection.map { subview in
                let node = subview.makeViewNode(ViewInputs(environment: rootNode.environment, host: host))
                return ResolveReport.Subview(
                    id: ids.unique(subview.leaf.pathDescription),
                    type: subview.leaf.reportedType.map(typeName) ?? "View",
                    text: node.firstText, values: subview.traits.containerValueTexts.map { .init($0.name, $0.text) })
            }
        }
        guard reader.readKind == .sections else {
            return [.init(id: "0", content: subviews(reader.readRoot.subviews()))]
        }
        var sectionIDs = UniqueNames()
        return reader.readRoot.sectionCollection.map { section in
            ResolveReport.Section(
                id: sectionIDs.unique(section.pathDescription),
                values: section.valueTexts.map { .init($0.name, $0.text) },
                header: subviews(section.header), content: subviews(section.content), footer: subviews(section.footer))
        }
    }
}

/// Makes names different where ids repeat in the data.
private struct UniqueNames {
    private var seen: [String: Int] = [:]
    mutating func unique(_ name: String) -> String {
        let count = seen[name, default: 0] + 1
        seen[name] = count
        return count == 1 ? name : "\(name) (\(count))"
    }
}

extension ResolveReport.DeclaredNode {
    fileprivate init(_ node: _Declarations.Node) {
        self.init(node.label, children: node.children.map(Self.init))
    }
}
