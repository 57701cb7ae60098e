/// What changed about a container's subviews since its layout looked at them last.
///
/// A layout that keeps much of many subviews goes on from there: one changed row of ten thousand costs that row.
package final class LayoutNews {
    /// Subviews that came and went, one edit after the other; nil: nobody knows where.
    package private(set) var edits: ContiguousArray<Edit>? = []
    /// Subviews that may answer otherwise than before; with too many of them, all are looked at.
    package private(set) var changed: ContiguousArray<LayoutElement> = []
    private static let limit = 16

    package struct Edit {
        package let offset, removed, inserted: Int
    }

    package init() {}

    package func edit(_ offset: Int, removed: Int, inserted: Int) {
        edits?.append(Edit(offset: offset, removed: removed, inserted: inserted))
    }

    package func change(_ element: LayoutElement) {
        if edits == nil { return }
        if changed.count == Self.limit { forget() } else { changed.append(element) }
    }

    /// Anything may have changed.
    package func forget() { (edits, changed) = (nil, []) }
}
