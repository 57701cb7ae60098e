/// What the containers of a view resolved to: for each that reads a list, what was declared and what it got.
///
/// Plain values, so that whoever prints or compares them needs no view.
package struct ResolveReport: Equatable, Sendable {
    /// Outermost first.
    package var containers: [Container]

    package init(containers: [Container] = []) { self.containers = containers }

    /// A view that read the list of another.
    package struct Container: Equatable, Sendable {
        /// The type of the reader.
        package var view: String
        package var reads: Reads
        /// How many views its content's declaration names.
        package var declared: Int
        /// How many subviews it got.
        package var resolved: Int
        /// What was declared: the content as written, `ForEach` and `Group` included.
        package var declaredTree: [DeclaredNode]
        /// What it got. A reader of subviews has one section, with content only.
        package var sections: [Section]

        package init(
            view: String, reads: Reads, declared: Int, resolved: Int, declaredTree: [DeclaredNode] = [],
            sections: [Section] = []
        ) {
            (self.view, self.reads, self.declared, self.resolved) = (view, reads, declared, resolved)
            (self.declaredTree, self.sections) = (declaredTree, sections)
        }
    }

    package enum Reads: String, Sendable { case subviews, sections }

    /// A declaration in the content of a container.
    package struct DeclaredNode: Equatable, Sendable {
        package var label: String
        package var children: [DeclaredNode]

        package init(_ label: String, children: [DeclaredNode] = []) { (self.label, self.children) = (label, children) }
    }

    package struct Section: Equatable, Sendable {
        package var id: String
        package var values: [Value]
        package var header: [Subview]
        package var content: [Subview]
        package var footer: [Subview]

        package init(
            id: String, values: [Value] = [], header: [Subview] = [], content: [Subview] = [], footer: [Subview] = []
        ) {
            (self.id, self.values, self.header, self.content, self.footer) = (id, values, header, content, footer)
        }
    }

    package struct Subview: Equatable, Sendable {
        package var id: String
        package var type: String
        /// The first text it shows, if any.
        package var text: String?
        package var values: [Value]

        package init(id: String, type: String, text: String? = nil, values: [Value] = []) {
            (self.id, self.type, self.text, self.values) = (id, type, text, values)
        }
    }

    /// A container value that was set, be it to its default.
    package struct Value: Equatable, Sendable {
        package var name: String
        package var text: String

        package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    }
}
