/// A group of views with a header and a footer.
///
/// See <https://developer.apple.com/documentation/swiftui/section>. To whoever asks for subviews a section is its header,
/// rows and footer one after the other (A28); to whoever asks for sections it is one.
nonisolated public struct Section<Parent, Content, Footer> {
    package var header: Parent
    package var content: Content
    package var footer: Footer
    package var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { SectionListNode(view, inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: SectionListNode<Parent, Content, Footer>.self).update(view)
    }
    public static var _listShape: _ListShape { _ListShape(count: nil, maySection: true) }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("Section") { inner in
            func part<V: View>(_ name: String, _ view: V) {
                var part = _Declarations()
                part.isTemplate = inner.isTemplate
                V._declare(view, into: &part)
                if V.self != EmptyView.self { inner.nodes.append(.init(name, children: part.nodes)) }
            }
            part("header", view.header)
            Content._declare(view.content, into: &inner)
            part("footer", view.footer)
        }
    }
}

/// The node of a section, whatever its types.
class AnySectionListNode: ListNode {
    let serial: UInt64
    override init(_ inputs: __shared ListInputs) {
        serial = inputs.host.nextSerial()
        super.init(inputs)
    }
    /// The lists of header, rows and footer; no rows while the section is collapsed (A33).
    var parts: (header: ListNode, content: ListNode?, footer: ListNode) { fatalError("abstract") }
}

final class SectionListNode<Parent: View, Content: View, Footer: View>: AnySectionListNode {
    private var header, content, footer: ListNode
    private var isExpanded = true
    private let expansion: ExpansionComputation

    init(_ view: Section<Parent, Content, Footer>, _ inputs: __shared ListInputs) {
        expansion = ExpansionComputation(graph: inputs.host.graph, depth: (inputs.parent?.rank ?? 0) + 1)
        // The parts need the node as their parent, which exists only after this.
        header = EmptyListNode(inputs)
        content = header
        footer = header
        super.init(inputs)
        let inner = inputs.child(of: self)
        header = Parent._makeList(view.header, inner)
        content = Content._makeList(view.content, inner)
        footer = Footer._makeList(view.footer, inner)
        (header.slot, content.slot, footer.slot) = (0, 1, 2)
        expansion.node = self
        expansion.binding = view.isExpanded
        isExpanded = expansion.read()
    }

    deinit { for part in [header, content, footer] { part.parent = nil } }

    func update(_ view: Section<Parent, Content, Footer>) {
        Parent._updateList(header, view.header)
        Content._updateList(content, view.content)
        Footer._updateList(footer, view.footer)
        expansion.binding = view.isExpanded
        readExpansion()
    }

    fileprivate func readExpansion() {
        let now = expansion.read()
        if now != isExpanded {
            isExpanded = now
            listChanged(
                Content._listShape.count.map {
                    ListChange(header.count, removed: now ? 0 : $0, inserted: now ? $0 : 0)
                })
        }
    }

    override var parts: (header: ListNode, content: ListNode?, footer: ListNode) {
        (header, isExpanded ? content : nil, footer)
    }

    override var count: Int { header.count + (isExpanded ? content.count : 0) + footer.count }

    override var isEmpty: Bool { header.isEmpty && (!isExpanded || content.isEmpty) && footer.isEmpty }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        for part in [header, isExpanded ? content : nil, footer] {
            guard let part else { continue }
            if offset > 0 {
                let count = part.count
                if offset >= count {
                    offset -= count
                    continue
                }
            }
            if !part.visit(from: &offset, body) { return false }
        }
        return true
    }

    override func visitSections(_ visitor: inout SectionVisitor) { visitor.add(self) }

    override func childListChanged(_ child: ListNode, _ change: ListChange?) {
        guard let change else { return passOn(nil) }
        // Whoever asks for sections may want to know all the same.
        if child === content, !isExpanded { return passOn(ListChange(0, removed: 0, inserted: 0)) }
        passOn(change.moved(by: offset(of: child)))
    }

    override func offset(of child: ListNode) -> Int {
        if child === header { return 0 }
        return header.count + (child === footer && isExpanded ? content.count : 0)
    }

    override func find(_ id: AnyHashable) -> Int? {
        for part in [header, isExpanded ? content : nil, footer] {
            if let part, let found = part.find(id) { return found + offset(of: part) }
        }
        return nil
    }

    override func pathComponent(for child: ListNode) -> String? {
        child === header ? "header" : child === footer ? "footer" : nil
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        for part in [header, content, footer] { part.setEnvironment(environment) }
    }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) {
        for part in [header, content, footer] { part.forEachMadeLeaf(body) }
    }

    /// Reads the binding of a collapsible section, and follows it.
    private final class ExpansionComputation: Computation {
        weak var node: SectionListNode?
        var binding: Binding<Bool>?
        func read() -> Bool {
            guard let binding else { return true }
            return track { binding.wrappedValue }
        }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.readExpansion() }
    }
}
