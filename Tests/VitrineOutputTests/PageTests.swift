import Testing
import VitrineDisplay
import VitrineImage

/// Documents of several pages.
@MainActor @Suite("Pages") struct PageTests {
    private struct Lines: View {
        var count: Int
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 30) }
            }
        }
    }

    private let page = CGSize(width: 200, height: 100)

    /// The words of each page.
    private func words(_ pdf: Data) throws -> [[String]] {
        try Tool.pdftotext.text(["INPUT", "-"], of: pdf).split(separator: "\u{C}").map {
            $0.split(separator: "\n").map(String.init)
        }
    }

    @Test(
        "a tall view flows over them, and no line is cut or said twice",
        .enabled(if: Tool.pdftotext.isInstalled, "pdftotext is not installed (Debian: poppler-utils)"))
    func flow() throws {
        let pages = try words(ImageRenderer(content: Lines(count: 10)).pdfData(pageSize: page))
        #expect(pages.map(\.count) == [3, 3, 3, 1])
        #expect(pages.joined().map { $0 } == (0..<10).map { "Line \($0)" })
    }

    @Test(
        "headings and links stand on the page where they are seen, and on no other",
        .enabled(if: Tool.pdfinfo.isInstalled, "pdfinfo is not installed (Debian: poppler-utils)"))
    func structure() throws {
        let view = VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { n in
                Text("Heading \(n)").font(.system(size: 28)).accessibilityHeading(.h1).frame(height: 40)
                Link("Link", destination: URL(string: "https://example.org/\(n)")!).frame(height: 20)
            }
        }
        let pdf = try ImageRenderer(content: view).pdfData(pageSize: CGSize(width: 200, height: 125))
        let links = try Tool.pdfinfo.text(["-url", "INPUT"], of: pdf).split(separator: "\n").dropFirst().map {
            $0.split(separator: " ")
        }
        #expect(links.map { "\($0[0]) \($0.last!.last!)" } == ["1 0", "1 1", "2 2", "2 3", "3 4", "3 5"])
        let tags = try Tool.pdfinfo.text(["-struct-text", "INPUT"], of: pdf)
        #expect(tags.components(separatedBy: "H1 (block)").count == 7, "\(tags)")
        for n in 0..<6 { #expect(tags.contains("\"Heading \(n)\"")) }
    }

    @Test("the page's width is proposed, unless another is")
    func proposal() throws {
        let renderer = ImageRenderer(content: Text(String(repeating: "word ", count: 60)))
        let narrow = try renderer.pdfData(pageSize: CGSize(width: 100, height: 2_000))
        renderer.proposedSize.width = 300
        #expect(try renderer.pdfData(pageSize: CGSize(width: 100, height: 2_000)) != narrow)
    }

    @Test(
        "several views make one document, each from a new page on",
        .enabled(if: Tool.pdfinfo.isInstalled, "pdfinfo is not installed (Debian: poppler-utils)"))
    func several() throws {
        let views = [ImageRenderer(content: Lines(count: 1)), ImageRenderer(content: Lines(count: 4))]
        let pdf = try ViewSnapshot.pdfData(of: views.map { $0.snapshot() }, pageSize: page, title: "Both")
        let info = try Tool.pdfinfo.text(["INPUT"], of: pdf).split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        for line in ["Pages: 3", "Page size: 200 x 100 pts", "Title: Both"] { #expect(info.contains(line), "\(info)") }
        #expect(try words(pdf).map(\.count) == [1, 3, 1])
        let sizes = try Tool.pdfinfo.text(
            ["-l", "2", "INPUT"], of: try ViewSnapshot.pdfData(of: views.map { $0.snapshot() }))
        #expect(sizes.contains("x 30 pts") && sizes.contains("x 120 pts"), "\(sizes)")
    }

    private func slices(
        _ items: [DisplayItem], height: CGFloat, page: CGSize? = nil, margin: CGFloat = 0
    ) throws -> [CGFloat] {
        let (size, page) = (CGSize(width: 100, height: height), page ?? self.page)
        return try DisplayList(items).pages(of: size, page: page, margin: margin, engine: Outputs.engine).map {
            guard case .group(let list, .transform(let scale), _) = $0.list.items[0].content,
                case .group(_, .clip(let clip, _), _) = list.items[0].content
            else { return .nan }
            return clip.path.controlBounds.height * scale.a
        }
    }

    @Test("a page ends above what would be cut, if that is at most half a page high")
    func breaks() throws {
        func box(_ y: CGFloat, _ height: CGFloat) -> DisplayItem { DisplayItem(0, y, .rect(100, height, .red)) }
        #expect(try slices([box(80, 40)], height: 180) == [80, 100])
        #expect(try slices([box(80, 60)], height: 180) == [100, 80])
        #expect(try slices([box(0, 180), box(90, 20), box(70, 25)], height: 180) == [70, 100, 10])
        // Outlines that overlap a little do not hold a column together.
        #expect(try slices((0..<20).map { box(CGFloat($0) * 30 - 0.5, 31) }, height: 200) == [89.5, 90, 20.5])
        // A page ends above a shadow, if it can.
        func shadowed(_ y: CGFloat) -> DisplayItem {
            DisplayItem(0, 0, .group(.shadow(.black, radius: 2, offset: .zero), [box(y, 20)]))
        }
        #expect(try slices([shadowed(90)], height: 120) == [84, 36])
        #expect(try slices([box(0, 48), box(48, 40), shadowed(90)], height: 120) == [90, 30])
        // A heading stays with what follows.
        let heading = DisplayItem(0, 60, .group(.role(.heading(1)), [box(0, 20)]))
        #expect(try slices([heading, box(85, 30)], height: 120) == [60, 60])
        #expect(try slices([box(60, 20), box(85, 30)], height: 120) == [85, 35])
        // What overlaps all the way down is cut in the end.
        #expect(try slices((0..<20).map { box(CGFloat($0) * 10, 30) }, height: 220) == [100, 100, 20])
        #expect(try slices([], height: 100) == [100])
        #expect(try slices([], height: 100.001) == [100])
    }

    @Test("a paragraph breaks between its lines")
    func paragraphs() throws {
        let text = StyledText([
            StyledText.Run(String(repeating: "word ", count: 100), font: FontDescription(size: 13), paint: .color(.red))
        ])
        let measure = Outputs.engine.measure(text, width: 100, height: .infinity)
        let pitch = measure.size.height / CGFloat(measure.lineCount)
        let pages = try slices([DisplayItem(0, 0, .text(text, size: measure.size))], height: measure.size.height)
        #expect(pages.count > 2)
        #expect(pages.allSatisfy { ($0 / pitch).rounded() * pitch == $0 }, "\(pages) of \(pitch)")
    }

    @Test("margins stay free, and must leave something")
    func margins() throws {
        #expect(try slices([], height: 100, margin: 20) == [60, 40])
        #expect(try slices([], height: 100, page: CGSize(width: 90, height: 60), margin: 20) == [20, 20, 10])
        for margin in [50, -1, CGFloat.nan] {
            #expect(throws: RenderError.self) { try slices([], height: 100, margin: margin) }
        }
        let renderer = ImageRenderer(content: Color.red.frame(width: 160, height: 100))
        let pdf = try renderer.pdfData(pageSize: page, pageMargin: 20)
        let info =
            try Tool.pdftoppm.isInstalled
            ? Tool.pdftoppm.run(["-r", "72", "-png", "-f", "1", "-l", "1", "INPUT"], input: Array(pdf)) : nil
        if let info {
            let picture = pixels(ofPNG: info)
            #expect(picture[10, 50] & 0xFFFFFF == 0xFFFFFF && picture[100, 10] & 0xFFFFFF == 0xFFFFFF)
            #expect(picture[100, 50] & 0xFF < 0x60)
        }
    }

    @Test("a view wider than the page is made smaller")
    func wide() throws {
        #expect(try slices([], height: 100, page: CGSize(width: 50, height: 40)) == [40, 10])
    }

    @Test("what has no size, no end, or too many pages is one clear error")
    func errors() throws {
        for bad in [CGFloat.nan, 0, -1, .infinity] {
            #expect(throws: RenderError.self) { try slices([], height: bad) }
            #expect(throws: RenderError.self) { try slices([], height: 10, page: CGSize(width: bad, height: 10)) }
        }
        let error = #expect(throws: RenderError.self) { try slices([], height: 1e9) }
        #expect(error?.description.contains("more than 5000 pages") == true)
        #expect(throws: RenderError.self) { try ViewSnapshot.pdfData(of: []) }
    }
}
