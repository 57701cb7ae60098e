/// Keeps a view alive and makes its frames.
///
/// The tree is made once; a frame after a change brings it up to date and records what it shows.
@MainActor package final class RenderHost {
    package let host: ViewHost
    // Both go before the host does.
    private var leaf: UnaryListNode<RootView>!
    private var root: ViewNode!
    private let inputs: ViewInputs
    /// What is on its way from where it was shown.
    private let motions: DisplayMotions
    private var lastProposal: ProposedViewSize?
    /// The time that animations run by, in seconds, from any point on. The next frame shows them at that time.
    package var time = 0.0

    /// - Parameters:
    ///   - isLive: whether further frames follow the first, so that nodes keep what they recorded.
    ///   - storage: what `@AppStorage` and `@SceneStorage` are kept in; without one they are kept in memory.
    package init(
        _ view: any View, textEngine: any TextEngine, imageLoader: (any ImageLoader)? = nil,
        colorScheme isDark: Bool = false, displayScale: CGFloat = 1, isLive: Bool = false,
        environment: EnvironmentValues = EnvironmentValues(), storage: StorageFile? = nil
    ) {
        var environment = environment
        if isDark { environment.colorScheme = .dark }
        environment.displayScale = displayScale
        host = ViewHost(
            textEngine: textEngine, imageLoader: imageLoader, displayScale: displayScale, isLive: isLive)
        host.defaultTransition = .opacity
        motions = DisplayMotions(host)
        if let storage { host.storage = (storage.app, storage.scene) }
        inputs = ViewInputs(environment: environment, host: host)
        let listInputs = ListInputs(parent: nil, environment: environment, host: host, depth: 0)
        leaf = unsafeDowncast(
            RootView._makeList(RootView(content: AnyView(view)), listInputs), to: UnaryListNode<RootView>.self)
        root = leaf.makeViewNode(inputs)
        host.rootNode = root
        _ = host.placeholder
    }

    isolated deinit {
        host.remains.close()
        (root, leaf) = (nil, nil)
    }

    /// Puts another value in place of the root view; what is the same in it keeps its identity and state.
    package func update(_ view: any View) {
        motions.begin(root)
        leaf.update(RootView(content: AnyView(view)))
        root.refresh(inputs)
    }

    /// One frame, stage by stage; each reads only what the stage before it made.
    ///
    /// - Returns: the size the root takes, in points, and what it shows.
    package func frame(proposal: ProposedViewSize) -> (size: CGSize, list: DisplayList) {
        let size = settle(proposal)
        return (size, displayList())
    }

    /// Brings everything up to date and tells what that changed about what is shown. Nothing changed: O(1).
    package func update(proposal: ProposedViewSize) -> DisplayChanges {
        settle(proposal)
        return host.takeDisplayChanges()
    }

    /// All that the root shows. O(what is shown).
    package func displayList() -> DisplayList {
        var recorder = DisplayRecorder()
        root.record(&recorder, at: .zero)
        return motions.applied(to: recorder.list)
    }

    /// How often the stages of one frame may make each other run again.
    private static let maxRounds = 8

    /// Shows one transaction after the other: lays out, and does what is to be done when views appear, change or go;
    /// what that changes is in the same frame (B2-03), but not for ever.
    @discardableResult
    private func settle(_ proposal: ProposedViewSize) -> CGSize {
        let animations = host.animations
        animations.advance(to: time)
        var roundsLeft = Self.maxRounds + host.graph.changes.count
        while host.graph.takeChanges() || needsLayout(proposal) || host.effects.needsRun || animations.needsRun {
            if roundsLeft == 0 {
                host.log.feedbacks += 1
                warnOfEffects()
                break
            }
            roundsLeft -= 1
            animations.begin(host.graph)
            if needsLayout(proposal) { motions.begin(root) }
            let isSettled = !needsLayout(proposal) || layOut(proposal)
            motions.end()
            animations.end()
            animations.runCompletions()
            host.effects.run()
            if !isSettled { break }
        }
        host.effects.start()
        host.windows.endFrame()
        host.graph.endTransaction()
        animations.close()
        motions.discard()
        host.replaced = nil
        freeRemains()
        return root.size
    }

    private var isFreeing = false

    /// Frees a part of what large removals left, and the rest when there is nothing else to do.
    private func freeRemains() {
        if host.remains.isEmpty { return }
        _ = host.remains.freeOld()
        host.remains.endFrame()
        if isFreeing { return }
        isFreeing = true
        Task { @MainActor [weak self] in
            while let self, self.host.remains.freeOld() { await Task.yield() }
            self?.isFreeing = false
        }
    }

    private func warnOfEffects() {
        let names = host.effects.lastNames
        VitrineLog.warnOnce(
            "effect feedback \(names)",
            "\(names.isEmpty ? "a body that changes what it reads" : names.joined(separator: ", ")) keeps changing what "
                + "makes it run; after \(Self.maxRounds) times the frame is shown as it is. Change state there only when "
                + "the new value is another.")
    }

    /// Whether something moves: then frames at later times show something else.
    package var isAnimating: Bool { host.animations.isRunning }

    /// Whether another frame, at the same time, would do anything.
    package var needsFrame: Bool {
        needsLayout(lastProposal ?? .unspecified) || host.effects.needsRun || host.animations.needsRun
    }

    private func needsLayout(_ proposal: ProposedViewSize) -> Bool {
        proposal != lastProposal || host.graph.needsFlush || !host.layoutQueue.isEmpty
    }

    /// Brings the tree up to date, measures and places, until no layout changes what a body has read of one before; but
    /// not for ever.
    private func layOut(_ proposal: ProposedViewSize) -> Bool {
        host.setWindowSize(proposal)
        let queue = host.layoutQueue
        if proposal != lastProposal {
            lastProposal = proposal
            queue.needsRoot = true
        }
        var rounds = 0
        repeat {
            // Bodies whose sources changed, outermost first; containers read the lists that changed.
            let isSettled = host.graph.flush()
            queue.settleAnswers()
            if queue.needsRoot {
                queue.needsRoot = false
                root.layout(root.sizeThatFits(proposal), proposal)
            }
            queue.placeInside()
            if !host.windows.isEmpty { host.windows.settle() }
            if host.asksForPlaces { GeometryPass.run(root) }
            rounds += 1
            if !isSettled || rounds == Self.maxRounds, host.graph.needsFlush || !queue.isEmpty {
                host.log.feedbacks += 1
                warnOfLayout()
                return false
            }
        } while host.graph.needsFlush || !queue.isEmpty
        return true
    }

    private func warnOfLayout() {
        let names = host.graph.waitingNames
        VitrineLog.warnOnce(
            "layout feedback \(names)",
            "\(names.isEmpty ? "a view" : names.joined(separator: ", ")) keeps changing with its own layout; the frame "
                + "is shown as it is now")
    }

    /// The nodes of the last frame.
    package var rootNode: ViewNode { root! }
}

/// Where the app's view stands: several views are stacked, one is itself.
nonisolated struct RootView: ContainerView {
    let content: AnyView

    var containerLayout: RootLayout { RootLayout() }
    var containerContent: AnyView { _read { yield content } }
}

/// Gives one view just what the host proposes. A stack around it would not: it offers its own width where none was
/// proposed (A2-18), and a text would wrap that has all the room it asks for.
struct RootLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    private let stack = VStackLayout()

    func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout VStackLayout.Cache, subviews: Subviews) {
        stack.updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
