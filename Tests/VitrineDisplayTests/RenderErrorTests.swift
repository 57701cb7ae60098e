import Testing
import VitrineCairo
import VitrineDisplay

@Suite("A picture that cannot be made")
struct RenderErrorTests {
    static let engine = PangoTextEngine()

    @Test(
        "says so in one sentence",
        arguments: [
            (CGSize(width: 0, height: 10), 1.0, "no pixels"),
            (CGSize(width: CGFloat.nan, height: 10), 1, "finite size"),
            (CGSize(width: 10, height: CGFloat.infinity), 1, "finite size"),
            (CGSize(width: 16_001, height: 10), 2, "too large"),
            (CGSize(width: 20_000, height: 20_000), 1, "too large"),
            (CGSize(width: 10, height: 10), 0, "scale above 0"),
        ])
    func saysWhy(size: CGSize, scale: Double, words: String) {
        let error = #expect(throws: RenderError.self) {
            try CairoRenderer.png(DisplayList(), size: size, scale: scale, background: nil, engine: Self.engine)
        }
        #expect(error?.description.contains(words) == true)
    }
}
