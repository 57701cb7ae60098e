import Testing
import VitrineLayout

/// A9: what the `Layout` protocol promises its implementers.
@Suite struct LayoutProtocolTests {
    let stage = Stage()

    private struct NamedValue: LayoutValueKey { static let defaultValue: CGFloat = 0 }

    /// A square of 100 that runs a closure to place its subviews.
    private struct Placing: Layout {
        var place: (CGRect, LayoutSubviews) -> Void = { _, _ in }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            place(bounds, subviews)
        }
    }

    private func frames(_ children: TestNode..., place: @escaping (CGRect, LayoutSubviews) -> Void) -> CGRect {
        let container = stage.container(Placing(place: place), children)
        return stage.frames(container, 100, 100, of: children[0])[0]
    }

    @Test("A9-01 a subview that is not placed stands in the centre, proposed what the container was") func unplaced() {
        #expect(frames(stage.box(20, 10)) { _, _ in } == CGRect(40, 45, 20, 10))
        let color = stage.color()
        _ = stage.frames(stage.container(Placing(), [color]), 70, 60, of: color)
        #expect(color.proposals == [ProposedViewSize(width: 70, height: 60)])
    }

    @Test("A9-02 the last of two placements counts") func lastPlacement() {
        let frame = frames(stage.box(20, 10)) { _, subviews in
            subviews[0].place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 2, y: 3), proposal: .unspecified)
        }
        #expect(frame.origin == CGPoint(x: 2, y: 3))
    }

    @Test("A9-03 and A9-04 a subview is placed by its top leading corner, or by the anchor given") func anchors() {
        let corner = frames(stage.box(20, 10)) { _, subviews in
            subviews[0].place(at: CGPoint(x: 50, y: 50), proposal: .unspecified)
        }
        #expect(corner.origin == CGPoint(x: 50, y: 50))
        let centre = frames(stage.box(20, 10)) { _, subviews in
            subviews[0].place(at: CGPoint(x: 50, y: 50), anchor: .center, proposal: .unspecified)
        }
        #expect(centre == CGRect(40, 45, 20, 10))
    }

    @Test("A9-07 a cache is updated by making it anew, unless the layout knows better") func cacheUpdate() {
        struct Counting: Layout {
            func makeCache(subviews: Subviews) -> Int { subviews.count }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { .zero }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
            ) {}
        }
        var cache = 7
        Counting().updateCache(&cache, subviews: LayoutSubviews([stage.box(1, 1), stage.box(1, 1)]))
        #expect(cache == 2)
    }

    @Test("A9-09 a layout's spacing is the union of its subviews'") func defaultSpacing() {
        let spaced = stage.box(1, 1)
        spaced.preference = ViewSpacing(all: .init(plain: 12))
        let container = stage.container(Placing(), [stage.box(1, 1), spaced])
        #expect(container.spacing.distance(to: ViewSpacing(), along: .horizontal) == 12)
    }

    @Test("A9-10 a layout's guides are its subviews', where they stand") func defaultAlignment() {
        let text = stage.text()
        let container = stage.container(
            Placing { _, subviews in subviews[0].place(at: CGPoint(x: 5, y: 40), proposal: .unspecified) }, [text])
        let baseline = container.explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, at: CGSize(width: 100, height: 100))
        #expect(baseline == 53)
    }

    @Test("A9-11 a layout value is its key's default unless set") func layoutValues() {
        let box = stage.box(1, 1)
        #expect(LayoutSubview(box)[NamedValue.self] == 0)
        let node = stage.priority(1, box)
        node.set(NamedValue.self, 4)
        #expect(LayoutSubview(node)[NamedValue.self] == 4)
    }

    @Test("A9-12 priority is 0 unless set") func priority() {
        #expect(LayoutSubview(stage.box(1, 1)).priority == 0)
        #expect(LayoutSubview(stage.priority(1, stage.box(1, 1))).priority == 1)
    }

    @Test("A9-13 and A9-14 plain views stand 8 apart, views without spacing 0") func distances() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    }

    @Test("A9-15 a layout says which way it stacks, through AnyLayout too") func orientation() {
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout()._properties.stackOrientation == .vertical)
        #expect(AnyLayout(HStackLayout())._properties.stackOrientation == .horizontal)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    }

    @Test("A9-16 what a layout places is mirrored where it reads from right to left") func mirrored() {
        let stage = Stage(isRightToLeft: true)
        let box = stage.box(20, 10)
        let container = stage.container(
            Placing { _, subviews in subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .unspecified) }, [box])
        #expect(stage.frames(container, 100, 100, of: box)[0] == CGRect(75, 5, 20, 10))
    }

    @Test("A8-13 AnyLayout changes its layout and keeps the subviews, whichever cache it is given") func anyLayout() {
        let subviews = LayoutSubviews([stage.box(25, 16), stage.box(30, 20)])
        let (row, column) = (AnyLayout(HStackLayout(spacing: 8)), AnyLayout(VStackLayout(spacing: 4)))
        var cache = row.makeCache(subviews: subviews)
        #expect(
            row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
                == CGSize(width: 63, height: 20))
        column.updateCache(&cache, subviews: subviews)
        #expect(
            column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
                == CGSize(width: 30, height: 40))
        #expect(
            AnyLayout(row).sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
                == CGSize(width: 63, height: 20))
    }

    @Test("A stack that is handed other subviews than its cache was made of looks at those") func otherSubviews() {
        let stack = HStackLayout(spacing: 8)
        var cache = stack.makeCache(subviews: LayoutSubviews([stage.box(25, 16), stage.box(30, 20)]))
        // As many, more and fewer; those from before are gone.
        for lengths in [[5, 6], [1, 2, 3], [40]] as [[CGFloat]] {
            let others = LayoutSubviews(ContiguousArray(lengths.map { stage.box($0, 10) as LayoutElement }))
            let width = lengths.reduce(8 * CGFloat(lengths.count - 1), +)
            #expect(
                stack.sizeThatFits(proposal: .unspecified, subviews: others, cache: &cache)
                    == CGSize(width: width, height: 10))
        }
    }

    @Test("Slices of subviews keep the indices of the whole") func slices() {
        let subviews = LayoutSubviews([stage.box(1, 1), stage.box(2, 2), stage.box(3, 3)])
        let slice = subviews[1..<3]
        #expect(slice.startIndex == 1 && slice.count == 2)
        #expect(slice[2] == subviews[2])
        #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [3, 1])
    }
}
