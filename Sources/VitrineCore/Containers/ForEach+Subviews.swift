/// Stands for the data of a `ForEach` over the subviews of some content.
///
/// Nothing can be read from it: subviews exist only while a tree is resolved (F27).
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let source: ForEachContentSource<Subview, Content>

    public var startIndex: Int { unreadable() }
    public var endIndex: Int { unreadable() }
    public subscript(index: Int) -> Subview { unreadable() }

    private func unreadable() -> Never {
        fatalError("the data of ForEach(subviews:) cannot be read; use Group(subviews:) to get the subviews")
    }
}

/// Stands for the data of a `ForEach` over the sections of some content. Nothing can be read from it.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let source: ForEachContentSource<SectionConfiguration, Content>

    public var startIndex: Int { unreadable() }
    public var endIndex: Int { unreadable() }
    public subscript(index: Int) -> SectionConfiguration { unreadable() }

    private func unreadable() -> Never {
        fatalError("the data of ForEach(sections:) cannot be read; use Group(sections:) to get the sections")
    }
}

/// The content a `ForEach` reads, with its type erased.
class ForEachContentSource<Element, Content: View> {
    func makeList(_ content: @escaping (Element) -> Content, _ inputs: ListInputs) -> ListNode {
        fatalError("abstract")
    }
    func updateList(_ node: ListNode, _ content: @escaping (Element) -> Content) { fatalError("abstract") }
    var declarations: _Declarations { _Declarations() }
}

/// The data types whose `ForEach` is a group that loops over what it reads.
protocol ContentSourceData {
    /// `content` is the ForEach's closure, of the type the data is generic over.
    func makeList(_ content: Any, _ inputs: ListInputs) -> ListNode
    func updateList(_ node: ListNode, _ content: Any)
    func declare(into declarations: inout _Declarations)
}

extension ForEachSubviewCollection: ContentSourceData {
    func makeList(_ content: Any, _ inputs: ListInputs) -> ListNode {
        source.makeList(content as! (Subview) -> Content, inputs)
    }
    func updateList(_ node: ListNode, _ content: Any) {
        source.updateList(node, content as! (Subview) -> Content)
    }
    func declare(into declarations: inout _Declarations) {
        declarations.add("ForEach(subviews:)") { $0 = source.declarations }
    }
}

extension ForEachSectionCollection: ContentSourceData {
    func makeList(_ content: Any, _ inputs: ListInputs) -> ListNode {
        source.makeList(content as! (SectionConfiguration) -> Content, inputs)
    }
    func updateList(_ node: ListNode, _ content: Any) {
        source.updateList(node, content as! (SectionConfiguration) -> Content)
    }
    func declare(into declarations: inout _Declarations) {
        declarations.add("ForEach(sections:)") { $0 = source.declarations }
    }
}

/// Loops over the subviews of some content.
nonisolated private struct SubviewsLoop<Base: View, Content: View>: ListReadingView {
    var base: Base
    let content: (Subview) -> Content

    func transform(_ root: ListRoot) -> ForEach<SubviewsCollection, Subview.ID, Content> {
        ForEach(SubviewsCollection(storage: SubviewsStorage([root], owner: root)), content: content)
    }
    static var readKind: ReadKind { .subviews }
    static func haveSameTransform(_ a: Self, _ b: Self) -> Bool { ViewComparison.areEqual(a.content, b.content) }
}

/// Loops over the sections of some content.
nonisolated private struct SectionsLoop<Base: View, Content: View>: ListReadingView {
    var base: Base
    let content: (SectionConfiguration) -> Content

    func transform(_ root: ListRoot) -> ForEach<SectionCollection, SectionConfiguration.ID, Content> {
        ForEach(SectionCollection(root), content: content)
    }
    static var readKind: ReadKind { .sections }
    static func haveSameTransform(_ a: Self, _ b: Self) -> Bool { ViewComparison.areEqual(a.content, b.content) }
}

private final class SubviewsSource<Base: View, Content: View>: ForEachContentSource<Subview, Content> {
    let base: Base
    init(_ base: Base) { self.base = base }

    private typealias Loop = SubviewsLoop<Base, Content>
    override func makeList(_ content: @escaping (Subview) -> Content, _ inputs: ListInputs) -> ListNode {
        Loop._makeList(Loop(base: base, content: content), inputs)
    }
    override func updateList(_ node: ListNode, _ content: @escaping (Subview) -> Content) {
        Loop._updateList(node, Loop(base: base, content: content))
    }
    override var declarations: _Declarations { .of(base) }
}

private final class SectionsSource<Base: View, Content: View>: ForEachContentSource<SectionConfiguration, Content> {
    let base: Base
    init(_ base: Base) { self.base = base }

    private typealias Loop = SectionsLoop<Base, Content>
    override func makeList(_ content: @escaping (SectionConfiguration) -> Content, _ inputs: ListInputs) -> ListNode {
        Loop._makeList(Loop(base: base, content: content), inputs)
    }
    override func updateList(_ node: ListNode, _ content: @escaping (SectionConfiguration) -> Content) {
        Loop._updateList(node, Loop(base: base, content: content))
    }
    override var declarations: _Declarations { .of(base) }
}

extension ForEach {
    /// Makes a view of each subview that `view` resolves to.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)>.
    public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
        self.init(
            _data: ForEachSubviewCollection(source: SubviewsSource(view)), _ForEachAccess(), content: content)
    }

    /// Makes a view of each section that `view` resolves to.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/foreach/init(sections:content:)>.
    public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
        self.init(
            _data: ForEachSectionCollection(source: SectionsSource(view)), _ForEachAccess(), content: content)
    }

    /// The spelling of `init(subviews:content:)` before its release.
    public init<V>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
        self.init(subviews: view, content: content)
    }

    /// The spelling of `init(sections:content:)` before its release.
    public init<V>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
        self.init(sections: view, content: content)
    }
}
