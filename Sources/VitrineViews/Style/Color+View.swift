extension Color: AnimatedDeclaration {
    package func moving(in environment: EnvironmentValues) -> ColorVector { movingColor(in: environment) }
    package mutating func setMoving(_ moving: ColorVector, in environment: EnvironmentValues) {
        setMovingColor(moving, in: environment)
    }
}

extension Color: View, LeafView {
    nonisolated package func resolve(_ inputs: ViewInputs) -> Resolved { resolve(in: inputs.environment) }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Resolved) -> CGSize {
        // Ideally 10 x 10 (A1-04), otherwise whatever is offered (A1-03, A1-05).
        proposal.replacingUnspecifiedDimensions()
    }

    nonisolated package func lengthRange(along axis: Axis, _ resolved: Resolved) -> LengthRange? { .flexible }

    nonisolated package func keepsLayout(_ before: Resolved, _ resolved: Resolved, isSame: Bool) -> Bool { true }

    nonisolated package func record(_ resolved: Resolved, into leaf: inout LeafRecorder) {
        let color = resolved.rgba
        guard color.alpha > 0 else { return }
        leaf.add(.fill(Path(CGRect(origin: .zero, size: leaf.size)), .color(color), FillStyle()))
    }
}
