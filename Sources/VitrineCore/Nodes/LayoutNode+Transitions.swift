/// Children that come and go by transitions.
extension LayoutNode {
    /// A child that is new in a container that was there before.
    final func arrive(_ node: ViewNode) {
        guard host.animations.keepsFormers || node.state.contains(.hasTraits) else { return }
        let (transaction, transition) = (transactionInside, node.transition)
        guard transaction.animation != nil || transition?.isAnimated ?? false else { return }
        stage(node, isGoing: false, transition ?? host.defaultTransition, transaction)
    }

    /// A child that is gone from the list. True: it is shown until its transition ends.
    final func depart(_ node: ViewNode) -> Bool {
        guard isLive, host.animations.keepsFormers || node.state.contains(.hasTraits) else { return false }
        let (transaction, transition) = (transactionInside, node.transition)
        // Who comes or goes once more begins anew.
        rare?.staged.removeAll { $0.subject === node }
        guard isInTree, transaction.animation != nil || transition?.isAnimated ?? false else {
            // With a transition of its own, the view has left before others come (B2-06).
            if transition != nil { host.effects.leave(node, isFirst: true) }
            return false
        }
        let staged = stage(node, isGoing: true, transition ?? host.defaultTransition, transaction)
        staged.formerOrigin = origin(of: node)
        return true
    }

    @discardableResult
    private func stage(
        _ node: ViewNode, isGoing: Bool, _ transition: AnyTransition, _ transaction: Transaction
    ) -> TransitionNode {
        let staged = TransitionNode(
            TransitionNode.Passage(subject: node, isGoing: isGoing, transition: transition, list: content),
            ViewInputs(environment: environment, host: host, depth: depth + 1))
        staged.parent = self
        rarely.staged.append(staged)
        host.animations.stages.append(staged)
        staged.begin(transaction) { [weak self, weak staged] in
            if let staged { self?.finish(staged) }
        }
        return staged
    }

    private func finish(_ staged: TransitionNode) {
        rare?.staged.removeAll { $0 === staged }
        staged.isOver = true
        if isLive { host.displayChanges.removed(staged) }
        host.effects.leave(staged, isFirst: true)
        guard staged.isGoing else { return }
        let node = staged.subject
        node.parent = nil
        node.state.insert(.gone)
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
