import Foundation
import Testing
import VitrineViews

@testable import VitrineCairo

/// Pictures that somebody looked at, and what may differ from them.
///
/// After a change that is meant, `make goldens` writes them anew: look at each before it is committed.
struct Golden {
    /// Of 255 a channel, on average over the pixels: what rounding and another version of Cairo may make of it.
    var mean = 0.5
    /// The share of pixels that may differ by more than 32.
    var far = 0.002

    /// Pictures without text, which look the same on every machine.
    static let shapes = Golden()
    /// Pictures with text: another version of a font moves a few edges.
    static let text = Golden(mean: 2, far: 0.03)

    /// Draws a view at two pixels a point and compares it with `Resources/NAME.png`.
    @MainActor
    func check(_ view: some View, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let shown = Shown(view, scale: 2)
        let drawn = try CairoRenderer.draw(
            DisplayList(shown.items), size: shown.size, scale: 2, background: .white, engine: Shown.engine)
        // Read where it is written, not from the bundle, which is a copy.
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Resources/\(name).png")
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
            try Data(PNGWriter.encode(drawn, scale: 2)).write(to: file)
        }
        let golden = try PNGReader.decode([UInt8](try Data(contentsOf: file)))
        let difference = Self.difference(drawn, golden)
        #expect(
            difference.mean < mean && difference.far < far, "\(name): \(difference)", sourceLocation: sourceLocation)
    }

    static func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> (mean: Double, far: Double) {
        guard a.width == b.width, a.height == b.height else { return (.infinity, 1) }
        var (sum, far) = (0, 0)
        for (a, b) in zip(a.pixels, b.pixels) where a != b {
            let differences = [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
            sum += differences.max()!
            if differences.max()! > 32 { far += 1 }
        }
        let count = Double(a.pixels.count)
        return (Double(sum) / count, Double(far) / count)
    }
}
