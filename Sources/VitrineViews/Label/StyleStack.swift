/// The styles of a kind that were set around a view, the innermost last.
struct StyleStack<Style> {
    private var styles: [Style] = []

    init() {}

    /// The one that counts; nil where none was set.
    var innermost: Style? { styles.last }

    /// Without the innermost one: what counts inside of what that one makes.
    var outer: StyleStack {
        var outer = self
        _ = outer.styles.popLast()
        return outer
    }

    mutating func append(_ style: Style) { styles.append(style) }
}
