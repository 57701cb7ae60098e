import VitrineGraph

/// The sections some content resolves to, explicit ones and the runs between them, in order.
///
/// See <https://developer.apple.com/documentation/swiftui/sectioncollection>. There is at least one section: content of
/// nothing is one empty section without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    init(_ root: ListRoot) {
        var visitor = SectionVisitor(owner: root)
        root.child?.visitSections(&visitor)
        visitor.endRun()
        // The documented minimum; kept here and nowhere else (E18).
        if visitor.sections.isEmpty { visitor.addImplicit([]) }
        sections = visitor.sections
    }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}

/// One section of some content: an explicit `Section`, or a run of views outside of any.
///
/// See <https://developer.apple.com/documentation/swiftui/sectionconfiguration>.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Identifies a section: an explicit one by its declaration, a run by its place among the sections (E38, E39).
    public struct ID: Hashable {
        enum Kind: Hashable {
            case explicit(UInt64)
            case implicit(Int)
        }
        let kind: Kind
    }

    public let id: ID
    let node: AnySectionListNode?
    let headerStorage, contentStorage, footerStorage: SubviewsStorage

    /// The values set on the section itself; a run has none (E6).
    public var containerValues: ContainerValues { ContainerValues(traits) }

    var traits: PropertyList {
        node?.recordTraitsRead()
        var traits = PropertyList()
        node?.applyPathTraits(&traits)
        return traits
    }

    /// The subviews of the header; empty without one.
    public var header: SubviewsCollection { SubviewsCollection(storage: headerStorage) }
    /// The section's rows.
    public var content: SubviewsCollection { SubviewsCollection(storage: contentStorage) }
    /// The subviews of the footer; empty without one.
    public var footer: SubviewsCollection { SubviewsCollection(storage: footerStorage) }

    /// The actions set by `sectionActions(content:)`.
    public var actions: Actions { Actions(content: traits[trait: SectionActionsTraitKey.self]) }

    /// The actions of a section; as a view it is all of them.
    nonisolated public struct Actions: View, PrimitiveView {
        let content: AnyView?

        public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
            AnyView?._makeList(view.content, inputs)
        }
        public static func _updateList(_ node: _ListNode, _ view: Self) {
            AnyView?._updateList(node, view.content)
        }
        public static var _listShape: _ListShape { .unknown }
    }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}
@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

enum SectionActionsTraitKey: _ViewTraitKey {
    static var defaultValue: AnyView? { nil }
}

extension View {
    /// Sets the actions of a section.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)>.
    nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View {
        _trait(SectionActionsTraitKey.self, AnyView(content()))
    }
}

/// Collects the sections of a list.
package struct SectionVisitor {
    fileprivate(set) var sections: [SectionConfiguration] = []
    private var run: [ListNode] = []
    private let owner: AnyObject

    fileprivate init(owner: AnyObject) { self.owner = owner }

    /// A part of the list without sections.
    package mutating func addLoose(_ node: ListNode) { run.append(node) }

    /// A `Section`. One with nothing in it is dropped, yet it ends the run before it (E15, E17).
    mutating func add(_ node: AnySectionListNode) {
        endRun()
        let parts = node.parts
        if parts.header.isEmpty, parts.content?.isEmpty ?? true, parts.footer.isEmpty { return }
        sections.append(
            SectionConfiguration(
                id: .init(kind: .explicit(node.serial)), node: node,
                headerStorage: SubviewsStorage([parts.header], owner: owner),
                contentStorage: SubviewsStorage(parts.content.map { [$0] } ?? [], owner: owner),
                footerStorage: SubviewsStorage([parts.footer], owner: owner)))
    }

    mutating func endRun() {
        if !run.allSatisfy(\.isEmpty) { addImplicit(run) }
        run = []
    }

    mutating func addImplicit(_ parts: [ListNode]) {
        sections.append(
            SectionConfiguration(
                id: .init(kind: .implicit(sections.count)), node: nil,
                headerStorage: SubviewsStorage([], owner: owner),
                contentStorage: SubviewsStorage(parts, owner: owner),
                footerStorage: SubviewsStorage([], owner: owner)))
    }
}
