import Testing
import VitrineLayout

/// A2: what stacks do that no data row shows alone.
@Suite struct StackRuleTests {
    let stage = Stage()

    @Test("A2-08 a child of higher priority takes everything from one without minimum") func priorityTakesAll() {
        let (low, high) = (stage.color(), stage.color())
        let stack = stage.hstack(spacing: 0, low, stage.priority(1, high))
        let frames = stage.frames(stack, 300, 50, of: low, high)
        #expect(frames.map(\.width) == [0, 300])
    }

    @Test("A2-11 and A2-31 two children that stretch without end are sized in their order, whatever their minima")
    func endlessKeepTheirOrder() {
        let small = stage.modify(FlexibleFrameLayout(horizontal: .init(min: 20)), stage.color())
        let large = stage.modify(FlexibleFrameLayout(horizontal: .init(min: 95)), stage.color())
        let frames = stage.frames(stage.hstack(spacing: 0, small, large), 100, 50, of: small, large)
        #expect(frames.map(\.width) == [50, 95])
    }

    @Test("A2-12 nothing is offered once more is taken than there is") func offersAreFloored() {
        let (box, rest) = (stage.box(80, 10), stage.color())
        let frames = stage.frames(stage.hstack(spacing: 0, box, rest), 50, 10, of: box, rest)
        #expect(frames.map(\.width) == [80, 0])
        #expect(rest.proposals.allSatisfy { $0.width ?? 0 >= 0 })
    }

    @Test("A2-13 the minima of lower priorities are reserved") func minimaAreReserved() {
        let low = stage.modify(FlexibleFrameLayout(horizontal: .init(min: 30, max: 90)), stage.color())
        let middle = stage.priority(1, stage.modify(FlexibleFrameLayout(horizontal: .init(min: 20)), stage.color()))
        let high = stage.priority(2, stage.color())
        let stack = stage.hstack(spacing: 0, low, middle, high)
        let frames = stage.frames(stack, 200, 50, of: low, middle, high)
        #expect(frames.map(\.width) == [30, 20, 150])
    }

    @Test("A2-14 without a proposal on its axis a stack is the sum of ideals") func ideals() {
        let stack = stage.hstack(stage.color(), stage.box(40, 20), stage.color())
        #expect(stack.size(nil, 50) == CGSize(width: 10 + 8 + 40 + 8 + 10, height: 50))
        #expect(stack.size(nil, nil) == CGSize(width: 76, height: 20))
    }

    @Test("A2-16 every child is proposed the stack's minor proposal") func minorProposal() {
        let (a, b) = (stage.color(), stage.leaf { _ in CGSize(width: 10, height: 10) })
        _ = stage.frames(stage.hstack(a, b), 100, 33, of: a)
        #expect((a.proposals + b.proposals).allSatisfy { $0.height == 33 })
    }

    @Test("A2-18 without a minor proposal children are placed with the stack's own minor size") func ownMinorSize() {
        let (line, box) = (stage.color(), stage.box(30, 24))
        let stack = stage.modify(FixedSizeLayout(), stage.hstack(spacing: 0, stage.frame(width: 2, line), box))
        let frames = stage.frames(stack, 100, 100, of: line, stack)
        #expect(frames == [CGRect(34, 38, 2, 24), CGRect(34, 38, 32, 24)])
    }

    @Test("A2-20 a stack that is too large overflows on both sides") func overflow() {
        let (a, b) = (stage.box(10, 80), stage.box(10, 60))
        let frames = stage.frames(stage.vstack(spacing: 0, a, b), 100, 100, of: a, b)
        #expect(frames.map(\.minY) == [-20, 60])
    }

    @Test("A2-23 stacks align on the centre unless told") func defaults() {
        #expect(HStackLayout() == HStackLayout(alignment: .center, spacing: nil))
        #expect(VStackLayout() == VStackLayout(alignment: .center, spacing: nil))
        #expect(ZStackLayout() == ZStackLayout(alignment: .center))
    }

    @Test("A2-29 a stack of one child is that child, and asks it once") func singleChild() {
        let child = stage.leaf { proposal in CGSize(width: (proposal.width ?? 10) / 2, height: 7) }
        let stack = stage.hstack(child)
        #expect(stack.size(100, 50) == CGSize(width: 50, height: 7))
        #expect(child.proposals == [ProposedViewSize(width: 100, height: 50)])
    }

    @Test("A2-30 an empty stack has no size and gives way to everything") func empty() {
        let stack = stage.hstack()
        #expect(stack.size(100, 100) == .zero)
        #expect(stack.size(nil, nil) == .zero)
        #expect(stack.layoutPriority == -Double.infinity)
    }

    @Test("A2-31 equally flexible children keep their order, however many", arguments: [5, 40])
    func stable(count: Int) {
        var order: [Int] = []
        let children = (0..<count).map { index in
            stage.leaf { proposal in
                if let width = proposal.width, width > 0, width < .infinity { order.append(index) }
                return CGSize(width: min(proposal.width ?? 5, 5), height: 5)
            }
        }
        _ = stage.container(HStackLayout(spacing: 0), children).size(100, 5)
        #expect(order == Array(0..<count))
    }

    @Test("A2-32 a row that reads from right to left is mirrored") func mirrored() {
        let stage = Stage(isRightToLeft: true)
        let (a, b) = (stage.box(30, 10), stage.box(50, 10))
        let frames = stage.frames(stage.hstack(spacing: 10, a, b), 90, 10, of: a, b)
        #expect(frames.map(\.minX) == [60, 0])
    }

    @Test("A stack is as long as its children at infinity and at nothing") func extremes() {
        let children = [
            stage.color(), stage.modify(FlexibleFrameLayout(horizontal: .init(min: 20, max: 60)), stage.color()),
        ]
        let stack = stage.container(HStackLayout(spacing: 8), children)
        #expect(stack.size(.infinity, .infinity) == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        #expect(stack.size(0, 10).width == 28)
        let range = stack.lengthRange(along: .horizontal)
        #expect(range == LengthRange(min: 28, max: .infinity))
    }

    @Test("Nested stacks of views whose lengths are known measure each view once a pass") func noBlowUp() {
        var leaves: [TestLeaf] = []
        func nest(_ depth: Int) -> TestNode {
            if depth == 0 {
                leaves.append(stage.color())
                return leaves[leaves.count - 1]
            }
            let children = [nest(depth - 1), nest(depth - 1)]
            return depth.isMultiple(of: 2)
                ? stage.container(HStackLayout(), children) : stage.container(VStackLayout(), children)
        }
        let root = nest(8)
        _ = stage.frames(root, 4000, 4000, of: root)
        #expect(leaves.allSatisfy { $0.proposals.count == 1 })
    }
}
