import Foundation
import Testing
import VitrineCairo
import VitrineDisplay
import VitrineSVG

@Suite("A PDF file")
struct PDFTests {
    @Test(
        "holds its text as text",
        .enabled(if: Tool.pdftotext.isInstalled, "pdftotext is not installed (Debian: poppler-utils)"))
    func text() throws {
        let words = String(
            decoding: try Tool.pdftotext.run(["INPUT", "-"], input: try Outputs(scene: .text).pdf()), as: UTF8.self)
        for line in ["Regular text, 13 points", "Bold <&> \"quoted\"", "let mono = 0", "Serif design", "0123456789"] {
            #expect(words.contains(line), "\(words)")
        }
        let scripts = String(
            decoding: try Tool.pdftotext.run(["INPUT", "-"], input: try Outputs(scene: .scripts).pdf()), as: UTF8.self)
        #expect(scripts.contains("日本語のテキスト"), "\(scripts)")
        #expect(scripts.contains("between words"), "\(scripts)")
    }

    @Test(
        "names its fonts, and holds them",
        .enabled(if: Tool.pdffonts.isInstalled, "pdffonts is not installed (Debian: poppler-utils)"))
    func fonts() throws {
        let rows = try Tool.pdffonts.text(["INPUT"], of: Outputs(scene: .text).pdf()).split(separator: "\n").dropFirst(
            2)
        #expect(
            rows.contains { $0.contains("+Inter-Bold") } && rows.contains { $0.contains("SansMono") }, "\(rows)")
        // Embedded, a subset, and with a table that gives the letters back.
        #expect(rows.allSatisfy { $0.contains("yes yes yes") }, "\(rows)")
    }

    @Test(
        "has a page for each list, of its size, and a title",
        .enabled(if: Tool.pdfinfo.isInstalled, "pdfinfo is not installed (Debian: poppler-utils)"))
    func pages() throws {
        let file = try CairoRenderer.pdf(
            pages: [
                (Scene.shapes.list, CGSize(width: 240, height: 160)),
                (Scene.text.list, CGSize(width: 300, height: 200)),
            ],
            engine: Outputs.engine, title: "Größe\u{0}")
        let info = String(decoding: try Tool.pdfinfo.run(["-f", "1", "-l", "9", "INPUT"], input: file), as: UTF8.self)
        let lines = info.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in ["Title: Größe", "Pages: 2", "Page 1 size: 240 x 160 pts", "Page 2 size: 300 x 200 pts"] {
            #expect(lines.contains(line), "\(info)")
        }
    }

    @Test(
        "shows modes of mixing that PDF lacks, though the page is transparent",
        .enabled(if: Tool.pdftoppm.isInstalled, "pdftoppm is not installed (Debian: poppler-utils)"))
    func transparentPage() throws {
        let file = try CairoRenderer.pdf(pages: [(Scene.blends.list, Scene.size)], engine: Outputs.engine)
        let drawn = pixels(ofPNG: try Tool.pdftoppm.run(["-r", "144", "-png", "INPUT"], input: file))
        let difference = Difference(try Outputs(scene: .blends).png(), drawn)
        #expect(difference.mean < 1.5, "\(difference)")
    }
}

@Suite("An SVG file")
struct SVGTests {
    func svg(_ items: [DisplayItem], pictures: Bool = true) throws -> String {
        let bytes = try SVGWriter.svg(
            DisplayList(items), size: CGSize(width: 100, height: 50), engine: Outputs.engine,
            pictures: pictures ? CairoPictures(engine: Outputs.engine) : nil)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "is well-formed", .enabled(if: Tool.xmllint.isInstalled, "xmllint is not installed (Debian: libxml2-utils)"),
        arguments: Scene.all)
    func wellFormed(scene: Scene) throws {
        _ = try Tool.xmllint.run(["--noout", "INPUT"], input: try Outputs(scene: scene).svg())
    }

