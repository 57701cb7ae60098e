/// The lazy containers of a tree, and what is to be scrolled to.
///
/// What is seen of a container is known when everything around it has its place. So a frame looks here when it has laid
/// out: a container of which another part is seen makes what is new there, and lays out again, in the same frame.
package final class Windows {
    // Not counted: they take themselves out before they go.
    private var containers: ContiguousArray<Unmanaged<LazyNode>> = []
    private var requests: [any ScrollRequest] = []

    package var isEmpty: Bool { containers.isEmpty && requests.isEmpty }

    func add(_ node: LazyNode) {
        node.place = containers.count
        containers.append(.passUnretained(node))
    }

    func remove(_ node: LazyNode) {
        let last = containers.removeLast()
        if last.toOpaque() == Unmanaged.passUnretained(node).toOpaque() { return }
        containers[node.place] = last
        last._withUnsafeGuaranteedRef { $0.place = node.place }
    }

    /// Something is to be scrolled to in the next frame.
    package func add(_ request: some ScrollRequest) { requests.append(request) }

    /// Follows what the last layout moved. O(lazy containers × nodes around them)
    package func settle() {
        var corrected = false
        for node in containers where node._withUnsafeGuaranteedRef({ $0.correctScrolling() }) {
            corrected = true
        }
        // What is seen is known when that is done.
        if corrected { return }
        for node in containers { node._withUnsafeGuaranteedRef { $0.followWindow() } }
        // What is scrolled to may come to stand elsewhere when it is seen.
        requests.removeAll { !$0.scroll() }
    }

    /// The frame is over: nothing is scrolled to any more.
    package func endFrame() { requests.removeAll() }
}

/// Something that is to be scrolled to.
package protocol ScrollRequest {
    /// Scrolls there; false: it is nowhere to be found.
    func scroll() -> Bool
}
