/// Where something about a navigation stack is declared: one modifier, however many views it is on.
struct NavigationDeclaration: Hashable {
    enum Kind { case destination, presentation }

    // Held: what is freed could be taken for what comes after it.
    private let node: ListNode
    private let address: UnsafeRawPointer

    init(_ declared: ErasedDeclared) { (node, address) = (declared.node, declared.address) }

    static func == (a: Self, b: Self) -> Bool { a.node === b.node && a.address == b.address }
    func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

/// A node of a modifier that declares what a navigation stack shows.
protocol NavigationDeclaringNode: AnyObject {
    var declaration: NavigationDeclaration { get }
    var declares: NavigationDeclaration.Kind { get }
    var isGone: Bool { get }
    /// The view for a value of the path, where this is its destination.
    func destination(for value: AnyHashable) -> AnyView?
    /// What is presented now, if anything.
    var presentedItem: AnyHashable? { get }
    func presentedView(_ item: AnyHashable) -> AnyView?
    func endPresenting()
}

/// A modifier that declares what a navigation stack shows.
protocol NavigationDeclaringModifier: PathModifier {
    nonisolated static var declares: NavigationDeclaration.Kind { get }
    nonisolated func destination(for value: AnyHashable) -> AnyView?
    nonisolated var presentedItem: AnyHashable? { get }
    nonisolated func presentedView(_ item: AnyHashable) -> AnyView?
    nonisolated func endPresenting()
    /// What to say where there is no navigation stack around.
    nonisolated static var strayMessage: String { get }
}

extension NavigationDeclaringModifier {
    nonisolated func destination(for value: AnyHashable) -> AnyView? { nil }
    nonisolated var presentedItem: AnyHashable? { nil }
    nonisolated func presentedView(_ item: AnyHashable) -> AnyView? { nil }
    nonisolated func endPresenting() {}

    nonisolated static var kind: PathModifierKind { .wrapper }
    nonisolated static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        NavigationDeclaringModifierNode(declared, inputs)
    }
}

/// Tells the level around it what its modifier declares, as long as it is there.
private final class NavigationDeclaringModifierNode<M: NavigationDeclaringModifier>: WrapperNode,
    NavigationDeclaringNode
{
    private var declared: Declared<M> { Declared(_declared) }
    private let page: NavigationLevel?
    private var lastItem: AnyHashable?

    init(_ declared: Declared<M>, _ inputs: __shared ViewInputs) {
        page = inputs.environment.navigationLevel
        lastItem = declared.value.presentedItem
        super.init(inputs, declared.erased)
        page?.add(self)
        if page == nil { VitrineLog.warnOnce(M.strayMessage) }
    }

    deinit { page?.remove(M.declares) }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        guard takeVersion() else { return }
        // What is shown for a value or an item may be another.
        page?.changed(.destination)
        let item = presentedItem
        if item == lastItem { return }
        lastItem = item
        page?.changed(.presentation)
    }

    var declaration: NavigationDeclaration { NavigationDeclaration(_declared) }
    var declares: NavigationDeclaration.Kind { M.declares }
    func destination(for value: AnyHashable) -> AnyView? { declared.value.destination(for: value) }
    var presentedItem: AnyHashable? { declared.value.presentedItem }
    func presentedView(_ item: AnyHashable) -> AnyView? { declared.value.presentedView(item) }
    func endPresenting() { declared.value.endPresenting() }
}
