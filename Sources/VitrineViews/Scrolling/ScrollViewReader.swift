/// A view that lets its content scroll to views inside, by a proxy.
///
/// See <https://developer.apple.com/documentation/swiftui/scrollviewreader>.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    @State private var scope = ScrollScope()

    /// A reader with the content that the closure makes.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor @preconcurrency public var body: some View {
        content(ScrollViewProxy(scope: scope)).modifier(ScrollScopeModifier(scope: scope))
    }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
///
/// See <https://developer.apple.com/documentation/swiftui/scrollviewproxy>.
nonisolated public struct ScrollViewProxy {
    let scope: ScrollScope

    /// Scrolls, in the next frame, to the first view that `ForEach` or `.id(_:)` gave an id; where there is none, it does
    /// nothing. A row that a lazy container has not made yet is found by the id of its element.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)>.
    ///
    /// - Parameter anchor: the point of the view that comes to stand at the same point of the scroll view; nil: it moves
    ///   as little as it must.
    /// - Complexity: O(what is made), and O(elements) for a `ForEach` in a lazy container.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        for node in scope.nodes { ScrollTarget(AnyHashable(id), anchor: anchor, below: node).post() }
    }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

/// The views in which a proxy scrolls.
final class ScrollScope {
    private struct Weak { weak var node: ViewNode? }
    private var found: [Weak] = []
    var nodes: [ViewNode] { found.compactMap(\.node) }

    nonisolated init() {}

    func add(_ node: ViewNode) {
        found.removeAll { $0.node == nil }
        found.append(Weak(node: node))
    }
}

nonisolated private struct ScrollScopeModifier: PathModifier {
    typealias Body = Never
    let scope: ScrollScope

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        let node = WrapperNode(inputs, declared.erased)
        declared.value.scope.add(node)
        return node
    }
}
