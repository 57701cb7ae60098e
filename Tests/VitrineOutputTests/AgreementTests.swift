import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

extension Scene {
    /// Our painter puts glyphs on whole pixels, others do not; text differs by that. Colours and edges of all else are
    /// the same but for rounding, and for the edge pixels of images, which PDF does not keep.
    fileprivate func allows(_ difference: Difference) -> Bool {
        name == "text" || name == "scripts"
            ? difference.mean < 4 && difference.far < 0.04 : difference.mean < 1.5 && difference.far < 0.02
    }
}

/// Other people's programs show our files as our own painter paints them.
@Suite("The formats agree")
struct AgreementTests {
    @Test(
        "an SVG file, drawn by librsvg, is like the picture",
        .enabled(if: Tool.rsvg.isInstalled, "rsvg-convert is not installed (Debian: librsvg2-bin)"),
        arguments: Scene.all)
    func svg(scene: Scene) throws {
        let outputs = Outputs(scene: scene)
        let drawn = pixels(ofPNG: try Tool.rsvg.run(["-z", "2", "INPUT"], input: try outputs.svg()))
        let difference = Difference(try outputs.png(), drawn)
        report("svg", scene, difference, drawn)
        #expect(scene.allows(difference), "\(difference)")
    }

    @Test(
        "a PDF file, drawn by poppler, is like the picture",
        .enabled(if: Tool.pdftoppm.isInstalled, "pdftoppm is not installed (Debian: poppler-utils)"),
        arguments: Scene.all)
    func pdf(scene: Scene) throws {
        let outputs = Outputs(scene: scene)
        let drawn = pixels(ofPNG: try Tool.pdftoppm.run(["-r", "144", "-png", "INPUT"], input: try outputs.pdf()))
        let difference = Difference(try outputs.png(), drawn)
        report("pdf", scene, difference, drawn)
        #expect(scene.allows(difference), "\(difference)")
    }

    private func report(_ format: String, _ scene: Scene, _ difference: Difference, _ drawn: PixelBuffer) {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_OUTPUT_DUMP"] else { return }
        print("agreement", format, scene.name, difference)
        let outputs = Outputs(scene: scene)
        func save(_ bytes: [UInt8]?, _ kind: String) {
            try? bytes.map { Data($0) }?.write(to: URL(fileURLWithPath: "\(folder)/\(scene.name)\(kind)"))
        }
        let frame = CGRect(origin: .zero, size: Scene.size)
        let list = DisplayList([DisplayItem(0, 0, .image(ImageContent(drawn), rect: frame, interpolation: .none))])
        save(try? CairoRenderer.png(list, size: Scene.size, scale: 2, engine: Outputs.engine), ".\(format).png")
        save(
            try? CairoRenderer.png(scene.list, size: Scene.size, scale: 2, background: .white, engine: Outputs.engine),
            ".png")
        save(try? format == "svg" ? outputs.svg() : outputs.pdf(), ".\(format)")
    }
}
