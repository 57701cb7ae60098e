import Foundation
import Synchronization
import Testing
import VitrineCairo
import VitrineDisplay
import VitrineSVG

@Suite("Every format")
struct OutputRuleTests {
    @Test("gives the same bytes twice, with another engine", arguments: Scene.all)
    func sameBytes(scene: Scene) throws {
        let other = PangoTextEngine()
        #expect(try Outputs(scene: scene).svg() == Outputs(scene: scene).svg())
        #expect(try Outputs(scene: scene).pdf() == Outputs(scene: scene).pdf())
        #expect(
            try Outputs(scene: scene).svg()
                == SVGWriter.svg(
                    scene.list, size: Scene.size, background: .white, title: scene.name, engine: other,
                    pictures: CairoPictures(engine: other)))
        #expect(
            try Outputs(scene: scene).pdf()
                == CairoRenderer.pdf(
                    pages: [(scene.list, Scene.size)], background: .white, engine: other, title: scene.name))
    }

    @Test("is written by several threads at once, with one engine")
    func severalThreads() {
        let (lists, engine) = (Scene.all.map(\.list), PangoTextEngine())
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 120) { i in
            do {
                _ = try CairoRenderer.pdf(pages: [(lists[i % lists.count], Scene.size)], engine: engine)
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }

    @Test("gives the same bytes where numbers have a comma", arguments: Scene.all)
    func sameBytesInGerman(scene: Scene) throws {
        // Cairo asks localeconv(), whose answer lies in memory that threads share: a test beside this one, in another
        // locale, may garble a file. `BoardTests` has whole processes in other locales.
        func pdfs() throws -> [[UInt8]] { try (0..<4).map { _ in try Outputs(scene: scene).pdf() } }
        let (svg, expected) = (try Outputs(scene: scene).svg(), try pdfs())
        // A locale of one thread, so that tests beside this one do not see it.
        guard let german = newlocale(1 << LC_NUMERIC, "de_DE.UTF-8", nil) else { return }
        let before = uselocale(german)
        defer {
            uselocale(before)
            freelocale(german)
        }
        #expect(try Outputs(scene: scene).svg() == svg)
        let isSame = try pdfs().contains { expected.contains($0) }
        #expect(isSame)
    }

    @Test(
        "refuses what has no pixels, no end or no bounds",
        arguments: [
            (CGSize(width: 0, height: 10), "no pixels"), (CGSize(width: -1, height: 10), "no pixels"),
            (CGSize(width: CGFloat.nan, height: 10), "finite size"),
            (CGSize(width: 10, height: CGFloat.infinity), "finite size"),
            (CGSize(width: 40_000, height: 10), "too large"), (CGSize(width: 30_000, height: 30_000), "too large"),
        ])
    func errors(size: CGSize, words: String) {
        let svg = #expect(throws: RenderError.self) {
            try SVGWriter.svg(DisplayList(), size: size, engine: Outputs.engine)
        }
        #expect(svg?.description.contains(words) == true)
        let pdf = #expect(throws: RenderError.self) {
            try CairoRenderer.pdf(pages: [(DisplayList(), Scene.size), (DisplayList(), size)], engine: Outputs.engine)
        }
        #expect(pdf?.description.contains(words) == true)
    }

    @Test("a document without pages is refused")
    func noPages() {
        #expect(throws: RenderError.self) { try CairoRenderer.pdf(pages: [], engine: Outputs.engine) }
    }

    @Test(
        "numbers that are none are left out, and what is beside them is there",
        arguments: [CGFloat.nan, .infinity, 1e30])
    func oddNumbers(odd: CGFloat) throws {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let path = Path { $0.addLines([.zero, CGPoint(x: odd, y: 0), CGPoint(x: 0, y: 5)]) }
        let dot = DisplayItem(0, 0, .rect(10, 10, .red))
        let text = StyledText([StyledText.Run("x", font: FontDescription(size: odd), paint: .color(.black))])
        let effects: [DisplayEffect] = [
            .opacity(Double(odd)), .transform(CGAffineTransform(odd, 0, 0, 1, 0, 0)),
            .clip(HashablePath(path), FillStyle()),
            .shadow(.black, radius: odd, offset: .zero), .shadow(.black, radius: 1, offset: CGPoint(x: odd, y: 0)),
            .blur(radius: odd), .colorFilter(.brightness(Double(odd))),
            .colorFilter(.hueRotation(.radians(Double(odd)))),
            .mask(DisplayList([DisplayItem(odd, 0, .rect(5, 5, .red))])),
        ]
        let items =
            [
                DisplayItem(odd, 0, .rect(10, 10, .red)), DisplayItem(0, 0, .fill(path, .red)),
                DisplayItem(0, 0, .stroke(Path(rect), .color(.red), StrokeStyle(lineWidth: odd, dash: [odd]))),
                DisplayItem(0, 0, .text(text, size: CGSize(width: odd, height: odd))),
                DisplayItem(
                    0, 0,
                    .image(Scene.checks, rect: CGRect(x: 0, y: 0, width: odd, height: 5), interpolation: .medium)),
            ] + effects.map { DisplayItem(0, 0, .group($0, [dot])) } + [DisplayItem(20, 20, .rect(10, 10, .blue))]
        let list = DisplayList(items)
        let picture = try CairoRenderer.draw(list, size: CGSize(width: 40, height: 40), engine: Outputs.engine)
        #expect(picture[25, 25] == 0xFF00_7AFF)
        let svg = String(
            decoding: try SVGWriter.svg(
                list, size: CGSize(width: 40, height: 40), engine: Outputs.engine,
                pictures: CairoPictures(engine: Outputs.engine)), as: UTF8.self)
        #expect(svg.contains("x=\"20\" y=\"20\" width=\"10\" height=\"10\" fill=\"#007aff\""))
        #expect(!svg.contains("nan") && !svg.contains("inf\""))
        #expect(try !CairoRenderer.pdf(pages: [(list, CGSize(width: 40, height: 40))], engine: Outputs.engine).isEmpty)
    }

    @Test("a PNG file reads back as the pixels it was made of", arguments: [2, 200, 40_000])
    func pngRoundTrip(colors: Int) throws {
        let pixels = (0..<40_000).map { i -> UInt32 in
            let n = UInt32(truncatingIfNeeded: i * 7919 % colors)
            return 0xFF00_0000 | n << 8 | (n * 37 & 255) << 16 | n >> 8
        }
        for opaque in [true, false] {
            var picture = PixelBuffer(width: 250, height: 160, pixels: pixels)
            if !opaque { picture.pixels[5] = 0 }
            let file = try CairoPictures(engine: Outputs.engine).png(of: ImageContent(picture))
            #expect(VitrineOutputTests.pixels(ofPNG: file) == picture)
        }
    }
}
