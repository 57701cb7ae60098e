/// A modifier that changes how a view is drawn and nothing about its layout (A6-15).
package protocol EffectModifier: PathModifier {
    /// What happens to the drawing of a view of `size` points.
    nonisolated func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering
}

package enum EffectRendering {
    /// The view is drawn as it is.
    case unchanged
    /// The view is not drawn.
    case nothing
    case effect(DisplayEffect)
}

extension EffectModifier {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ declared: __owned Declared<Self>, _ inputs: ViewInputs
    ) -> WrapperNode { TypedEffectNode(declared, inputs) }
}

/// The node of an effect. Whoever maps points into the view asks it for `rendering`.
package class EffectNode: WrapperNode {
    package var rendering: EffectRendering { .unchanged }

    package override final var transformInside: CGAffineTransform? {
        if case .effect(.transform(let transform)) = rendering { transform } else { nil }
    }

    package override final func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        switch rendering {
        case .nothing: return
        case .unchanged: super.record(&recorder, at: origin)
        case .effect(let effect):
            var inside = DisplayRecorder()
            child.record(&inside, at: childOrigin)
            if inside.list.items.isEmpty { return }
            recorder.add(self, at: origin, .group(inside.list, effect, size: size))
        }
    }

    /// What is not drawn is not hit, nor what is cut off. Perspective is not taken into account.
    package override final func hit(_ point: CGPoint) -> ViewNode? {
        switch rendering {
        case .nothing: nil
        case .effect(.transform(let transform)):
            transform.a * transform.d == transform.b * transform.c
                ? nil : hitInside(point.applying(transform.inverted()))
        case .effect(.clip(let shape, let style)):
            shape.path.contains(point, eoFill: style.isEOFilled) ? hitInside(point) : nil
        default: hitInside(point)
        }
    }
}

private final class TypedEffectNode<M: EffectModifier>: EffectNode {
    private var declared: Declared<M> { Declared(_declared) }

    init(_ declared: Declared<M>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
        showsItself()
    }

    override func refresh(_ inputs: ViewInputs) {
        if takeChanges(inputs) { needsDisplay() }
        super.refresh(inputs)
    }

    override var rendering: EffectRendering { declared.value.rendering(size, environment) }
}

extension CGAffineTransform {
    /// The transform around a point instead of the origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
