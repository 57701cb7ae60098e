/// A view that shows a root view, and further views above it.
///
/// See <https://developer.apple.com/documentation/swiftui/navigationstack>. The topmost is shown; those below keep their
/// nodes and state (B1-17), and what is popped is gone with its own. A level is the same as long as the value at its place
/// in the path is (B1-18). The stack takes all the space it is proposed (A13-23).
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
    private let path: NavigationPathAccess?
    @State private var ownPath = NavigationPath()
    @State private var navigation = NavigationHolder()
    private let root: Root

    /// A stack with a path of its own.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (path, self.root) = (nil, root())
    }

    /// A stack whose path an app keeps, of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.path, self.root) = (NavigationPathAccess(path), root())
    }

    /// A stack whose path an app keeps, of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        (self.path, self.root) = (NavigationPathAccess(path), root())
    }

    @MainActor @preconcurrency public var body: some View {
        let levels = navigation.navigation.update(path ?? NavigationPathAccess($ownPath))
        KeptViews(shown: levels.count - 1) {
            NavigationPage(level: levels[0]) { root }
            ForEach(levels.dropFirst(), id: \.self) { level in
                NavigationPage(level: level) { PushedContent(level: level) }
            }
        }
    }

    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("NavigationStack") { Root._declare(view.root, into: &$0) }
    }
}

/// Makes what a stack knows when it is asked for first, not each time the stack is declared.
final class NavigationHolder {
    private(set) lazy var navigation = Navigation()
}

/// One level: its bar, if it has one, and its views, stacked, in all the space that is left.
struct NavigationPage<Content: View>: View {
    let level: NavigationLevel
    let content: Content

    init(level: NavigationLevel, @ViewBuilder content: () -> Content) {
        (self.level, self.content) = (level, content())
    }

    var body: some View {
        VStack(spacing: 0) {
            NavigationBar(level: level)
            VStack { content }
                .modifier(NavigationBarReader(level: level))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onGroundOfList()
        .modifier(NavigationEnvironment(level: level))
    }
}

/// What a level tells the views in it.
private nonisolated struct NavigationEnvironment: PathModifier {
    typealias Body = Never
    let level: NavigationLevel

    static var kind: PathModifierKind { .environment }
    func modify(_ environment: inout EnvironmentValues) {
        environment.navigationLevel = level
        // What the stack itself is presented as is there for its root.
        if level.isRoot { return }
        environment.dismiss = DismissAction(presented: level)
        environment.isPresented = true
    }
}

/// What is shown for a value or an item; runs again when a destination changes.
private struct PushedContent: View {
    let level: NavigationLevel

    var body: some View {
        if let content = level.content {
            content
        } else {
            // Not to be seen as long as views are made that may still declare one: it appears when all is laid out.
            Image(systemName: "exclamationmark.triangle.fill")
                .foregroundStyle(.yellow)
                .onAppear { warn() }
        }
    }

    private func warn() {
        guard case .value(_, _, let value) = level.id else { return }
        let type = type(of: value.base)
        VitrineLog.warnOnce(
            "navigation destination \(type)",
            "a NavigationStack has no destination for the value \(value.base) of type \(type); put "
                + ".navigationDestination(for: \(type).self) { … } on a view inside the stack")
    }
}
