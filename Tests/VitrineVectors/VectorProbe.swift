import SwiftUI
import VitrineCore

/// Marks a view, so that its frame is found again.
struct VectorProbe: PathModifier {
    typealias Body = Never
    let id: String?
    /// Frames of parts inside that are no views, in the view's coordinates.
    let parts: [String: CGRect]

    nonisolated static var kind: PathModifierKind { .wrapper }
    nonisolated static func _makeWrapper(_ modifier: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        let node = VectorProbeNode(inputs)
        node.declared = modifier
        return node
    }
}

final class VectorProbeNode: WrapperNode {
    fileprivate var declared: Declared<VectorProbe>?

    /// The frames of the marks in `node` and below. Several views may carry one mark: then the last counts.
    static func frames(below node: ViewNode, at origin: CGPoint, into frames: inout [String: CGRect]) {
        if let probe = (node as? VectorProbeNode)?.declared?.value {
            if let id = probe.id { frames[id] = CGRect(origin: origin, size: node.size) }
            for (id, part) in probe.parts { frames[id] = part.offsetBy(dx: origin.x, dy: origin.y) }
        }
        for (child, place) in node.children { Self.frames(below: child, at: origin + place, into: &frames) }
    }
}
