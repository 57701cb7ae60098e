/// What a frame shows, in painting order. A value: renderers on any thread may read it.
///
/// An item's identity is its `id`; two items of one id and one `version` show the same.
package struct DisplayList: Sendable {
    package var items: [DisplayItem] = []
    package init(_ items: [DisplayItem] = []) { self.items = items }
}

/// One thing to paint. `origin` places the content's own coordinates in those of the enclosing list, in points.
package struct DisplayItem: Sendable {
    package var id: DisplayID
    package var version: UInt32
    package var origin: CGPoint
    package var content: DisplayContent

    package init(id: DisplayID, version: UInt32 = 0, origin: CGPoint = .zero, _ content: DisplayContent) {
        (self.id, self.version, self.origin, self.content) = (id, version, origin, content)
    }
}

/// The node that recorded an item, and which of the node's items it is.
package struct DisplayID: Hashable, Sendable {
    package var node: UInt64
    package var part: UInt32
    package init(_ node: UInt64, part: UInt32 = 0) { (self.node, self.part) = (node, part) }
}

package enum DisplayContent: Sendable {
    /// The inside of a path.
    case fill(Path, Paint, FillStyle)
    /// The outline of a path, centred on it.
    case stroke(Path, Paint, StrokeStyle)
    /// A paragraph laid out in `size` by the renderer's text engine, at the origin.
    case text(StyledText, size: CGSize)
    /// A picture stretched to a rectangle.
    case image(ImageContent, rect: CGRect, interpolation: ImageInterpolation)
    /// Further items under one effect. `size` is the size of the view the effect stands on.
    indirect case group(DisplayList, DisplayEffect, size: CGSize)
}

/// What happens to a group of items as a whole.
package enum DisplayEffect: Sendable {
    /// Nothing but that the group is a picture of its own: what is blended inside does not see what is under it.
    case none
    case opacity(Double)
    case transform(CGAffineTransform)
    /// The group seen in perspective.
    case projection(ProjectionTransform)
    case clip(HashablePath, FillStyle)
    /// A blurred copy of the group's shape, painted under it; `radius` is SwiftUI's, offset in points.
    case shadow(RGBA, radius: CGFloat, offset: CGPoint)
    case blur(radius: CGFloat)
    /// The group is mixed with what is under it, up to the next group that is a picture of its own.
    case blendMode(BlendMode)
    case colorFilter(ColorFilter)
    /// The group is seen where the mask, in the same coordinates, is opaque.
    case mask(DisplayList)
    /// The group looks as it does, and documents say what it is.
    case role(DisplayRole)
}

extension FillStyle: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isEOFilled)
        hasher.combine(isAntialiased)
    }
}

/// A path that hashes by its bounds, so that effects can be compared cheaply.
package struct HashablePath: Hashable, Sendable {
    package var path: Path
    package init(_ path: Path) { self.path = path }
    package func hash(into hasher: inout Hasher) {
        let r = path.controlBounds
        hasher.combine(r.minX)
        hasher.combine(r.maxY)
    }
}
