import Testing
import VitrineRuntime

@testable import VitrineViews

/// What masks, blend modes and colour filters record.
@MainActor @Suite struct FilterTests {
    private let drawing = DrawingTests()

    /// The effect on the one group that a view records.
    private func effect(_ view: some View) -> DisplayEffect? {
        let items = drawing.items(view)
        guard items.count == 1, case .group(_, let effect, _) = items[0].content else { return nil }
        return effect
    }

    private func filter(_ view: some View) -> ColorFilter? {
        if case .colorFilter(let filter) = effect(view) { filter } else { nil }
    }

    @Test func aFilterIsAGroupAroundTheView() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(filter(red.brightness(0.2)) == .brightness(0.2))
        #expect(filter(red.contrast(2)) == .contrast(2))
        #expect(filter(red.saturation(0)) == .saturation(0))
        #expect(filter(red.grayscale(0.5)) == .grayscale(0.5))
        #expect(filter(red.hueRotation(.degrees(90))) == .hueRotation(.degrees(90)))
        #expect(filter(red.colorInvert()) == .invert)
        #expect(filter(red.luminanceToAlpha()) == .luminanceToAlpha)
        #expect(filter(red.colorMultiply(Color(red: 0, green: 1, blue: 0))) == .multiply(RGBA(0, 1, 0)))
        #expect(filter(Color.clear.colorInvert()) == nil)
    }

    @Test func aBlendModeIsAGroupUnlessItIsNormal() {
        if case .blendMode(let mode) = effect(Color.black.blendMode(.multiply)) {
            #expect(mode == .multiply)
        } else {
            Issue.record("no blend mode was recorded")
        }
        #expect(effect(Color.black.blendMode(.normal)) == nil)
        #expect(drawing.items(Color.black.blendMode(.normal)).count == 1)
    }

    @Test func aMaskStandsOnTheViewAndChangesNoLayout() {
        let masked = Color.black.frame(width: 40, height: 20)
            .mask(alignment: .bottomTrailing) { Rectangle().frame(width: 10, height: 10) }
        let items = drawing.items(masked)
        guard items.count == 1, case .group(let content, .mask(let mask), let size) = items[0].content else {
            Issue.record("no mask was recorded")
            return
        }
        #expect(size == CGSize(width: 40, height: 20))
        #expect(content.items.count == 1)
        #expect(mask.items.map(\.origin) == [CGPoint(x: 30, y: 10)])
        // What nothing lets through is not shown.
        #expect(drawing.items(Color.black.mask { Color.clear }).isEmpty)
        #expect(drawing.items(Color.black.mask(Circle())).count == 1)
    }
}
