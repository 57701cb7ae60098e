import VitrineGraph

/// What a container reads of its content.
package enum ReadKind: String, Sendable { case subviews, sections }

/// A view that reads the list of other content and makes its own list from it.
package protocol ListReadingView: PrimitiveView {
    associatedtype Base: View
    associatedtype Result: View
    nonisolated var base: Base { get }
    nonisolated func transform(_ root: ListRoot) -> Result
    nonisolated static var readKind: ReadKind { get }
    /// Whether two views make the same of the same list.
    nonisolated static func haveSameTransform(_ a: Self, _ b: Self) -> Bool
}

extension ListReadingView {
    nonisolated public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        ReaderListNode(view, inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: ReaderListNode<Self>.self).update(view)
    }
    // The result's own count: the reader splices it into the list around it (F30).
    nonisolated public static var _listShape: _ListShape { Result._listShape }
}

/// A reader as reports see it.
package class AnyReaderListNode: ListNode {
    package var readRoot: ListRoot { fatalError("abstract") }
    package var readKind: ReadKind { fatalError("abstract") }
    package var declarations: _Declarations { fatalError("abstract") }
    /// Makes sure that the reader has run.
    package func run() {}
    /// The subviews of the list that is read became others.
    func listDidChange() {}
}

/// Reads the base's list and keeps the list of what the transform makes of it.
final class ReaderListNode<Reader: ListReadingView>: AnyReaderListNode {
    private var view: Reader
    private var inputs: ListInputs
    private let contentRoot: ListRoot
    private var child: ListNode?
    private lazy var computation = ReaderComputation(node: self, graph: inputs.host.graph, depth: rank)

    init(_ view: Reader, _ inputs: __shared ListInputs) {
        self.view = view
        self.inputs = inputs
        contentRoot = ListRoot(owner: nil, inheritsTraits: true)
        super.init(inputs)
        contentRoot.owner = self
        contentRoot.make(
            view.base, ViewInputs(environment: inputs.environment, host: inputs.host, depth: depth))
        inputs.host.register(self)
    }

    deinit {
        contentRoot.owner = nil
        child?.parent = nil
    }

    override func listDidChange() { computation.markDirty() }
    override var keptRank: Int? { computation.depth }
    override var readRoot: ListRoot { contentRoot }
    override var readKind: ReadKind { Reader.readKind }
    override var declarations: _Declarations { .of(view.base) }
    override func run() { _ = result }

    private var result: ListNode {
        if let child { return child }
        let inner = inputs.child(of: self)
        let node =
            inputs.host.permitsDepth(depth, of: Reader.self)
            ? Reader.Result._makeList(evaluate(), inner) : CutOffListNode(Reader.Result._listShape, inner)
        child = node
        return node
    }

    private func evaluate() -> Reader.Result {
        inputs.host.log.listReads += 1
        return computation.track { view.transform(contentRoot) }
    }

    /// What changed in the list that is read says that itself.
    func update(_ new: Reader) {
        let isSame = Reader.haveSameTransform(view, new)
        view = new
        if let base = contentRoot.child { Reader.Base._updateList(base, new.base) }
        if !isSame { refresh() }
    }

    fileprivate func refresh() {
        guard let child, !(child is CutOffListNode) else { return }
        Reader.Result._updateList(child, evaluate())
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        inputs.environment = environment
        contentRoot.setEnvironment(environment)
        child?.setEnvironment(environment)
    }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { child?.forEachMadeLeaf(body) }

    override var count: Int { result.count }
    override var isEmpty: Bool { result.isEmpty }
    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        result.visit(from: &offset, body)
    }
    override func visitSections(_ visitor: inout SectionVisitor) { result.visitSections(&visitor) }
    override func find(_ id: AnyHashable) -> Int? { result.find(id) }

    private final class ReaderComputation: Computation {
        weak var node: ReaderListNode?
        init(node: ReaderListNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { node?.placeName(of: Reader.self) }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.refresh() }
    }
}

/// The view made by `Group(subviews:)`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: ListReadingView {
    package var base: Subviews
    let content: (SubviewsCollection) -> Content

    package func transform(_ root: ListRoot) -> Content {
        content(SubviewsCollection(storage: SubviewsStorage([root], owner: root)))
    }
    package static var readKind: ReadKind { .subviews }
    package static func haveSameTransform(_ a: Self, _ b: Self) -> Bool {
        ViewComparison.areEqual(a.content, b.content)
    }
}

/// The view made by `Group(sections:)`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: ListReadingView {
    package var base: Sections
    let content: (SectionCollection) -> Content

    package func transform(_ root: ListRoot) -> Content { content(SectionCollection(root)) }
    package static var readKind: ReadKind { .sections }
    package static func haveSameTransform(_ a: Self, _ b: Self) -> Bool {
        ViewComparison.areEqual(a.content, b.content)
    }
}

extension Group {
    /// Makes a view from the subviews that `view` resolves to.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)>. The subviews keep the
    /// environment of the place where they were declared; elements are made when they are touched.
    public init<Base, Result>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
        self.init(content: GroupElementsOfContent(base: view, content: transform), ())
    }

    /// Makes a view from the sections that `view` resolves to.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)>. Views outside of any
    /// section form implicit sections with their neighbours.
    public init<Base, Result>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
        self.init(content: GroupSectionsOfContent(base: view, content: transform), ())
    }

    /// The spelling of `init(subviews:transform:)` before its release.
    public init<Base, Result>(
        subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
        self.init(subviews: view, transform: transform)
    }

    /// The spelling of `init(sections:transform:)` before its release.
    public init<Base, Result>(
        sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
        self.init(sections: view, transform: transform)
    }
}
