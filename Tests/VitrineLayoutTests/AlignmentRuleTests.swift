import Testing
import VitrineLayout

/// A6 and A7: views on top of each other, and guides.
@Suite struct AlignmentRuleTests {
    let stage = Stage()
    private let firstBaseline = VerticalAlignment.firstTextBaseline.key
    private let lastBaseline = VerticalAlignment.lastTextBaseline.key

    @Test("A6-04 a smaller view stands at each of nine places on a larger one") func ninePlaces() {
        let places: [(Alignment, CGFloat, CGFloat)] = [
            (.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 20), (.center, 20, 20),
            (.trailing, 40, 20), (.bottomLeading, 0, 40), (.bottom, 20, 40), (.bottomTrailing, 40, 40),
        ]
        for (alignment, x, y) in places {
            let small = stage.box(20, 20)
            let stack = stage.zstack(align: alignment, stage.box(60, 60), small)
            #expect(stage.frames(stack, 60, 60, of: small)[0].origin == CGPoint(x: x, y: y))
        }
    }

    @Test("A6-05 only the views of the highest priority give a ZStack its size") func priorities() {
        let stack = stage.zstack(
            stage.priority(-0.1, stage.box(100, 100)), stage.box(60, 60), stage.priority(1, stage.box(40, 40)))
        #expect(stack.size(200, 200) == CGSize(width: 40, height: 40))
    }

    @Test("A6-06 a ZStack proposes its own size to what stands in it") func ownSize() {
        let color = stage.color()
        let stack = stage.modify(FixedSizeLayout(), stage.zstack(color, stage.box(30, 20)))
        #expect(stage.frames(stack, 100, 100, of: color)[0] == CGRect(35, 40, 30, 20))
    }

    @Test("A6-08, A6-09 and A6-10 a second layer is given the first one's size, and may overflow it") func layers() {
        func frame(_ alignment: Alignment, _ layer: TestNode) -> CGRect {
            let primary = stage.box(100, 60)
            let node = TestLayers(LayeredLayout(alignment), primary, layer)
            #expect(node.size(300, 300) == CGSize(width: 100, height: 60))
            return stage.frames(node, 100, 60, of: layer)[0]
        }
        #expect(frame(.center, stage.color()) == CGRect(0, 0, 100, 60))
        #expect(frame(.topLeading, stage.box(20, 10)) == CGRect(0, 0, 20, 10))
        #expect(frame(.bottomTrailing, stage.box(20, 10)) == CGRect(80, 50, 20, 10))
        #expect(frame(.center, stage.box(140, 80)) == CGRect(-20, -10, 140, 80))
    }

    @Test("A7-01 a leading guide stands where each view says") func leadingGuides() {
        let key = HorizontalAlignment.leading.key
        let a = stage.guide(key, stage.box(100, 20)) { $0[HorizontalAlignment.trailing] }
        let b = stage.box(50, 20)
        let c = stage.guide(key, stage.box(30, 20)) { $0.width / 2 }
        let stack = stage.vstack(align: .leading, spacing: 4, a, b, c)
        let frames = stage.frames(stack, 300, 200, of: stack, a, b, c)
        #expect(frames[0] == CGRect(75, 66, 150, 68))
        #expect(frames.dropFirst().map(\.minX) == [75, 175, 160])
    }

    @Test("A7-02 a guide is set for that view only") func otherGuides() {
        let guided = stage.guide(HorizontalAlignment.leading.key, stage.box(40, 20)) { _ in 7 }
        let dimensions = LayoutSubview(guided).dimensions(in: .unspecified)
        #expect(dimensions[HorizontalAlignment.leading] == 7)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == 7)
        #expect(dimensions[HorizontalAlignment.trailing] == 40)
        #expect(dimensions[explicit: HorizontalAlignment.trailing] == nil)
    }

    @Test("A7-04 a stack does not take over edges and centres") func edgesStay() {
        let guided = stage.guide(HorizontalAlignment.leading.key, stage.box(40, 20)) { _ in 7 }
        let stack = stage.vstack(guided, stage.box(10, 10))
        #expect(stack.explicitAlignment(HorizontalAlignment.leading.key, at: stack.size(nil, nil)) == nil)
    }

    @Test("A7-05 and A7-06 a stack's first baseline is its topmost, its last the bottommost") func baselines() {
        let stack = stage.vstack(spacing: 4, stage.box(10, 10), stage.text(), stage.text(), stage.box(5, 5))
        let size = stack.size(nil, nil)
        #expect(stack.explicitAlignment(firstBaseline, at: size) == 27.0)
        #expect(stack.explicitAlignment(lastBaseline, at: size) == 47.0)
        let row = stage.hstack(align: .top, stage.text(baseline: 13), stage.text(baseline: 9))
        #expect(row.explicitAlignment(firstBaseline, at: row.size(nil, nil)) == 9)
        #expect(row.explicitAlignment(lastBaseline, at: row.size(nil, nil)) == 13)
    }

    @Test("A7-07 a view without text has its baselines at its bottom") func noText() {
        let dimensions = LayoutSubview(stage.box(10, 30)).dimensions(in: .unspecified)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 30)
        #expect(dimensions[VerticalAlignment.lastTextBaseline] == 30)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    @Test("A7-09 and A7-10 a guide set inside one stack lines it up in another") func nestedGuides() {
        let middle = VerticalAlignment(Middle.self)
        let left = stage.vstack(
            spacing: 0, stage.box(50, 20), stage.guide(middle.key, stage.box(50, 40)) { $0.height / 2 })
        let right = stage.vstack(
            spacing: 0, stage.box(50, 60), stage.guide(middle.key, stage.box(50, 20)) { $0.height / 2 })
        let row = stage.hstack(align: middle, spacing: 0, left, right)
        let frames = stage.frames(row, 300, 200, of: row, left, right)
        #expect(frames[0].size == CGSize(width: 100, height: 90))
        #expect(frames.dropFirst().map { $0.minY - frames[0].minY } == [30, 0])
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test("A7-11 views of different heights meet at a third of each") func thirds() {
        let views = [60, 120, 90].map { stage.box(50, $0) }
        let row = stage.container(HStackLayout(alignment: VerticalAlignment(Third.self), spacing: 0), views)
        let frames = stage.frames(row, 150, 120, of: views[0], views[1], views[2])
        #expect(frames.map { $0.minY - frames[1].minY } == [20, 0, 10])
    }

    @Test("A7-13 padding moves the guides of what it pads") func paddedGuides() {
        let padded = stage.padding(5, 6, 7, 8, of: stage.text())
        #expect(padded.explicitAlignment(firstBaseline, at: padded.size(nil, nil)) == 18)
        let frame = stage.modify(FixedFrameLayout(width: 50, height: 40, alignment: .bottom), stage.text())
        #expect(frame.explicitAlignment(firstBaseline, at: CGSize(width: 50, height: 40)) == 37.0)
    }

    @Test("A7-14 a guide is seen from the edge a view is read from") func mirroredGuide() {
        let stage = Stage(isRightToLeft: true)
        let guided = stage.guide(HorizontalAlignment.leading.key, stage.box(40, 20)) { _ in -10 }
        let stack = stage.modify(
            FixedFrameLayout(width: 100, height: 60, alignment: .leading),
            stage.vstack(align: .leading, stage.box(60, 20), guided))
        #expect(stage.frames(stack, 100, 60, of: guided)[0].maxX == 90)
    }
}
