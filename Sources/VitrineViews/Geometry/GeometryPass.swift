/// Tells geometry readers where they stand, once a layout is done.
///
/// No node knows its place: so the tree is gone through from the root. That is done only where somebody asked.
package enum GeometryPass {
    package static func run(_ root: ViewNode) { visit(root, .identity, []) }

    private static func visit(_ node: ViewNode, _ toGlobal: CGAffineTransform, _ spaces: [ViewGeometry.Space]) {
        var (inside, spaces) = (toGlobal, spaces)
        if let geometry = node.placeKeeper as! ViewGeometry? { geometry.move(toGlobal, in: spaces) }
        if let space = node as? CoordinateSpaceNode {
            spaces.append(ViewGeometry.Space(name: space.name, toGlobal: toGlobal, size: node.size))
        }
        if let transform = node.transformInside { inside = transform.concatenating(toGlobal) }
        for (child, origin) in node.children {
            visit(child, inside.translatedBy(x: origin.x, y: origin.y), spaces)
        }
    }
}
