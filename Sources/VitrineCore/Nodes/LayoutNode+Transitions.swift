/// Children that come and go by transitions.
extension LayoutNode {
    /// A child that is new in a container that was there before.
    final func arrive(_ node: ViewNode) {
        let staged = rare?.staged ?? []
        guard host.animations.keepsFormers || node.state.contains(.hasTraits) || !staged.isEmpty else { return }
        let (transaction, transition) = (transactionInside, node.transition)
        // A view like it may be on its way out: then this one comes from there.
        let former = staged.first { $0.isGoing && node.shows(like: $0.subject) }
        guard transaction.animation != nil || transition?.isAnimated ?? false else {
            if let former { finish(former) }
            return
        }
        if let former {
            leave(former.subject)
            former.turn(to: node, isGoing: false)
            begin(former, transaction)
        } else {
            stage(node, isGoing: false, transition ?? host.defaultTransition, transaction)
        }
    }

    /// A child that is gone from the list. True: it is shown until its transition ends.
    final func depart(_ node: ViewNode) -> Bool {
        guard isLive, host.animations.keepsFormers || node.state.contains(.hasTraits) || !(rare?.staged ?? []).isEmpty
        else { return false }
        let (transaction, transition) = (transactionInside, node.transition)
        let coming = rare?.staged.first { $0.subject === node }
        guard isInTree, transaction.animation != nil || transition?.isAnimated ?? false else {
            if let coming { finish(coming) }
            // With a transition of its own, the view has left before others come (B2-06).
            if transition != nil { host.effects.leave(node, .first) }
            return false
        }
        if let coming {
            coming.turn(to: node, isGoing: true)
            coming.formerOrigin = origin(of: node)
            begin(coming, transaction)
        } else {
            stage(node, isGoing: true, transition ?? host.defaultTransition, transaction)
        }
        return true
    }

    private func stage(
        _ node: ViewNode, isGoing: Bool, _ transition: AnyTransition, _ transaction: Transaction
    ) {
        let staged = TransitionNode(
            TransitionNode.Passage(subject: node, isGoing: isGoing, transition: transition, list: content),
            ViewInputs(environment: environment, host: host, depth: depth + 1))
        staged.parent = self
        if isGoing { staged.formerOrigin = origin(of: node) }
        rarely.staged.append(staged)
        host.animations.stages.append(staged)
        begin(staged, transaction)
    }

    private func begin(_ staged: TransitionNode, _ transaction: Transaction) {
        staged.begin(transaction) { [weak self, weak staged] in
            if let staged { self?.finish(staged) }
        }
    }

    private func finish(_ staged: TransitionNode) {
        rare?.staged.removeAll { $0 === staged }
        staged.isOver = true
        if isLive { host.displayChanges.removed(staged) }
        if staged.isGoing { leave(staged.subject) }
        host.effects.leave(staged, .first)
        staged.parent = nil
    }

    /// A view that was going is gone.
    private func leave(_ node: ViewNode) {
        host.effects.leave(node, .first)
        node.leave()
        if isLive { host.displayChanges.removed(node) }
    }

    // MARK: Painting

    final func paint(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        if let staged = rare?.staged, !staged.isEmpty { return paint(&recorder, at: origin, staged) }
        if let paintingOrder {
            for i in paintingOrder where !nodes[i].isLeftOut {
                nodes[i].record(&recorder, at: origin + self.origin(of: nodes[i]))
            }
        } else {
            forEachNode { node in
                if !node.isLeftOut { node.record(&recorder, at: origin + self.origin(of: node)) }
            }
        }
    }

    /// The same where children come or go. Those that go are behind the others, unless they are in front by their
    /// z-index.
    private func paint(
        _ recorder: inout DisplayRecorder, at origin: CGPoint, _ staged: ContiguousArray<TransitionNode>
    ) {
        var going = staged.filter(\.isGoing).sorted { $0.zIndex < $1.zIndex }[...]
        let coming = Dictionary(
            staged.filter { !$0.isGoing }.map { (ObjectIdentifier($0.subject), $0) }, uniquingKeysWith: { $1 })
        for i in paintingOrder ?? Array(nodes.indices) where !nodes[i].isLeftOut {
            let node = nodes[i]
            while let next = going.first, next.zIndex <= node.zIndex {
                next.record(&recorder, at: origin + next.formerOrigin)
                going.removeFirst()
            }
            let shown = coming[ObjectIdentifier(node)] ?? node
            shown.record(&recorder, at: origin + self.origin(of: node))
        }
        for node in going { node.record(&recorder, at: origin + node.formerOrigin) }
    }
}

extension ViewNode {
    /// Whether two nodes show views that are the same but for their identity.
    fileprivate func shows(like other: ViewNode) -> Bool {
        guard let leaf = subview?.leaf, let former = other.subview?.leaf else { return false }
        return leaf.isLike(former)
    }
}