    @Test(
        "holds no character that XML forbids",
        .enabled(if: Tool.xmllint.isInstalled, "xmllint is not installed (Debian: libxml2-utils)"))
    func characters() throws {
        let odd = "a\u{1}b\u{FFFE}c\u{FFFF}d]]>e\u{1F}\u{EFFF}ﬁ<&>\"'"
        let file = try SVGWriter.svg(
            DisplayList([DisplayItem(0, 0, .text(odd, FontDescription(family: "A\"<'&\u{2}", size: 12)))]),
            size: CGSize(width: 400, height: 50), title: odd, engine: Outputs.engine)
        _ = try Tool.xmllint.run(["--noout", "INPUT"], input: file)
        let text = String(decoding: file, as: UTF8.self)
        #expect(
            text.contains("<title>a\u{FFFD}b\u{FFFD}c\u{FFFD}d]]&gt;e\u{FFFD}\u{EFFF}ﬁ&lt;&amp;&gt;&quot;'</title>"))
    }

    @Test("uses the element that says most")
    func elements() throws {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            try svg([DisplayItem(1, 2.5, .rect(20, 10, .red))]).contains(
                ##"<rect x="1" y="2.5" width="20" height="10" fill="#ff3b30"/>"##))
        let round = Path(roundedRect: frame, cornerRadius: 4, style: .circular)
        #expect(
            try svg([DisplayItem(0, 0, .fill(round, .black))]).contains(
                ##"<rect width="20" height="10" rx="4" fill="#000"/>"##))
        #expect(
            try svg([DisplayItem(0, 0, .circle(10, .black))]).contains(##"<circle cx="5" cy="5" r="5" fill="#000"/>"##))
        let line = Path("0 0 m 10.12345 -0.5 l")!
        #expect(
            try svg([
                DisplayItem(
                    0, 0,
                    .stroke(line, .color(.black.opacity(0.5)), StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [1, 2])))
            ])
            .contains(
                ##"<path d="M0 0L10.123 -.5" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2" stroke-dasharray="1 2"/>"##
            ))
    }

    @Test("defines what is used twice once")
    func definitions() throws {
        let paint = Paint.linearGradient(
            [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)], start: .zero, end: CGPoint(x: 10, y: 0))
        let clip = DisplayEffect.clip(
            HashablePath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))), FillStyle())
        let row = [
            DisplayItem(0, 0, .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), paint, FillStyle())),
            DisplayItem(0, 0, .group(clip, [DisplayItem(0, 0, .rect(20, 20, .red))])),
            DisplayItem(
                0, 0, .group(.shadow(.black, radius: 2, offset: .zero), [DisplayItem(0, 0, .rect(20, 20, .red))])),
        ]
        let text = try svg((0..<3).map { DisplayItem(0, CGFloat($0) * 20, .group(.opacity(1), row)) })
        for element in ["<linearGradient", "<clipPath", "<filter"] {
            #expect(text.components(separatedBy: element).count == 2, "\(element)")
        }
    }

    @Test("leaves out only what nobody can make pixels of")
    func withoutPictures() throws {
        let image = DisplayItem(
            0, 0, .image(Scene.checks, rect: CGRect(x: 0, y: 0, width: 4, height: 4), interpolation: .low))
        let text = try svg([image, DisplayItem(0, 0, .rect(4, 4, .red))], pictures: false)
        #expect(!text.contains("<image") && text.contains("<rect"))
        #expect(try svg([image]).contains("<image width=\"4\" height=\"4\""))
    }

    @Test("keeps words, lines and what they look like")
    func words() throws {
        var run = StyledText.Run("Two  words", font: FontDescription(size: 13, weight: 600), paint: .color(.red))
        run.kerning = 1
        let text = try svg([DisplayItem(5, 5, .text(StyledText([run]), size: CGSize(width: 90, height: 30)))])
        for part in [
            ">Two  words</text>", "xml:space=\"preserve\"", "font-weight=\"600\"", "letter-spacing=\"1\"",
            "textLength=", "fill=\"#ff3b30\"",
        ] {
            #expect(text.contains(part), "\(part) is not in \(text)")
        }
    }
}
