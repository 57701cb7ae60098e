import SwiftUI
import VitrineCore
import VitrineRuntime

/// One row: a host that its tree, and then the trees of its steps, are laid out in.
@MainActor struct VectorStage {
    private let row: VectorRow
    private let tree: VectorTree
    private let window: CGSize
    private let host: RenderHost
    /// Whether the steps are animated; nothing moves the clock.
    private let isAnimated: Bool

    init(_ row: VectorRow, isAnimated: Bool = false) {
        (self.row, self.isAnimated) = (row, isAnimated)
        tree = row.tree!
        window = CGSize(width: row.size?.first ?? 0, height: row.size?.last ?? 0)
        // Dividers are as thick as a pixel.
        let thickness = tree.thickness ?? 1
        host = RenderHost(
            Self.view(tree, step: 0, isAnimated), textEngine: NoText(), displayScale: 1 / thickness, isLive: isAnimated)
    }

    private static func view(_ tree: VectorTree, step: Int, _ isAnimated: Bool) -> some View {
        VectorInterpreter.view(tree).animation(isAnimated ? .linear(duration: 0.3) : nil, value: step)
    }

    /// Whether something moves.
    var isMoving: Bool { host.isAnimating }

    /// What is not as the row has it.
    func differences(_ tolerance: CGFloat) -> [String] {
        var found = frames()
        var differences: [String] = []
        func compare(_ id: String, _ values: [CGFloat], _ expected: [CGFloat], _ step: String) {
            let agrees = zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
            if !agrees || values.count != expected.count {
                differences.append("\(step)\(id) is \(values) instead of \(expected)")
            }
        }
        func compare(_ expected: [String: [CGFloat]], _ step: String) {
            for (id, values) in expected.sorted(by: { $0.key < $1.key }) {
                guard let frame = found[id] else {
                    differences.append("\(step)\(id) is missing")
                    continue
                }
                compare(id, [frame.minX, frame.minY, frame.width, frame.height], values, step)
            }
            guard row.model == "visible" else { return }
            for id in found.keys.sorted() where expected[id] == nil {
                differences.append("\(step)\(id) is there, and not seen")
            }
        }
        compare((row.frames ?? [:]).compactMapValues(\.lengths), "")
        if let major = row.major {
            let axis: Axis = tree.type == "hstack" ? .horizontal : .vertical
            compare("major", major.indices.map { found["k\($0)"]?.size[axis] ?? .nan }, major, "")
        }
        if let stack = row.stack {
            compare("stack", [found["stack"]?.width ?? .nan, found["stack"]?.height ?? .nan], stack, "")
        }
        for (number, step) in (row.steps ?? []).enumerated() {
            if let tree = step.tree {
                host.update(Self.view(tree, step: number + 1, isAnimated))
                found = frames()
            }
            if let id = step.to {
                let anchor: UnitPoint? = step.anchor == "bottom" ? .bottom : step.anchor == "top" ? .top : nil
                ScrollTarget(id, anchor: anchor, below: host.rootNode).post()
                found = frames()
            } else if let offset = step.offset {
                host.rootNode.firstScrollNode?.scroll(to: CGPoint(x: 0, y: offset))
                found = frames()
            }
            compare(step.frames ?? [:], "after \(step.name): ")
        }
        return differences
    }

    /// Proposes the window and centres what comes of it. The frames of the marks.
    private func frames() -> [String: CGRect] {
        let size = host.frame(proposal: ProposedViewSize(window)).size
        let origin = CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
        var frames: [String: CGRect] = [:]
        VectorProbeNode.frames(below: host.rootNode, at: origin, into: &frames)
        return frames
    }
}

/// Texts are boxes here: nobody measures one.
final class NoText: TextEngine {
    func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
    }
    func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
}
