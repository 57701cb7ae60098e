/// What a container told whom it is measured by.
struct LayoutAnswers {
    var sizes = SizeCache()
    /// Spacing and ranges that are not those of most views.
    private(set) var rare: Rare?
    /// Whether a guide was asked for whose answer may change without the size.
    var hasGuides = false

    final class Rare {
        var spacing: ViewSpacing?
        var horizontal: LengthRange?
        var vertical: LengthRange?
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
    required init(_ value: Value) { self.value = value }
}
