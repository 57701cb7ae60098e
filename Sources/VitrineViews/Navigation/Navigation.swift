import VitrineGraph

/// What a navigation stack knows: its levels, and what the views in them declare.
///
/// A level is the root, a value of the path, or what a view of another level presents. Declarations come up by the level
/// in their environment, and not as preferences: views that are covered declare, too, and what they declare is asked for
/// before anything is laid out.
final class Navigation {
    /// What stands on the path.
    var path: NavigationPathAccess?
    /// The levels that are there, the root first.
    private(set) var levels: [NavigationLevel] = []
    /// What is presented changed: whoever made the levels reads it.
    let presentations = Source()
    /// The destinations of values changed: levels that show one read it.
    let destinations = Source()

    /// The levels for a path. A level stays the same as long as what it shows does, and what is under it (B1-18).
    ///
    /// What a view presents stands directly above the level that the view is in.
    func update(_ path: NavigationPathAccess) -> [NavigationLevel] {
        self.path = path
        presentations.recordRead()
        let known = Dictionary(levels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        levels = []
        add(.root, known)
        for (index, value) in path.values().enumerated() {
            add(.value(index, ObjectIdentifier(type(of: value.base)), value), known)
        }
        return levels
    }

    private func add(_ id: NavigationLevel.ID, _ known: [NavigationLevel.ID: NavigationLevel]) {
        let level = known[id] ?? NavigationLevel(id, self)
        level.setBelow(levels.last)
        levels.append(level)
        for (presenter, item) in level.presented { add(.presented(presenter, item), known) }
    }

    /// The view for a value; nil where no level declares one. The declaration closest to the root counts.
    func destination(for value: AnyHashable) -> AnyView? {
        destinations.recordRead()
        for level in levels {
            if let view = level.destination(for: value) { return view }
        }
        return nil
    }
}

/// One of the views of a navigation stack that cover one another.
final class NavigationLevel {
    /// What makes a level the one it is; its state lives as long as this stays the same.
    enum ID: Hashable {
        case root
        case value(Int, ObjectIdentifier, AnyHashable)
        case presented(NavigationDeclaration, AnyHashable)
    }

    let id: ID
    // The stack has it as long as any of its views is there.
    private(set) weak var navigation: Navigation?
    private var nodes: [Weak] = []
    private struct Weak { weak var node: (any NavigationDeclaringNode)? }

    init(_ id: ID, _ navigation: Navigation) { (self.id, self.navigation) = (id, navigation) }

    var isRoot: Bool { id == .root }

    // MARK: The bar

    private let barSource = Source()
    private var barNow = NavigationBarValue()
    private weak var belowNow: NavigationLevel?

    /// What the views tell of the bar above them.
    var bar: NavigationBarValue {
        barSource.recordRead()
        return barNow
    }

    /// The level that this one covers.
    var below: NavigationLevel? {
        barSource.recordRead()
        return belowNow
    }

    func setBar(_ new: NavigationBarValue) {
        if new == barNow { return }
        barNow = new
        barSource.invalidate()
    }

    fileprivate func setBelow(_ new: NavigationLevel?) {
        if new === belowNow { return }
        belowNow = new
        barSource.invalidate()
    }

    // MARK: What views in it declare

    func add(_ node: any NavigationDeclaringNode) {
        nodes.append(Weak(node: node))
        changed(node.declares)
    }

    func remove(_ kind: NavigationDeclaration.Kind) {
        nodes.removeAll { $0.node == nil }
        changed(kind)
    }

    func changed(_ kind: NavigationDeclaration.Kind) {
        switch kind {
        case .destination: navigation?.destinations.invalidate()
        case .presentation: navigation?.presentations.invalidate()
        }
    }

    private var declaring: some Sequence<any NavigationDeclaringNode> {
        nodes.lazy.compactMap(\.node).filter { !$0.isGone }
    }

    /// What is presented: by which declarations, and what of them. One that is on several views counts once.
    fileprivate var presented: [(NavigationDeclaration, AnyHashable)] {
        var seen: Set<NavigationDeclaration> = []
        return declaring.compactMap { node in
            guard let item = node.presentedItem, seen.insert(node.declaration).inserted else { return nil }
            return (node.declaration, item)
        }
    }

    fileprivate func destination(for value: AnyHashable) -> AnyView? {
        for node in declaring { if let view = node.destination(for: value) { return view } }
        return nil
    }

    // MARK: What it shows

    /// The value or item that the level stands for; nil for the root.
    var value: AnyHashable? {
        switch id {
        case .root: nil
        case .value(_, _, let value), .presented(_, let value): value
        }
    }

    /// What a pushed level shows; nil where no destination is declared for its value.
    var content: AnyView? {
        switch id {
        case .root: return nil
        case .value(_, _, let value): return navigation?.destination(for: value)
        case .presented(let declaration, let item):
            navigation?.destinations.recordRead()
            return presenter(declaration)?.presentedView(item)
        }
    }

    private func presenter(_ declaration: NavigationDeclaration) -> (any NavigationDeclaringNode)? {
        for level in navigation?.levels ?? [] {
            if let node = level.declaring.first(where: { $0.declaration == declaration }) { return node }
        }
        return nil
    }

    /// Puts a value on the stack's path.
    func push(_ value: AnyHashable) {
        guard let path = navigation?.path, !path.append(value) else { return }
        let type = type(of: value.base)
        VitrineLog.warnOnce(
            "navigation path \(type)",
            "a NavigationLink has a value of type \(type), which the path of its NavigationStack does not take; give the "
                + "stack a path of that type, or a NavigationPath")
    }

    /// Takes the level, and what covers it, from the stack.
    func dismiss() {
        switch id {
        case .root: break
        case .value(let index, _, _):
            guard let path = navigation?.path else { return }
            let count = path.values().count
            if count > index { path.removeLast(count - index) }
        case .presented(let declaration, _): presenter(declaration)?.endPresenting()
        }
    }
}

extension NavigationLevel: Hashable {
    static func == (a: NavigationLevel, b: NavigationLevel) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum NavigationLevelKey: EnvironmentKey { static var defaultValue: NavigationLevel? { nil } }

extension EnvironmentValues {
    /// The level of the innermost navigation stack around.
    var navigationLevel: NavigationLevel? {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }
}
