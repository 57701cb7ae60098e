/// A view without others inside: it has a size and shows something.
package protocol LeafView: UnaryView {
    /// What the view makes once of its value and environment, and keeps until one of them changes.
    associatedtype Resolved = Void
    nonisolated func resolve(_ inputs: ViewInputs) -> Resolved
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Resolved) -> CGSize
    /// The axes on which any other proposal would have given the same `size`.
    nonisolated func freeAxes(_ proposal: ProposedViewSize, _ size: CGSize, _ resolved: Resolved) -> Axis.Set
    nonisolated func record(_ resolved: Resolved, into leaf: inout LeafRecorder)
    nonisolated func spacing(_ resolved: Resolved) -> ViewSpacing
    nonisolated func explicitAlignment(_ key: AlignmentKey, at size: CGSize, _ resolved: Resolved) -> CGFloat?
    /// What is known of the length on an axis without measuring.
    nonisolated func lengthRange(along axis: Axis, _ resolved: Resolved) -> LengthRange?
    /// Whether a view that is resolved anew answers whoever lays it out as it did before: only its look changed. `isSame`:
    /// the view is the same as then, and only its environment another.
    nonisolated func keepsLayout(_ before: Resolved, _ resolved: Resolved, isSame: Bool) -> Bool
    /// The text the view shows.
    nonisolated func text(_ resolved: Resolved) -> String?
    /// Where the view stands in the order in which a stack gives out space; -infinity comes after everything.
    nonisolated var priority: Double { get }
}

extension LeafView {
    nonisolated package func freeAxes(
        _ proposal: ProposedViewSize, _ size: CGSize, _ resolved: Resolved
    ) -> Axis.Set { [] }
    nonisolated package func spacing(_ resolved: Resolved) -> ViewSpacing { ViewSpacing() }
    nonisolated package func explicitAlignment(
        _ key: AlignmentKey, at size: CGSize, _ resolved: Resolved
    ) -> CGFloat? { nil }
    nonisolated package func lengthRange(along axis: Axis, _ resolved: Resolved) -> LengthRange? { nil }
    nonisolated package func keepsLayout(_ before: Resolved, _ resolved: Resolved, isSame: Bool) -> Bool { false }
    nonisolated package var priority: Double { 0 }
    nonisolated package func text(_ resolved: Resolved) -> String? { nil }

    nonisolated package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        LeafNode(view, inputs)
    }
}

extension LeafView where Resolved == Void {
    nonisolated package func resolve(_ inputs: ViewInputs) {}
}

/// The node of a leaf view.
package final class LeafNode<V: LeafView>: ViewNode {
    private var view: Declared<V> { Declared(_declared) }
    @exclusivity(unchecked) private var resolved: V.Resolved
    /// What was recorded at the size the node has, where frames follow one another.
    @exclusivity(unchecked) private var recorded: Recorded?

    init(_ view: Declared<V>, _ inputs: __shared ViewInputs) {
        resolved = view.with { $0.resolve(inputs) }
        super.init(inputs, view.erased)
        state.insert(.leaf)
        showsItself()
    }

    package override func refresh(_ inputs: ViewInputs) {
        let isSame = !takeVersion()
        let isInSame = inputs.environment.isSame(as: environment)
        super.refresh(inputs)
        if isSame, isInSame { return }
        let before = resolved
        resolved = view.with { $0.resolve(inputs) }
        recorded = nil
        if !view.with({ $0.keepsLayout(before, resolved, isSame: isSame) }) { needsLayout() }
        needsDisplay()
    }

    package override var viewType: Any.Type? { V.self }
    package override var text: String? { show { $0.text($1) } }
    package override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        show { view, resolved in
            let size = view.sizeThatFits(proposal, resolved)
            return SizeAnswer(size, free: view.freeAxes(proposal, size, resolved))
        }
    }
    package override var spacing: ViewSpacing { show { $0.spacing($1) } }
    package override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        show { $0.explicitAlignment(key, at: size, $1) }
    }
    package override func lengthRange(along axis: Axis) -> LengthRange? {
        show { $0.lengthRange(along: axis, $1) }
    }
    package override var defaultPriority: Double { view.with { $0.priority } }

    package override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        guard isLive else { return recordLeaf(&recorder, at: origin) { leaf in record(&leaf) } }
        if recorded?.size != size {
            var own = DisplayRecorder()
            recordLeaf(&own, at: .zero) { leaf in record(&leaf) }
            recorded = Recorded(size, own.list.items)
        }
        recorder.add(recorded!.items, at: origin)
    }

    /// What shows nothing is not hit.
    package override func hit(_ point: CGPoint) -> ViewNode? {
        guard contains(point) else { return nil }
        var shown = DisplayRecorder()
        record(&shown, at: .zero)
        let showsAnything = shown.list.items.contains { item in
            if case .fill(_, .color(let color), _) = item.content { color.alpha > 0 } else { true }
        }
        return showsAnything ? self : nil
    }

    private func record(_ leaf: inout LeafRecorder) { show { $0.record($1, into: &leaf) } }

    /// Calls `body` with the view and what it made of its environment, neither of them copied.
    @inline(__always)
    private func show<Result>(_ body: (borrowing V, borrowing V.Resolved) -> Result) -> Result {
        view.with { view in _lend(&resolved) { body(view, $0) } }
    }
}

// A box: many nodes never record.
private final class Recorded {
    let size: CGSize
    let items: [DisplayItem]
    init(_ size: CGSize, _ items: [DisplayItem]) { (self.size, self.items) = (size, items) }
}

extension ViewNode {
    /// Records items in the node's own coordinates.
    package func recordLeaf(
        _ recorder: inout DisplayRecorder, at origin: CGPoint, _ record: (inout LeafRecorder) -> Void
    ) {
        var leaf = LeafRecorder(node: self, origin: origin, recorder: recorder)
        recorder = DisplayRecorder()
        record(&leaf)
        recorder = leaf.recorder
    }
}

/// Takes what a leaf view shows, in the view's own coordinates.
package struct LeafRecorder {
    fileprivate let node: ViewNode
    fileprivate let origin: CGPoint
    fileprivate var recorder: DisplayRecorder
    private var part: UInt32 = 0

    fileprivate init(node: ViewNode, origin: CGPoint, recorder: DisplayRecorder) {
        (self.node, self.origin, self.recorder) = (node, origin, recorder)
    }

    /// The size of the view, in points.
    package var size: CGSize { node.size }
    package var environment: EnvironmentValues { node.environment }

    package mutating func add(_ content: DisplayContent, at point: CGPoint = .zero) {
        recorder.add(node, part: part, at: origin + point, content)
        part += 1
    }

    /// Adds something in coordinates of its own, which `transform` brings to the view's.
    package mutating func addTransformed(_ content: DisplayContent, _ transform: CGAffineTransform) {
        let inside = DisplayItem(id: DisplayID(node.id, part: part), content)
        part += 1
        add(.group(DisplayList([inside]), .transform(transform), size: size))
    }
}
