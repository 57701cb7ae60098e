extension ViewNode {
    /// Whether a point of this node's coordinates is in its frame.
    package final func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    /// Who is hit of those inside, those in front first.
    package final func hitInside(_ point: CGPoint) -> ViewNode? {
        var inside = children
        if inside.contains(where: { $0.node.zIndex != 0 }) {
            let order = inside.indices.sorted { (inside[$0].node.zIndex, $0) < (inside[$1].node.zIndex, $1) }
            inside = order.map { inside[$0] }
        }
        for (child, origin) in inside.reversed() { if let hit = child.hit(point - origin) { return hit } }
        return nil
    }
}
