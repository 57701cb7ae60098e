import Testing
import VitrineGeometry
import VitrineLayout

/// A1, A4 and A5: proposals, frames, padding and the other layouts of one child.
@Suite struct FrameRuleTests {
    let stage = Stage()

    private func flex(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, _ child: TestNode
    ) -> TestModifier {
        stage.modify(FlexibleFrameLayout(horizontal: .init(min: min, ideal: ideal, max: max)), child)
    }

    @Test("A1-01 zero, infinity and unspecified are what they say") func constants() {
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    }

    @Test("A4-03 a frame of one length leaves the other to the child") func oneLength() {
        #expect(stage.frame(width: 50, stage.color()).size(200, 70) == CGSize(width: 50, height: 70))
        #expect(stage.frame(height: 50, stage.box(8, 9)).size(200, 70) == CGSize(width: 8, height: 50))
    }

    @Test("A4-05 a length that is negative, infinite or not a number is left out with a warning")
    func invalidLengths() {
        for length in [-1, CGFloat.infinity, CGFloat.nan] {
            let (frame, warnings) = VitrineLog.capturing { FixedFrameLayout(width: length, height: 20) }
            #expect(frame == FixedFrameLayout(width: nil, height: 20))
            #expect(warnings == [LayoutWarning.invalidFrameDimension.message])
        }
    }

    @Test("A4-07 and A4-14 with a minimum alone a frame is as long as its child, within minimum and proposal")
    func minimumAlone() {
        #expect(flex(min: 100, stage.box(150, 10)).size(300, 10).width == 150)
        #expect(flex(min: 100, stage.box(250, 10)).size(200, 10).width == 200)
        #expect(flex(min: 100, stage.box(40, 10)).size(60, 10).width == 100)
    }

    @Test("A4-15 with a maximum alone a frame is as long as the proposal or its child, up to the maximum")
    func maximumAlone() {
        #expect(flex(max: 200, stage.box(40, 10)).size(120, 10).width == 120)
        #expect(flex(max: 200, stage.box(150, 10)).size(120, 10).width == 150)
        #expect(flex(max: 200, stage.box(250, 10)).size(120, 10).width == 200)
    }

    @Test("A4-16 without bounds on an axis a frame is as long as its child there") func noBounds() {
        #expect(flex(stage.box(40, 10)).size(120, 10).width == 40)
        #expect(flex(ideal: 70, stage.box(40, 10)).size(120, 10).width == 40)
    }

    @Test("A4-17 and A4-18 unproposed, a frame has its ideal length, else its child's within the bounds")
    func unproposed() {
        #expect(flex(min: 20, ideal: 70, max: 90, stage.box(40, 10)).size(nil, 10).width == 70)
        #expect(flex(min: 50, stage.box(40, 10)).size(nil, 10).width == 50)
        #expect(flex(max: 30, stage.box(40, 10)).size(nil, 10).width == 30)
        #expect(flex(min: 20, max: 90, stage.box(40, 10)).size(nil, 10).width == 40)
    }

    @Test("A4-19 the child is proposed what the bounds leave of the proposal, and nothing when there is none")
    func childProposal() {
        func asked(_ width: CGFloat?, _ layout: FlexibleFrameLayout) -> CGFloat? {
            let child = stage.leaf { _ in .zero }
            let node = stage.modify(layout, child)
            node.layOut(at: .zero, ProposedViewSize(width: width, height: 10))
            return child.proposals.last?.width
        }
        let layout = FlexibleFrameLayout(horizontal: .init(min: 50, ideal: 60, max: 80))
        #expect(asked(10, layout) == 50)
        #expect(asked(70, layout) == 70)
        #expect(asked(.infinity, layout) == 80)
        #expect(asked(nil, layout) == 60)
        #expect(asked(nil, FlexibleFrameLayout(horizontal: .init(min: 50))) == nil)
    }

    @Test("A4-20 a frame of fixed size around an endless one keeps its size") func endlessInside() {
        let inner = flex(max: .infinity, stage.color())
        let outer = stage.modify(FixedFrameLayout(width: 200, height: 200), inner)
        #expect(outer.size(0, 0) == CGSize(width: 200, height: 200))
    }

    @Test("A4-28 a child keeps its inset inside a leading frame inside a leading stack") func insetIsKept() {
        let text = stage.text()
        let padded = stage.padding(0, 20, 0, 0, of: text)
        let frame = stage.modify(
            FlexibleFrameLayout(horizontal: .init(max: .infinity), alignment: .leading), padded)
        let stack = stage.vstack(align: .leading, frame)
        #expect(stage.frames(stack, 358, 100, of: text)[0].minX == 20)
    }

    @Test("A5-05 padding larger than the proposal gives the child nothing and overflows") func largePadding() {
        let child = stage.color()
        let padded = stage.padding(20, 20, 20, 20, of: child)
        #expect(padded.size(30, 30) == CGSize(width: 40, height: 40))
        #expect(child.proposals == [.zero])
    }

