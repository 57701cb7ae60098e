/// The spacing a view prefers on its edges, in points.
///
/// Two edges that meet keep the largest distance of the categories they share; without a shared one, the larger of
/// their plain distances; without any, the system's 8 (A10-02 to A10-06).
///
/// See <https://developer.apple.com/documentation/swiftui/viewspacing>.
public struct ViewSpacing: Equatable, Sendable {
    /// What one edge asks for.
    package struct Preference: Equatable, Sendable {
        /// Distance to a view that shares no category; nil: the system's 8.
        package var plain: CGFloat?
        /// A text's distance to a view that is none; nil: not a text edge.
        package var text: CGFloat?
        /// What an edge that is no text adds to the distance a text keeps; nil: texts keep their plain distance.
        package var besideText: CGFloat?
        /// The lines that a text edge stacks with the lines of another text.
        package var line: LineSpacing?

        package init(
            plain: CGFloat? = nil, text: CGFloat? = nil, besideText: CGFloat? = nil, line: LineSpacing? = nil
        ) {
            (self.plain, self.text, self.besideText, self.line) = (plain, text, besideText, line)
        }

        /// The preference of a plain view: nothing of its own, and the text's distance next to a text (A10-01).
        package static let system = Preference(besideText: 0)

        /// No preference at all.
        package static let none = Preference()
    }

    // Most views are plain, and nodes and caches hold many of these: nothing is kept for a plain one.
    private var edges: Edges?

    private final class Edges: Sendable {
        let top, leading, bottom, trailing: Preference
        init(_ top: Preference, _ leading: Preference, _ bottom: Preference, _ trailing: Preference) {
            (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        }
    }

    package var top: Preference {
        get { edges?.top ?? .system }
        set { edges = Edges(newValue, leading, bottom, trailing) }
    }
    package var leading: Preference {
        get { edges?.leading ?? .system }
        set { edges = Edges(top, newValue, bottom, trailing) }
    }
    package var bottom: Preference {
        get { edges?.bottom ?? .system }
        set { edges = Edges(top, leading, newValue, trailing) }
    }
    package var trailing: Preference {
        get { edges?.trailing ?? .system }
        set { edges = Edges(top, leading, bottom, newValue) }
    }

    /// The spacing of a plain view.
    public init() {}

    package init(all preference: Preference) { edges = Edges(preference, preference, preference, preference) }

    /// Whether two views prefer the same distances.
    public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
        a.edges === b.edges
            || (a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing)
    }

    /// No spacing on any edge.
    public static let zero = ViewSpacing(all: Preference(plain: 0))

    /// A spacer's: none along the stack it stands in, or on any edge outside one (A2-03).
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        switch axis {
        case .horizontal: horizontalSpacer
        case .vertical: verticalSpacer
        case nil: zero
        }
    }

    private static let horizontalSpacer = spacer(plain: .vertical)
    private static let verticalSpacer = spacer(plain: .horizontal)
    private static func spacer(plain edges: Edge.Set) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        spacing.reset(edges)
        return spacing
    }

    /// The system's distance between plain views (A2-01).
    package static let systemDistance: CGFloat = 8

    package subscript(edge: Edge) -> Preference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Makes `edges` those of a plain view.
    package mutating func reset(_ edges: Edge.Set) { set(edges, to: .system) }

    /// Takes every preference off `edges`.
    package mutating func clear(_ edges: Edge.Set) { set(edges, to: .none) }

    private mutating func set(_ edges: Edge.Set, to preference: Preference) {
        if edges.contains(.top) { top = preference }
        if edges.contains(.leading) { leading = preference }
        if edges.contains(.bottom) { bottom = preference }
        if edges.contains(.trailing) { trailing = preference }
    }
}

extension ViewSpacing {
    /// Takes the larger preference on each of `edges`, in points.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if self.edges === other.edges { return }
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// The larger preference on each of `edges`, and this view's on the others, in points.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance between this view and `next`, which follows it along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let distance = axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
        return distance ?? Self.systemDistance
    }
}

extension ViewSpacing.Preference {
    fileprivate mutating func formUnion(_ other: Self) {
        plain = larger(plain, other.plain)
        text = larger(text, other.text)
        besideText = larger(besideText, other.besideText)
        if let theirs = other.line, line.map({ $0.leading < theirs.leading }) ?? true { line = theirs }
    }

    private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
    }

    /// The distance to the edge that follows; nil when neither edge has a say.
    package func distance(to next: Self) -> CGFloat? {
        var shared: CGFloat?
        if let a = line, let b = next.line { shared = a.distance(to: b) }
        if let a = text, let b = next.besideText { shared = larger(shared, a + b) }
        if let a = besideText, let b = next.text { shared = larger(shared, a + b) }
        return shared ?? larger(plain, next.plain)
    }
}
