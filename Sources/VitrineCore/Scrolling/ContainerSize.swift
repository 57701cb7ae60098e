/// Who measures by the container that it is in.
final class ContainerReaders {
    private var size: ProposedViewSize?
    private var readers: [ObjectIdentifier: WeakNode] = [:]
    private struct WeakNode { weak var node: ViewNode? }

    func add(_ node: ViewNode) -> ProposedViewSize? {
        readers[ObjectIdentifier(node)] = WeakNode(node: node)
        return size
    }

    /// Tells those who asked, where the size is another.
    func set(_ size: ProposedViewSize) {
        if size == self.size { return }
        self.size = size
        let told = readers
        readers = [:]
        for reader in told.values { reader.node?.needsLayout() }
    }
}

extension ViewNode {
    /// The size of the nearest container: of the closest scroll view, across its axes what that is proposed, else of the
    /// window. The node is laid out anew when it changes.
    package final var containerSize: ProposedViewSize {
        var node = parent
        while let current = node {
            // One that has no size yet tells when it has.
            if let scroll = current as? ScrollNode { return scroll.readers.add(self) ?? host.windowSize(for: self) }
            node = current.parent
        }
        return host.windowSize(for: self)
    }
}
