/// Reading subviews the way it was before 2024; public code uses it as much as `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root over some content.
    @frozen nonisolated public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            (self.root, self.content) = (root, content())
        }
    }
}

@MainActor @preconcurrency
public protocol _VariadicView_Root {
    static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
    public static var _viewListOptions: Int { 0 }
}

/// Makes a body from the children of some content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
    nonisolated static func _isUnary() -> Bool
}

extension _VariadicView_ViewRoot {
    nonisolated public static func _isUnary() -> Bool { false }
}

extension _VariadicView_ViewRoot where Body == Never {
    public func body(children: _VariadicView.Children) -> Never { fatalError("\(Self.self) has no body") }
}

/// A root whose tree is one view (K2).
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
extension _VariadicView_UnaryViewRoot {
    nonisolated public static func _isUnary() -> Bool { true }
}

/// A root whose tree is the views of its body (K2).
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    nonisolated public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        Root._isUnary()
            ? UnaryTree._makeList(UnaryTree(reader: view.reader), inputs) : Reader._makeList(view.reader, inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        if Root._isUnary() {
            UnaryTree._updateList(node, UnaryTree(reader: view.reader))
        } else {
            Reader._updateList(node, view.reader)
        }
    }
    nonisolated public static var _listShape: _ListShape { Root._isUnary() ? .one : Root.Body._listShape }
    nonisolated public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add(typeName(Root.self)) { Content._declare(view.content, into: &$0) }
    }

    private typealias Reader = VariadicReader<Root, Content>
    private typealias UnaryTree = VariadicUnaryTree<Root, Content>
    nonisolated private var reader: Reader { Reader(root: root, base: content) }
}

/// Reads the children and runs the root's body on them.
nonisolated struct VariadicReader<Root: _VariadicView_ViewRoot, Content: View>: ListReadingView {
    let root: Root
    let base: Content

    func transform(_ list: ListRoot) -> Root.Body {
        let witness: @MainActor (Root, _VariadicView_Children) -> Root.Body = { $0.body(children: $1) }
        let run = unsafeBitCast(witness, to: ((Root, _VariadicView_Children) -> Root.Body).self)
        let storage = SubviewsStorage([list], owner: list)
        return run(root, _VariadicView_Children(subviews: SubviewsCollection(storage: storage)))
    }
    static var readKind: ReadKind { .subviews }
    static func haveSameTransform(_ a: Self, _ b: Self) -> Bool { ViewComparison.areEqual(a.root, b.root) }
}

/// The one view of a unary root: its body's views on top of one another, which mostly is one.
nonisolated struct VariadicUnaryTree<Root: _VariadicView_ViewRoot, Content: View>: ContainerView {
    let reader: VariadicReader<Root, Content>

    var containerLayout: ZStackLayout { ZStackLayout() }
    var containerContent: VariadicReader<Root, Content> { _read { yield reader } }
}

/// The children of a variadic view.
nonisolated public struct _VariadicView_Children: View, PrimitiveView, RandomAccessCollection {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        SubviewsCollection._makeList(view.subviews, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        SubviewsCollection._updateList(node, view.subviews)
    }
    public static var _listShape: _ListShape { .unknown }

    /// One child: a view, with its traits.
    nonisolated public struct Element: View, PrimitiveView, Identifiable {
        let subview: Subview
        var overrides = PropertyList()

        init(subview: Subview) { self.subview = subview }

        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The id that `ForEach` or `.id` gave the child, where it is of the type `ID` (K3).
        public func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable {
            var child: ListNode = subview.leaf
            while let parent = child.parent {
                if let id = parent.explicitID(of: child)?.base as? ID { return id }
                child = parent
            }
            return nil
        }

        /// A trait of the child (K4). Setting it on a copy sets it where the copy is placed.
        public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
            get { overrides.value(of: key) ?? subview.traits[trait: key] }
            set { overrides.set(key, newValue) }
        }

        public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
            SubviewListNode(view.subview, inputs, overrides: view.overrides)
        }
        public static func _updateList(_ node: _ListNode, _ view: Self) {
            unsafeDowncast(node, to: SubviewListNode.self).update(view.subview, overrides: view.overrides)
        }
        public static var _listShape: _ListShape { .one }
    }
}

@available(*, unavailable)
extension _VariadicView_Children: Sendable {}
