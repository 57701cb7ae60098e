import Testing
import VitrineImage

/// Pictures from Swift code, with public API alone.
@MainActor @Suite("ImageRenderer") struct ImageRendererTests {
    private struct Card: View {
        var title: String
        var body: some View {
            Text(title)
                .padding()
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
        }
    }

    /// Width and height as a PNG file states them.
    private func pixels(_ png: Data) -> [Int] {
        [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("a PNG is the view's size times the scale")
    func png() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        #expect(pixels(try renderer.pngData()) == [30, 20])
        renderer.scale = 3
        #expect(pixels(try renderer.pngData()) == [90, 60])
        renderer.content = Color.red.frame(width: 30, height: 20)
        #expect(try renderer.pngData() == renderer.pngData())
    }

    @Test("the proposed size reaches the view")
    func proposal() throws {
        let renderer = ImageRenderer(content: Color.blue)
        renderer.proposedSize = ProposedViewSize(width: 64, height: 16)
        #expect(pixels(try renderer.pngData()) == [64, 16])
    }

    @Test("SVG and PDF hold the text, and new content is drawn anew")
    func documents() throws {
        let renderer = ImageRenderer(content: Card(title: "Grace"))
        #expect(try renderer.svgString().contains("Grace"))
        #expect(try renderer.pdfData().starts(with: Data("%PDF-".utf8)))
        renderer.content = Card(title: "Barbara")
        let svg = try renderer.svgString()
        #expect(svg.contains("Barbara") && !svg.contains("Grace"))
    }

    @Test("a view without a size is one clear error")
    func empty() {
        let renderer = ImageRenderer(content: EmptyView())
        #expect(throws: (any Error).self) { try renderer.pngData() }
        renderer.proposedSize = .infinity
        #expect(throws: (any Error).self) { try ImageRenderer(content: Color.red.frame(width: 1e9)).svgString() }
    }

    @Test("an opaque picture has a white ground in every format")
    func opaque() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        let (clear, clearSVG) = (try renderer.pngData(), try renderer.svgString())
        renderer.isOpaque = true
        #expect(try renderer.pngData() != clear)
        #expect(
            try !clearSVG.contains("#fff")
                && renderer.svgString().contains("<rect width=\"4\" height=\"4\" fill=\"#fff\"/>"))
    }

    @Test("further folders of fonts count for the next picture, and another colour mode changes nothing")
    func settings() throws {
        let renderer = ImageRenderer(content: Card(title: "Grace"))
        let png = try renderer.pngData()
        renderer.colorMode = .linear
        renderer.fontDirectories = [URL(fileURLWithPath: "/nowhere")]
        #expect(try renderer.pngData() == png)
    }
}
