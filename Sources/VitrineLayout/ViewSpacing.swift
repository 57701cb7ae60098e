/// The spacing a view prefers on its edges, in points.
///
/// See <https://developer.apple.com/documentation/swiftui/viewspacing>.
public struct ViewSpacing: Equatable, Sendable {
    /// What one edge asks for.
    package struct Preference: Equatable, Sendable {
        /// Distance to a view that shares no category; nil: the system's 8.
        package var plain: CGFloat?
        /// Text edges add up with the text edge they meet (A10-04).
        package var text: CGFloat?
        package init(plain: CGFloat? = nil, text: CGFloat? = nil) { (self.plain, self.text) = (plain, text) }
    }

    package var top = Preference(), leading = Preference(), bottom = Preference(), trailing = Preference()

    /// The spacing of a plain view.
    public init() {}

    /// No spacing on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing[edge] = Preference(plain: 0) }
        return spacing
    }()

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

    /// Takes the larger preference on each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self[edge].plain = larger(self[edge].plain, other[edge].plain)
            self[edge].text = larger(self[edge].text, other[edge].text)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance between this view and `next`, which follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if let x = a.text, let y = b.text { return x + y }
        guard a.plain != nil || b.plain != nil else { return ViewSpacing.systemDistance }
        return max(a.plain ?? 0, b.plain ?? 0)
    }
}
