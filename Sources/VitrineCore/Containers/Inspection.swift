/// What reports and tests read of a resolved tree; nothing in a frame uses it.

extension ListNode {
    /// The id of the node inside its list, as text: the way from the list's root, by places, ids and branches.
    package var pathDescription: String {
        var components: [String] = []
        var child: ListNode = self
        while let parent = child.parent {
            if let component = parent.pathComponent(for: child) { components.append(component) }
            child = parent
        }
        return components.isEmpty ? "0" : components.reversed().joined(separator: ".")
    }

    /// The custom view in whose body the node stands, across the containers around it.
    package var enclosingViewType: Any.Type? {
        var node: ListNode? = self
        while let current = node {
            if current !== self, let type = current.customViewType { return type }
            node = current.parent ?? (current as? ListRoot)?.owner
        }
        return nil
    }

    /// How a message names something at this place: by what it is, and the custom view it is in.
    package func placeName(of thing: String) -> String {
        enclosingViewType.map { "\(thing) in \(typeName($0))" } ?? thing
    }

    package func placeName(of type: Any.Type) -> String { placeName(of: typeName(type)) }
}

extension PropertyList {
    /// The container values that were set, by the names they were declared under, in the order of their names.
    package var containerValueTexts: [(name: String, text: String)] {
        effectiveEntries.filter { $0.key is any ContainerValueKey.Type }
            .map { entry in
                let name = typeName(entry.key)
                let prefix = "__Key_"
                return (name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name, entry.valueDescription)
            }
            .sorted { $0.name < $1.name }
    }
}

extension SectionConfiguration {
    package var valueTexts: [(name: String, text: String)] { traits.containerValueTexts }
    package var pathDescription: String {
        switch id.kind {
        case .explicit: node?.pathDescription ?? "section"
        case .implicit(let index): "implicit \(index)"
        }
    }
}

extension ListRoot {
    /// The list's sections, as `Group(sections:)` gives them.
    package var sectionCollection: SectionCollection { SectionCollection(self) }
}

extension ViewNode {
    /// The first text that the node or one inside it shows.
    package var firstText: String? {
        if let text { return text }
        for child in children { if let text = child.node.firstText { return text } }
        return nil
    }
}
