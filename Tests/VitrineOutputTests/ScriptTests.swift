import Foundation
import Testing
import VitrineCairo
import VitrineDisplay
import VitrineSVG

/// Documents read back in the scripts of the world: what was written is what a reader finds and copies.
@Suite("Thirteen scripts") struct ScriptTests {
    static let samples = [
        "Straße naïve", "Ελληνική γλώσσα", "Русский язык", "العربية لغة", "עברית שפה", "हिन्दी भाषा", "বাংলা ভাষা",
        "தமிழ் மொழி", "ภาษาไทย", "한국어 텍스트", "漢字とかな", "ქართული ენა", "Հայերեն լեզու",
    ]

    private var list: DisplayList {
        DisplayList(
            Self.samples.enumerated().map { index, sample in
                DisplayItem(10, CGFloat(index) * 30, .text(sample, FontDescription(size: 16)))
            })
    }
    private let size = CGSize(width: 240, height: 400)

    @Test("an XML parser reads them in an SVG file, each as one text, whole and in order")
    func svg() throws {
        let svg = try SVGWriter.svg(list, size: size, engine: Outputs.engine)
        #expect(try Document(String(decoding: svg, as: UTF8.self)).texts == Self.samples)
    }

    @Test(
        "pdftotext reads them in a PDF file",
        .enabled(if: Tool.pdftotext.isInstalled, "pdftotext is not installed (Debian: poppler-utils)"))
    func pdf() throws {
        let pdf = try CairoRenderer.pdf(pages: [(list, size)], engine: Outputs.engine)
        let words = try Tool.pdftotext.text(["-layout", "INPUT", "-"], of: pdf)
        // Marks that a reader adds around text from right to left, and forms of letters, are no other letters.
        let found = Set(words.split(whereSeparator: \.isWhitespace).map { Self.plain(String($0)) })
        for sample in Self.samples {
            for word in sample.split(separator: " ") {
                #expect(found.contains(Self.plain(String(word))), "\(word) is not in \(words)")
            }
        }
    }

    private static func plain(_ word: String) -> String {
        let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{200E}", "\u{200F}"]
        return String(
            String.UnicodeScalarView(word.unicodeScalars.filter { !marks.contains($0) })
        ).precomposedStringWithCompatibilityMapping
    }

    @Test(
        "emoji are in colour in every format",
        .enabled(if: Tool.rsvg.isInstalled && Tool.pdftoppm.isInstalled, "needs librsvg2-bin and poppler-utils"))
    func emoji() throws {
        let scene = Scene("emoji", [DisplayItem(10, 10, .text("🎉❤️👍", FontDescription(size: 40)))])
        let outputs = Outputs(scene: scene)
        let pictures = [
            "png": try outputs.png(),
            "svg": pixels(ofPNG: try Tool.rsvg.run(["-z", "2", "INPUT"], input: try outputs.svg())),
            "pdf": pixels(ofPNG: try Tool.pdftoppm.run(["-r", "144", "-png", "INPUT"], input: try outputs.pdf())),
        ]
        for (format, picture) in pictures {
            let colored = picture.pixels.count { pixel in
                let channels = [0, 8, 16].map { Int(pixel >> $0 & 255) }
                return channels.max()! - channels.min()! > 60
            }
            #expect(colored > 2_000, "\(format): \(colored)")
        }
    }
}
