import Foundation
import Testing
import VitrineDisplay

@testable import VitrineCairo

@Suite("Painting of labels")
struct LabelPaintingTests {
    static let engine = PangoTextEngine()

    /// What is painted of a label at one pixel a point, at places that use every quarter of a pixel.
    func draw(
        _ paint: Paint, background: RGBA? = .white, scale: CGFloat = 1, _ effects: [DisplayEffect] = []
    ) throws -> PixelBuffer {
        let items = (0..<12).map { i in
            let text = StyledText([
                StyledText.Run("Row \(i * 7919), AVATAR", font: FontDescription(size: 13), paint: paint)
            ])
            // The outer ones leave the picture.
            let origin = CGPoint(x: -6.3 + CGFloat(i) * 9.2, y: -5.4 + CGFloat(i) * 7.9)
            return DisplayItem(
                id: DisplayID(UInt64(i)), origin: origin, .text(text, size: CGSize(width: 200, height: 16)))
        }
        let size = CGSize(width: 100, height: 90)
        let list = effects.reduce(DisplayList(items)) {
            DisplayList([DisplayItem(id: DisplayID(99), .group($0, $1, size: size))])
        }
        return try CairoRenderer.draw(
            list, size: size, scale: scale, background: background, engine: Self.engine)
    }

    /// A gradient of one colour is no plain colour to the painter, and one to Cairo.
    func gradient(_ color: RGBA) -> Paint {
        .linearGradient(
            [GradientStop(color, at: 0), GradientStop(color, at: 1)], start: .zero, end: CGPoint(x: 0, y: 16))
    }

    @Test(
        "no pixel tells whether Cairo painted a label",
        arguments: [RGBA.black, RGBA(0.95, 0.3, 0.1), RGBA(0.2, 0.7, 0.4, 0.6), RGBA(0.9, 0.1, 0.5, 0.03)])
    func sameAsCairo(color: RGBA) throws {
        func clip(_ path: Path) -> DisplayEffect { .clip(HashablePath(path), FillStyle()) }
        let window = clip(Path(CGRect(x: 11, y: 9, width: 61, height: 44)))
        let effects: [[DisplayEffect]] = [
            [], [.blendMode(.multiply)], [window], [.opacity(0.7), window], [.opacity(0.7), .opacity(0.9), window],
            [clip(Path(CGRect(x: 11.5, y: 9.3, width: 61, height: 44)))],
            [clip(Path(ellipseIn: CGRect(x: 11, y: 9, width: 61, height: 44)))],
            [.transform(CGAffineTransform(a: 1.25, b: 0, c: 0, d: 1.25, tx: 3.1, ty: 0.4))],
        ]
        for background in [nil, RGBA.white, RGBA(0.3, 0.5, 0.8), RGBA(0.3, 0.5, 0.8, 0.4)] {
            for effects in effects {
                let picture = try draw(.color(color), background: background, effects)
                #expect(picture == (try draw(gradient(color), background: background, effects)), "\(effects)")
                #expect(Set(picture.pixels).count > 1)
            }
        }
    }

    @Test("a colour that is no number paints a picture, as it does elsewhere")
    func noNumber() throws {
        #expect(Set(try draw(.color(RGBA(.nan, 0.5, 0.5))).pixels).count > 1)
    }

    @Test("a label is painted with the glyphs of its layout", arguments: FontDescription.Design.all)
    func sameAsLaidOut(design: FontDescription.Design) {
        var painted = 0
        for string in Self.strings {
            for weight in [400, 700] {
                var text = StyledText([
                    StyledText.Run(
                        string, font: FontDescription(size: 15, weight: weight, design: design), paint: .color(.black))
                ])
                text.alignment = .trailing
                let size = CGSize(width: 10_000, height: 100)
                let (glyphs, laidOut, isLabel) = Self.engine.withGlyphs(of: text, size: size) { source, fonts in
                    let layouter = TextLayouter(fonts: fonts, text: text, width: size.width, height: size.height)
                    let isLabel = if case .label = source { true } else { false }
                    return (Self.glyphs(source, text), Self.glyphs(.block(layouter.block()), text), isLabel)
                }
                #expect(glyphs == laidOut, "\(string)")
                if isLabel { painted += 1 }
            }
        }
        // The system's font is one that needs no layout; others may have ligatures.
        if design == .default { #expect(painted > 100) }
    }

    /// Each glyph with its face, its place, that of its line and its letter.
    private static func glyphs(_ source: GlyphSource, _ text: StyledText) -> [[Double]] {
        var found: [[Double]] = []
        source.forEachRun(of: text, width: 10_000) { run in
            var x = Double(run.x)
            for i in 0..<Int(run.glyphs.pointee.num_glyphs) {
                let info = run.glyphs.pointee.glyphs[i]
                let letter = Int(run.item.pointee.item.pointee.offset + run.glyphs.pointee.log_clusters[i])
                found.append([
                    Double(UInt(bitPattern: run.font)), Double(info.glyph), x + Double(points(info.geometry.x_offset)),
                    Double(info.geometry.y_offset), Double(run.baseline), Double(run.width),
                    Double(run.letters[letter]), Double(info.attr.is_cluster_start),
                ])
                x += Double(points(info.geometry.width))
            }
        }
        return found
    }

    private static let strings: [String] = {
        var words = [
            "Row 12", "office affluent fjord", "AVATAR To Yo.", "1,234.50", "3 x 4", "Max 7", "a", "WAVE, 0x1F", " led",
            "e.g. Ty!", "Héllo", "x", "7", "fi fl ffi", "A1 B2 C3?", "I. II. III. IV", "Th. Fr. So", "11:30", "L T V",
            "to the end ", "", String(repeating: "AVAT", count: 60), String(repeating: "AVAT", count: 120),
        ]
        // Words of all letters, the same in every run.
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,!?")
        var seed: UInt64 = 42
        for _ in 0..<150 {
            var word = ""
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                word.append(letters[Int(seed >> 33) % letters.count])
            }
            words.append(word)
        }
        return words
    }()
}
