import Testing
import VitrineDisplay
import VitrineImage

/// What documents say beside how they look: where links lead, and what is a heading.
@MainActor @Suite("Links and headings") struct LinkTests {
    private struct Page: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Text("Heading").font(.title).accessibilityHeading(.h2)
                Text("Read [the manual](https://example.org/a?b=1&c=ü) first")
                Link("Plain link", destination: URL(string: "https://example.com/link")!)
                Text("[faint](https://example.net/faint)").opacity(0.5)
                Text("[hidden](https://example.net/hidden)").hidden()
                Text("[script](javascript:alert(1))")
            }
            .padding(20)
        }
    }

    @Test("are elements of an SVG file, around their own words")
    func svg() throws {
        let svg = try ImageRenderer(content: Page()).svgString()
        #expect(svg.contains(#"<a href="https://example.org/a?b=1&amp;c=%C3%BC"><tspan"#), "\(svg)")
        #expect(svg.contains(#">the manual</tspan></a>"#))
        #expect(svg.contains(#"<a href="https://example.com/link"><text"#))
        #expect(svg.contains(#"<g role="heading" aria-level="2"><text"#))
        #expect(!svg.contains("javascript") && svg.contains(">script</text>"), "\(svg)")
        #expect(!svg.contains("hidden"))
        #expect(
            try Document(svg).links == [
                "https://example.org/a?b=1&c=%C3%BC", "https://example.com/link", "https://example.net/faint",
            ])
    }

    @Test("labels are in an SVG file: in place of what is inside, or around links and headings that stay")
    func labels() throws {
        let page = VStack {
            Circle().frame(width: 20, height: 20).accessibilityLabel("a \"round\" <thing>")
            Link("more", destination: URL(string: "https://example.com/more")!).accessibilityLabel("More of it")
            Text("!").accessibilityLabel("Attention").accessibilityHeading(.h1)
        }
        let svg = try ImageRenderer(content: page).svgString()
        #expect(svg.contains(#"<g role="img" aria-label="a &quot;round&quot; &lt;thing&gt;"><"#), "\(svg)")
        #expect(svg.contains(#"<g role="group" aria-label="More of it"><a href="https://example.com/more"><text"#))
        #expect(svg.contains(#"<g role="heading" aria-level="1"><g role="img" aria-label="Attention"><text"#))
        #expect(try Document(svg).links == ["https://example.com/more"])
        let labelled = ImageRenderer(content: page.accessibilityLabel("page"))
        #expect(try ImageRenderer(content: page).pngData() == labelled.pngData())
    }

    @Test(
        "are annotations and tags of a PDF file",
        .enabled(if: Tool.pdfinfo.isInstalled, "pdfinfo is not installed (Debian: poppler-utils)"))
    func pdf() throws {
        let pdf = try ImageRenderer(content: Page()).pdfData()
        let urls = try Tool.pdfinfo.text(["-url", "INPUT"], of: pdf).split(separator: "\n").dropFirst()
        #expect(
            urls.map { $0.split(separator: " ").last! } == [
                "https://example.org/a?b=1&c=%C3%BC", "https://example.com/link", "https://example.net/faint",
            ])
        let tags = try Tool.pdfinfo.text(["-struct-text", "INPUT"], of: pdf)
        #expect(tags.contains("H2 (block)\n  \"Heading\""), "\(tags)")
    }

    @Test("stand where the words are, a rectangle a line")
    func areas() throws {
        let engine = Outputs.engine
        var run = StyledText.Run("two words", font: FontDescription(size: 20), paint: .color(.black))
        run.link = LinkTarget("https://example.org")
        let width = engine.measure(StyledText([run]), width: .infinity, height: .infinity).size.width
        let text = DisplayItem(10, 20, .text(StyledText([run]), size: CGSize(width: width * 0.7, height: 60)))
        let page = CGRect(x: 0, y: 0, width: 200, height: 200)
        let lines = DisplayList([text]).links(in: page, engine: engine).map(\.rect)
        try #require(lines.count == 2)
        #expect(lines[0].minX == 10 && lines[0].minY == 20 && lines[1].minY == lines[0].maxY)

        let turned = DisplayItem(
            0, 0, .group(.transform(CGAffineTransform(scaleX: 2, y: 3)), [text]))
        #expect(DisplayList([turned]).links(in: page, engine: engine)[0].rect.origin == CGPoint(x: 20, y: 60))
        let clip = HashablePath(Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
        let clipped = DisplayItem(0, 0, .group(.clip(clip, FillStyle()), [text]))
        #expect(
            DisplayList([clipped]).links(in: page, engine: engine).map(\.rect) == [
                CGRect(x: 10, y: 20, width: 20, height: 10)
            ])
        let odd = DisplayItem(CGFloat.nan, 0, .group(.none, [text]))
        #expect(DisplayList([odd]).links(in: page, engine: engine).isEmpty)
    }

    @Test("lead to addresses only", arguments: ["", "  ", "JavaScript:x", " data:text/html,x"])
    func refused(address: String) { #expect(LinkTarget(address) == nil) }

    @Test("keep addresses in letters that no format misreads")
    func escaped() {
        #expect(LinkTarget("https://a.org/x'y\\\"<z>\u{0}")?.address == "https://a.org/x%27y%5C%22%3Cz%3E%00")
        #expect(LinkTarget("mailto:a@b.org?x=100%25")?.address == "mailto:a@b.org?x=100%25")
    }
}
