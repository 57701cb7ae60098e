import Testing
import VitrineLayout

/// Random trees, laid out twice: the short cuts must not change a frame.
@Suite struct OracleTests {
    @Test("What nodes know of their lengths changes no frame", arguments: 0..<200) func knownLengths(seed: Int) {
        let known = layOut(seed, usesRanges: true)
        let measured = layOut(seed, usesRanges: false)
        #expect(known.frames.count == measured.frames.count)
        for (id, frame) in known.frames {
            let other = measured.frames[id] ?? .null
            let distance = max(
                abs(frame.minX - other.minX), abs(frame.minY - other.minY), abs(frame.width - other.width),
                abs(frame.height - other.height))
            #expect(distance < 1e-6, "\(id): \(frame) instead of \(other)")
        }
        #expect(known.measurements <= measured.measurements)
    }

    private func layOut(_ seed: Int, usesRanges: Bool) -> TestContext {
        var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        let stage = Stage()
        stage.context.usesRanges = usesRanges
        var count = 0
        let root = tree(stage, 4, &random, &count)
        root.layOut(at: .zero, ProposedViewSize(width: random.length(400), height: random.length(400)))
        return stage.context
    }

    private func tree(_ stage: Stage, _ depth: Int, _ random: inout Random, _ count: inout Int) -> TestNode {
        let node = depth == 0 ? leaf(stage, &random) : inner(stage, depth, &random, &count)
        node.ids = ["\(count)"]
        count += 1
        return node
    }

    private func leaf(_ stage: Stage, _ random: inout Random) -> TestNode {
        switch random.below(4) {
        case 0: stage.color()
        case 1: stage.text(random.length(60))
        case 2: stage.box(random.length(80), random.length(80))
        default:
            // Wraps like a paragraph: the narrower, the taller.
            stage.leaf { proposal in
                let width = max(min(proposal.width ?? 120, 120), 20)
                return CGSize(width: width, height: (1200 / width).rounded(.up))
            }
        }
    }

    private func inner(_ stage: Stage, _ depth: Int, _ random: inout Random, _ count: inout Int) -> TestNode {
        var children: [TestNode] = []
        let kind = random.below(12)
        for _ in 0..<(kind < 7 ? 1 + random.below(4) : 1) {
            let child = tree(stage, depth - 1, &random, &count)
            children.append(random.below(5) == 0 ? stage.priority(Double(random.below(3)), child) : child)
        }
        let spacing: CGFloat? = random.below(2) == 0 ? nil : random.length(12) - 2
        let child = children[0]
        switch kind {
        case 0, 1: return stage.container(HStackLayout(spacing: spacing), children)
        case 2: return stage.container(HStackLayout(alignment: .firstTextBaseline, spacing: spacing), children)
        case 3, 4: return stage.container(VStackLayout(alignment: .leading, spacing: spacing), children)
        case 5: return stage.container(VStackLayout(spacing: spacing), children)
        case 6: return stage.container(ZStackLayout(alignment: .bottomTrailing), children)
        case 7: return stage.frame(width: random.length(100), child)
        case 8:
            let bounds = FlexibleFrameLayout.Bounds(
                min: random.below(2) == 0 ? nil : random.length(50),
                max: random.below(2) == 0 ? nil : 50 + random.length(100))
            return stage.modify(FlexibleFrameLayout(horizontal: bounds, alignment: .topLeading), child)
        case 9: return stage.padding(random.length(9), random.length(9), 0, random.length(9), of: child)
        case 10: return stage.modify(FixedSizeLayout(horizontal: random.below(2) == 0), child)
        default: return stage.guide(HorizontalAlignment.leading.key, child) { $0.width / 3 }
        }
    }

    /// A small generator, so that a failing seed fails everywhere.
    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }

        mutating func length(_ limit: Int) -> CGFloat { CGFloat(below(limit)) }
    }
}