    @Test("A5-06 negative padding makes the child larger, and no size negative") func negativePadding() {
        let child = stage.color()
        #expect(stage.padding(-5, -5, -5, -5, of: child).size(30, 30) == CGSize(width: 30, height: 30))
        #expect(child.proposals == [ProposedViewSize(width: 40, height: 40)])
        #expect(stage.padding(-50, -50, -50, -50, of: stage.box(10, 10)).size(30, 30) == .zero)
    }

    @Test("A5-14 fixedSize passes guides and priority on") func fixedSizePasses() {
        let text = stage.text()
        text.priority = 2
        let fixed = stage.modify(FixedSizeLayout(), text)
        let baseline = fixed.explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, at: CGSize(width: 30, height: 16))
        #expect(baseline == 13)
        #expect(fixed.layoutPriority == 2)
    }

    @Test("A5-29 without a ratio the child's ideal one counts; a child without ideal is proposed as it is")
    func idealRatio() {
        let picture = stage.leaf { $0.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 10)) }
        #expect(
            stage.modify(AspectRatioLayout(nil, contentMode: .fit), picture).size(60, 60)
                == CGSize(width: 60, height: 20))
        let none = stage.leaf { $0.replacingUnspecifiedDimensions(by: .zero) }
        #expect(
            stage.modify(AspectRatioLayout(nil, contentMode: .fit), none).size(60, 40) == CGSize(width: 60, height: 40))
    }

    @Test("A5-30 an aspect ratio passes on that nothing is proposed") func unproposedRatio() {
        let child = stage.color()
        #expect(stage.modify(AspectRatioLayout(2, contentMode: .fit), child).size(nil, nil).width == 10)
        #expect(child.proposals == [.unspecified])
        #expect(
            stage.modify(AspectRatioLayout(2, contentMode: .fill), stage.color()).size(60, nil)
                == CGSize(width: 60, height: 30))
        #expect(
            stage.modify(AspectRatioLayout(2, contentMode: .fit), stage.color()).size(nil, 60)
                == CGSize(width: 120, height: 60))
    }

    @Test("A5-31 an aspect ratio reports the child's answer") func answer() {
        #expect(
            stage.modify(AspectRatioLayout(2, contentMode: .fit), stage.box(7, 9)).size(60, 60)
                == CGSize(width: 7, height: 9))
    }

    @Test("A5-32 an offset moves the child and no guide") func offset() {
        let text = stage.text()
        let moved = stage.modify(OffsetLayout(CGSize(width: 5, height: 7)), text)
        let baseline = moved.explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, at: CGSize(width: 30, height: 16))
        #expect(baseline == 13)
        #expect(stage.frames(moved, 30, 16, of: text, moved) == [CGRect(5, 7, 30, 16), CGRect(0, 0, 30, 16)])
    }

    @Test("A5-35 a positioned view has its own length where none is proposed") func position() {
        let node = stage.modify(PositionLayout(CGPoint(x: 5, y: 5)), stage.box(30, 20))
        #expect(node.size(nil, 50) == CGSize(width: 30, height: 50))
        #expect(node.size(100, 50) == CGSize(width: 100, height: 50))
    }

    @Test("What a layout knows of its length is what it measures") func lengthRanges() {
        let bounds: [FlexibleFrameLayout.Bounds] = [
            .init(), .init(min: 20), .init(max: 60), .init(min: 20, max: 60), .init(ideal: 30), .init(max: .infinity),
        ]
        var nodes: [TestNode] = []
        for child in [stage.color(), stage.box(40, 10)] {
            nodes += bounds.map { stage.modify(FlexibleFrameLayout(horizontal: $0), child) }
            nodes += [-30, 0, 5].map { stage.modify(PaddingLayout(EdgeInsets(.horizontal, $0)), child) }
            nodes += [true, false].map { stage.modify(FixedSizeLayout(horizontal: $0), child) }
            nodes += [
                stage.frame(width: 30, child), stage.frame(height: 30, child),
                stage.modify(PositionLayout(.zero), child),
                stage.modify(AspectRatioLayout(2, contentMode: .fill), child),
                stage.zstack(child, stage.box(15, 15)), stage.vstack(child, stage.box(15, 15)),
                stage.vstack(
                    align: .leading, stage.guide(HorizontalAlignment.leading.key, child) { _ in -9 },
                    stage.box(15, 15)),
                stage.zstack(
                    align: .leading, stage.guide(HorizontalAlignment.leading.key, child) { _ in -9 },
                    stage.box(15, 15)),
                stage.hstack(child, stage.box(15, 15)), stage.hstack(spacing: -9, child, stage.color()),
            ]
        }
        for (index, node) in nodes.enumerated() {
            guard let range = node.lengthRange(along: .horizontal) else { continue }
            for height in [0, 25, nil, CGFloat.infinity] {
                let measured = LengthRange(
                    min: node.size(0, height).width, max: node.size(.infinity, height).width)
                #expect(range == measured, "node \(index), height \(String(describing: height))")
            }
        }
    }
}
