import Foundation
import Synchronization
import Testing
import VitrineCairo
import VitrineDisplay
import VitrineSVG

/// Fonts of a folder, by name, and what is said of missing and broken ones. The messages of one process have one
/// place, so the tests take turns.
@Suite("Fonts", .serialized) struct FontTests {
    private static let inter = "/usr/share/fonts/opentype/inter"
    private static var hasInter: Bool { FileManager.default.fileExists(atPath: inter + "/Inter-Bold.otf") }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func said(_ body: () throws -> Void) rethrows -> [String] {
        try VitrineLog.capturing(body).messages
    }

    private func svg(_ font: FontDescription, _ engine: PangoTextEngine) throws -> String {
        let item = DisplayItem(0, 0, .text("Hamburg", font))
        return String(
            decoding: try SVGWriter.svg(DisplayList([item]), size: Scene.size, engine: engine), as: UTF8.self)
    }

    @Test("a broken font is left out and said, and those beside it are found")
    func broken() throws {
        try withFolder { folder in
            try Data("no font".utf8).write(to: folder.appendingPathComponent("garbage.ttf"))
            try Data([0x4F, 0x54, 0x54, 0x4F] + [UInt8](repeating: 0xFF, count: 5_000)).write(
                to: folder.appendingPathComponent("inner/broken.otf"))
            let lines = said {
                for _ in 0..<2 {
                    let engine = PangoTextEngine(fontDirectories: [folder])
                    #expect(engine.metrics(of: FontDescription(size: 13)).ascent > 0)
                }
            }
            #expect(lines.filter { $0.contains("is damaged") && $0.contains("garbage.ttf") }.count == 1, "\(lines)")
            #expect(lines.filter { $0.contains("inner/broken.otf is damaged") }.count == 1)
        }
        let none = said { _ = PangoTextEngine(fontDirectories: [URL(fileURLWithPath: "/nowhere/at-all")]) }
        #expect(none.contains("there are no fonts in the folder /nowhere/at-all"))
    }

    @Test("a face is found by its own name, and documents say its family", .enabled(if: hasInter))
    func faces() throws {
        let engine = PangoTextEngine()
        func width(_ font: FontDescription) -> CGFloat {
            let text = StyledText([StyledText.Run("Hamburg", font: font, paint: .color(.black))])
            return engine.measure(text, width: .infinity, height: .infinity).size.width
        }
        let bold = width(FontDescription(family: "Inter", size: 20, weight: 700))
        #expect(bold != width(FontDescription(family: "Inter", size: 20)))
        #expect(width(FontDescription(family: "Inter-Bold", size: 20)) == bold)
        #expect(
            width(FontDescription(family: "inter bold italic", size: 20))
                == width(
                    FontDescription(family: "Inter", size: 20, weight: 700, isItalic: true)))
        let document = try svg(FontDescription(family: "Inter-Bold", size: 20), engine)
        #expect(document.contains("font-family=\"'Inter',") && document.contains("font-weight=\"700\""), "\(document)")
    }

    @Test("a font that is missing is said once, and the documents name what stands in for it")
    func missing() throws {
        let lines = try said {
            let engine = PangoTextEngine()
            for size in [12.0, 14] {
                let document = try svg(FontDescription(family: "Nobody Sans", size: size), engine)
                #expect(document.contains("font-family=\"") && document.contains("Inter"))
            }
        }
        #expect(lines.filter { $0.contains("\"Nobody Sans\" is not installed") }.count == 1)
    }

    @Test("a letter that no font has is said once, with its code")
    func letters() {
        let lines = said {
            let engine = PangoTextEngine()
            for string in ["a\u{10FFF0}", "\u{10FFF1} b \u{10FFF0}"] {
                let text = StyledText([StyledText.Run(string, font: FontDescription(size: 13), paint: .color(.black))])
                #expect(engine.measure(text, width: .infinity, height: .infinity).size.width > 0)
            }
        }
        #expect(lines.filter { $0.contains("U+10FFF") }.count == 1, "\(lines)")
    }
}
