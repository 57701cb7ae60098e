/// What a container told whom it is measured by.
struct LayoutAnswers {
    var sizes = SizeCache()
    // Not a number: not known.
    private var horizontal = LengthRange(min: .nan, max: .nan)
    private var vertical = LengthRange(min: .nan, max: .nan)
    /// Of what most are not asked.
    private(set) var rare: Rare?
    /// Whether a guide was asked for whose answer may change without the size.
    var hasGuides = false

    final class Rare {
        var spacing: ViewSpacing?
    }

    /// The length range on an axis, if it was told.
    subscript(range axis: Axis) -> LengthRange? {
        get {
            let range = axis == .horizontal ? horizontal : vertical
            return range.min.isNaN ? nil : range
        }
        set {
            let range = newValue ?? LengthRange(min: .nan, max: .nan)
            if axis == .horizontal { horizontal = range } else { vertical = range }
        }
    }

    /// The rare answers, to add one.
    var rarely: Rare {
        mutating get {
            if let rare { return rare }
            let rare = Rare()
            self.rare = rare
            return rare
        }
    }
}

/// What was answered before something inside changed, until it is answered again.
final class FormerAnswers {
    let answers: LayoutAnswers
    let isEmpty: Bool
    init(_ answers: LayoutAnswers, isEmpty: Bool) { (self.answers, self.isEmpty) = (answers, isEmpty) }
}

/// What a layout keeps between its calls. Apart from the node: a stack's is there only while it is laid out.
///
/// The layout works in it while children are measured, who never come back to it; a watched access that lasts so long
/// would make every access meanwhile dearer.
final class LayoutCacheBox<Value> {
    @exclusivity(unchecked) var value: Value
    // In its place, not copied there.
    required init(_ make: () -> Value) { value = make() }
}
