import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

/// Ways of mixing whose numbers are known.
@Suite("Blend modes")
struct BlendTests {
    private static let whole = CGRect(origin: .zero, size: CairoRendererTests.size)

    /// What `top` over `bottom` is, from 0 to 255 and with alpha.
    private func mixed(_ top: RGBA, _ mode: BlendMode, over bottom: RGBA) throws -> [Int] {
        let group = CairoRendererTests.group([CairoRendererTests.filled(Self.whole, top)], .blendMode(mode))
        return try draw([CairoRendererTests.filled(Self.whole, bottom), group]).channels(20, 20)
    }

    private func draw(_ items: [DisplayItem]) throws -> PixelBuffer {
        try CairoRenderer.draw(
            DisplayList(items), size: CairoRendererTests.size, engine: CairoRendererTests.engine)
    }

    private func expect(_ found: [Int], _ expected: [Double]) {
        #expect(zip(found, expected).allSatisfy { abs(Double($0) - $1 * 255) <= 1.5 }, "\(found) is not \(expected)")
    }

    private let levels: [Float] = [0, 0.2, 0.5, 0.8, 1]

    @Test("C3-24: soft light is one curve, for light and dark colours")
    func softLight() throws {
        for s in levels {
            for b in levels {
                let (x, y) = (Double(s), Double(b))
                let expected = (1 - 2 * x) * y * y + 2 * x * y
                expect(
                    try mixed(RGBA(s, s, s), .softLight, over: RGBA(b, b, b)), [expected, expected, expected, 1])
            }
        }
    }

    @Test("C3-25: plusDarker adds up what lacks of white, plusLighter the light")
    func sums() throws {
        for s in levels {
            for b in levels {
                let (darker, lighter) = (Double(max(0, s + b - 1)), Double(min(1, s + b)))
                expect(try mixed(RGBA(s, s, 1), .plusDarker, over: RGBA(b, 1, b)), [darker, Double(s), Double(b), 1])
                expect(try mixed(RGBA(s, 0, s), .plusLighter, over: RGBA(b, b, 0)), [lighter, Double(b), Double(s), 1])
            }
        }
    }

    @Test("C3-25: translucent colours are added multiplied by their alpha")
    func translucent() throws {
        // Half of white and a tenth of black: 0.6 in all, of which 0.1 lack.
        expect(
            try mixed(RGBA(0, 0, 0, 0.1), .plusDarker, over: RGBA(1, 1, 1, 0.5)), [0.5, 0.5, 0.5, 0.6])
        expect(try mixed(RGBA(0, 0, 0, 0), .plusDarker, over: RGBA(1, 0.5, 0, 1)), [1, 0.5, 0, 1])
        // Soft light on nothing is the colour itself.
        expect(try mixed(RGBA(1, 0, 0, 1), .softLight, over: .clear), [1, 0, 0, 1])
    }

    @Test("a mode that is ours keeps to clips, to groups and to places", arguments: [BlendMode.softLight, .plusDarker])
    func places(mode: BlendMode) throws {
        let bottom = CairoRendererTests.filled(CGRect(x: 0, y: 0, width: 30, height: 40), RGBA(0.5, 0.5, 0.5))
        let top = CairoRendererTests.group(
            [CairoRendererTests.filled(CGRect(x: 10, y: 10, width: 60, height: 20), RGBA(0.2, 0.2, 0.2))],
            .blendMode(mode))
        let clip = DisplayEffect.clip(HashablePath(Path(CGRect(x: 0, y: 0, width: 40, height: 20))), FillStyle())
        let moved = DisplayItem(
            id: DisplayID(2), origin: CGPoint(x: 5, y: 0),
            .group(DisplayList([bottom, CairoRendererTests.group([top], clip)]), .opacity(0.999), size: .zero))
        let picture = try draw([moved])
        // (1 - 0.4) * 0.25 + 0.2, or nothing; half a grey in clear pixels is taken as it is.
        let mixed = mode == .softLight ? 89 : 0
        #expect(abs(picture.channels(20, 15)[0] - mixed) <= 2, "\(picture.channels(20, 15))")
        for (x, y) in [(12, 15), (20, 5), (20, 25)] {
            #expect(abs(picture.channels(x, y)[0] - 128) <= 2 && picture.channels(x, y)[3] > 253)
        }
        #expect(picture.channels(2, 15)[3] == 0)
        #expect(abs(picture.channels(38, 15)[0] - 51) <= 2 && picture.channels(38, 15)[3] > 253)
    }
}
