import VitrineGraph

/// The bar of a level, which takes room above its views: a button back, a title in the bar or below it.
///
/// The lengths are those of iOS 26: 54 for the bar, 52 more for a large title, buttons of 44, margins of 16. A level
/// without a title, a way back or a wish for a bar has none (A13-23).
struct NavigationBar: View {
    let level: NavigationLevel

    private static let height: CGFloat = 54
    private static let titleHeight: CGFloat = 52
    private static let margin: CGFloat = 16
    private static let button: CGFloat = 44

    var body: some View {
        let bar = level.shownBar
        if bar.isShown {
            ZStack {
                if let title = bar.title, !bar.isTitleLarge {
                    let side = bar.hasBackButton ? Self.button + 8 : 0
                    // In the middle of the bar, not of what the button leaves, if there is room.
                    ViewThatFits(in: .horizontal) {
                        title.padding(.horizontal, side)
                        title.padding(.leading, side)
                    }
                    .font(.headline)
                    .foregroundStyle(Color.primary)
                    .lineLimit(1)
                    .accessibilityHeading(.h1)
                }
                if bar.hasBackButton {
                    BackButton(length: Self.button) { level.dismiss() }.frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .padding(.horizontal, Self.margin)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            if let title = bar.title, bar.isTitleLarge {
                title.font(.largeTitle.bold())
                    .foregroundStyle(Color.primary)
                    .lineLimit(1)
                    .accessibilityHeading(.h1)
                    .padding(.horizontal, Self.margin)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: Self.titleHeight)
            }
        }
    }
}

private struct BackButton: View {
    let length: CGFloat
    let action: @MainActor () -> Void

    var body: some View {
        Image(systemName: "chevron.backward")
            .font(.system(size: 20, weight: .medium))
            .foregroundStyle(Color.primary)
            .frame(width: length, height: length)
            .background { BarGround(shape: Circle()) }
            .modifier(ActionModifier(action: action))
            .accessibilityLabel("Back")
    }
}

/// What buttons and tab bars stand on: a plain ground with a soft edge, where systems have glass.
struct BarGround<S: InsettableShape>: View {
    @Environment(\.colorScheme) private var colorScheme
    let shape: S

    var body: some View {
        let isDark = colorScheme == .dark
        shape
            .fill(isDark ? Color(white: 0.13) : .white)
            .strokeBorder(isDark ? Color.white.opacity(0.14) : .black.opacity(0.05), lineWidth: 0.5)
            .shadow(color: .black.opacity(isDark ? 0.4 : 0.12), radius: 10, y: 2)
    }
}

extension NavigationLevel {
    /// What the bar shows, of what the views tell and of what is below.
    struct ShownBar {
        var title: Text?
        var isTitleLarge: Bool
        var hasBackButton: Bool
        var isShown: Bool
    }

    var shownBar: ShownBar {
        let bar = bar
        let hasBackButton = !isRoot && bar.hidesBackButton != true
        let isShown =
            switch bar.visibility ?? .automatic {
            case .visible: true
            case .hidden: false
            case .automatic: hasBackButton || bar.title != nil
            }
        return ShownBar(
            title: bar.title, isTitleLarge: isTitleLarge, hasBackButton: hasBackButton, isShown: isShown)
    }

    private var isTitleLarge: Bool {
        switch bar.mode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: below?.isTitleLarge ?? (bar.title != nil)
        }
    }
}

/// Follows what the views inside tell of their bar. That is theirs and their level's: nobody further out hears of it.
nonisolated struct NavigationBarReader: PathModifier {
    typealias Body = Never
    let level: NavigationLevel

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        NavigationBarReaderNode(declared, inputs)
    }
}

private final class NavigationBarReaderNode: WrapperNode {
    private let page: NavigationLevel
    private let rank: Int
    private lazy var computation = BarComputation(node: self, graph: host.graph, depth: rank)

    init(_ declared: Declared<NavigationBarReader>, _ inputs: __shared ViewInputs) {
        page = declared.value.level
        rank = declared.node.rank + 1
        super.init(inputs, declared.erased)
        host.readsPreferences = true
        computation.markDirty()
    }

    private final class BarComputation: Computation {
        weak var node: NavigationBarReaderNode?
        init(node: NavigationBarReaderNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { track { node?.readBar() } }
    }

    private func readBar() { page.setBar(child.preference(NavigationBarKey.self) ?? NavigationBarValue()) }

    override func preferenceInsideChanged(_ key: Any.Type?) {
        if key == nil || key == NavigationBarKey.self { computation.markDirty() }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == NavigationBarKey.self ? nil : combinedPreference(key)
    }
}
