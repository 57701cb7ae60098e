import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

@Suite("The Cairo renderer")
struct CairoRendererTests {
    static let engine = PangoTextEngine()
    static let size = CGSize(width: 40, height: 40)
    static let square = CGRect(x: 10, y: 10, width: 20, height: 20)

    static func item(_ content: DisplayContent, at origin: CGPoint = .zero) -> DisplayItem {
        DisplayItem(id: DisplayID(1), origin: origin, content)
    }

    static func filled(_ rect: CGRect, _ color: RGBA = .black) -> DisplayItem {
        item(.fill(Path(rect), .color(color), FillStyle()))
    }

    static func group(_ items: [DisplayItem], _ effect: DisplayEffect) -> DisplayItem {
        item(.group(DisplayList(items), effect, size: size))
    }

    func draw(_ items: DisplayItem..., scale: CGFloat = 1, background: RGBA? = .white) throws -> PixelBuffer {
        try CairoRenderer.draw(
            DisplayList(items), size: Self.size, scale: scale, background: background, engine: Self.engine)
    }

    static let white: [Int] = [255, 255, 255, 255]
    static let black: [Int] = [0, 0, 0, 255]

    @Test("fills and leaves the rest")
    func fill() throws {
        let picture = try draw(Self.filled(Self.square, RGBA(1, 0, 0)))
        #expect(picture.channels(10, 10) == [255, 0, 0, 255])
        #expect(picture.channels(29, 29) == [255, 0, 0, 255])
        #expect(picture.channels(9, 10) == Self.white)
        #expect(picture.channels(30, 29) == Self.white)
    }

    @Test("A1-24: puts each edge of an upright rectangle on the nearest pixel edge")
    func edgesSnap() throws {
        let rect = CGRect(x: 10.25, y: 10.75, width: 10, height: 9.75)
        let one = try draw(Self.filled(rect))
        #expect(one.channels(10, 11) == Self.black && one.channels(10, 10) == Self.white)
        #expect(one.channels(19, 20) == Self.black && one.channels(20, 20) == Self.white)
        #expect(one.channels(15, 21) == Self.white)
        // 20.5 rounds up to 21; 21.5 up to 22.
        let two = try draw(Self.filled(rect), scale: 2)
        #expect(two.channels(20, 25) == Self.white && two.channels(21, 25) == Self.black)
        #expect(two.channels(25, 21) == Self.white && two.channels(25, 22) == Self.black)
    }

    @Test("does not round other shapes, nor turned rectangles")
    func othersAreSmooth() throws {
        let turned = Self.group(
            [Self.filled(CGRect(x: 0, y: 0, width: 20, height: 20))],
            .transform(CGAffineTransform(rotationAngle: .pi / 4).concatenating(.init(translationX: 20, y: 5))))
        let grey = try draw(turned).pixels.filter { $0 & 255 != 0 && $0 & 255 != 255 }
        #expect(grey.count > 20)
        let rough = Self.item(
            .fill(Path(ellipseIn: Self.square), .color(.black), FillStyle(antialiased: false)))
        #expect(try draw(rough).pixels.allSatisfy { $0 & 255 == 0 || $0 & 255 == 255 })
    }

    @Test("knows both fill rules")
    func fillRules() throws {
        let ring = Path { $0.addRects([Self.square, Self.square.insetBy(dx: 5, dy: 5)]) }
        let holed = try draw(Self.item(.fill(ring, .color(.black), FillStyle(eoFill: true))))
        #expect(holed.channels(20, 20) == Self.white && holed.channels(12, 12) == Self.black)
        #expect(try draw(Self.item(.fill(ring, .color(.black), FillStyle()))).channels(20, 20) == Self.black)
    }

    @Test("strokes with dashes and caps, centred on the path")
    func stroke() throws {
        let line = Path { $0.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]) }
        func stroked(_ style: StrokeStyle) throws -> PixelBuffer {
            try draw(Self.item(.stroke(line, .color(.black), style)))
        }
        let plain = try stroked(StrokeStyle(lineWidth: 4))
        #expect(plain.channels(20, 18) == Self.black && plain.channels(20, 21) == Self.black)
        #expect(plain.channels(20, 17) == Self.white && plain.channels(9, 20) == Self.white)
        #expect(try stroked(StrokeStyle(lineWidth: 4, lineCap: .square)).channels(9, 20) == Self.black)
        let dashed = try stroked(StrokeStyle(lineWidth: 4, dash: [5, 5]))
        #expect(dashed.channels(12, 20) == Self.black && dashed.channels(17, 20) == Self.white)
        // What Cairo would take for an error must not spoil what follows.
        let bad = Self.item(.stroke(line, .color(.black), StrokeStyle(lineWidth: 4, dash: [-1, 0])))
        #expect(try draw(bad, Self.filled(Self.square)).channels(12, 12) == Self.black)
    }

    @Test("C3-19: mixes gradients in a perceptual space, red to blue by 170, 121, 168")
    func gradient() throws {
        let stops = [
            GradientStop(RGBA(1, 56 / 255, 60 / 255), at: 0), GradientStop(RGBA(0, 136 / 255, 1), at: 1),
        ]
        let all = Path(CGRect(origin: .zero, size: Self.size))
        let linear = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 0))
        let middle = try draw(Self.item(.fill(all, linear, FillStyle()))).channels(20, 20)
        #expect(zip(middle, [170, 121, 168, 255]).allSatisfy { abs($0 - $1) <= 5 }, "\(middle)")
        let center = CGPoint(x: 20, y: 20)
        let radial = Paint.radialGradient(stops, center: center, startRadius: 0, endRadius: 10)
        #expect(try draw(Self.item(.fill(all, radial, FillStyle()))).channels(39, 39) == [0, 136, 255, 255])
    }

    @Test("C3-20: turns angular gradients clockwise from the trailing edge")
    func angular() throws {
        let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
        let paint = Paint.angularGradient(
            stops, center: CGPoint(x: 20, y: 20), startAngle: .zero, endAngle: .degrees(360))
        let all = Path(CGRect(origin: .zero, size: Self.size))
        let picture = try draw(Self.item(.fill(all, paint, FillStyle())))
        let around = [(38, 21), (21, 38), (1, 20), (20, 1), (38, 18)].map { picture.channels($0.0, $0.1)[0] }
        #expect(around == around.sorted() && around[0] < 15 && around[4] > 235, "\(around)")
    }

    @Test("fades a group as a whole")
    func opacity() throws {
        let pair = [Self.filled(Self.square, RGBA(1, 0, 0)), Self.filled(Self.square, RGBA(0, 0, 1))]
        let channels = try draw(Self.group(pair, .opacity(0.5))).channels(20, 20)
        #expect(zip(channels, [128, 128, 255, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(channels)")
    }

    @Test("clips, moves and nests")
    func groups() throws {
        let clip = DisplayEffect.clip(HashablePath(Path(CGRect(x: 0, y: 0, width: 20, height: 40))), FillStyle())
        let moved = Self.group([Self.filled(Self.square)], .transform(CGAffineTransform(translationX: 5, y: 0)))
        let picture = try draw(Self.group([moved], clip))
        #expect(picture.channels(16, 20) == Self.black && picture.channels(14, 20) == Self.white)
        #expect(picture.channels(21, 20) == Self.white)
        // A matrix without inverse hides its group only.
        let flat = Self.group([Self.filled(Self.square)], .transform(CGAffineTransform(scaleX: 0, y: 1)))
        #expect(try draw(flat, Self.filled(Self.square)).channels(20, 20) == Self.black)
    }

    @Test("blurs a shadow under the group that casts it", arguments: [1.0, 2])
    func shadow(scale: Double) throws {
        let shadow = DisplayEffect.shadow(.black, radius: 4, offset: CGPoint(x: 0, y: 4))
        let picture = try draw(Self.group([Self.filled(Self.square, .white)], shadow), scale: scale)
        let s = Int(scale)
        let below = [30, 32, 34, 36, 39].map { picture.channels(20 * s, $0 * s)[0] }
        #expect(below == below.sorted() && below[0] < 100 && below[4] > 230, "\(below)")
        #expect(picture.channels(20 * s, 20 * s) == Self.white)
        // Half as dark where the shadow's edge is.
        #expect(abs(picture.channels(20 * s, 34 * s)[0] - 128) < 40)
    }

    /// The share of a normal distribution that lies below `x` sigmas.
    private func share(_ x: Double) -> Double { (1 + erf(x / 2.0.squareRoot())) / 2 }

    @Test("C3-23: the radius of a blur and of a shadow is the sigma of a Gaussian", arguments: [1.0, 2, 3])
    func sigma(scale: Double) throws {
        // Half of the picture is black; its edge stands at 20 points.
        let half = Self.filled(CGRect(x: -40, y: -40, width: 60, height: 120))
        let blurred = try draw(Self.group([half], .blur(radius: 4)), scale: scale, background: nil)
        // Nothing but the shadow is seen, moved by 0.
        let hidden = Self.group([half], .shadow(.black, radius: 4, offset: .zero))
        let shadow = try draw(hidden, scale: scale, background: nil)
        for x in stride(from: 21.0, to: 32, by: 2) {
            let pixel = Int(x * scale)
            let expected = 255 * (1 - share(((Double(pixel) + 0.5) / scale - 20) / 4))
            for (picture, name) in [(blurred, "blur"), (shadow, "shadow")] {
                let alpha = Double(picture.channels(pixel, Int(20 * scale))[3])
                #expect(abs(alpha - expected) < 8, "\(name) at \(x): \(alpha) is not \(expected)")
            }
        }
    }

    @Test("blurs a group and keeps its ink")
    func blur() throws {
        let sharp = try draw(Self.filled(Self.square), background: nil)
        let soft = try draw(Self.group([Self.filled(Self.square)], .blur(radius: 4)), background: nil)
        func ink(_ picture: PixelBuffer) -> Int { picture.pixels.reduce(0) { $0 + Int($1 >> 24) } }
        #expect(abs(ink(sharp) - ink(soft)) < ink(sharp) / 50)
        #expect(soft.channels(10, 20)[3] > 60 && soft.channels(10, 20)[3] < 200)
    }

    @Test("paints text in its box, in its colour", arguments: [1.0, 2])
    func text(scale: Double) throws {
        let run = StyledText.Run("WW", font: FontDescription(size: 13, weight: 700), paint: .color(RGBA(1, 0, 0)))
        let text = StyledText([run])
        let measured = Self.engine.measure(text, width: 40, height: 40).size
        let picture = try draw(Self.item(.text(text, size: measured), at: CGPoint(x: 4, y: 4)), scale: scale)
        let inked = (0..<picture.height).flatMap { y in (0..<picture.width).map { (x: $0, y: y) } }
            .filter { picture.channels($0.x, $0.y) != Self.white }
        #expect(inked.count > 30)
        #expect(inked.allSatisfy { picture.channels($0.x, $0.y)[0] == 255 })
        let edge = (4 + measured.width + 1) * scale
        #expect(inked.allSatisfy { CGFloat($0.x) >= 3 * scale && CGFloat($0.x) <= edge })
    }

    @Test("paints emoji in their own colours, and fades them")
    func emoji() throws {
        func colours(_ alpha: Float) throws -> [[Int]] {
            let run = StyledText.Run("🎉", font: FontDescription(size: 24), paint: .color(RGBA(0, 0, 0, alpha)))
            let picture = try draw(Self.item(.text(StyledText([run]), size: Self.size)))
            return picture.pixels.indices.map { picture.channels($0 % 40, $0 / 40) }
        }
        #expect(try colours(1).contains { abs($0[0] - $0[2]) > 100 })
        #expect(!(try colours(0.1).contains { abs($0[0] - $0[2]) > 60 }))
    }

    @Test("paints nothing for odd values, and goes on")
    func oddValues() throws {
        let nan = CGFloat.nan
        let picture = try draw(
            Self.filled(CGRect(x: nan, y: 0, width: 3, height: 3)),
            Self.item(.fill(Path(Self.square), .color(.black), FillStyle()), at: CGPoint(x: nan, y: 0)),
            Self.item(.stroke(Path(Self.square), .color(.black), StrokeStyle(lineWidth: nan))),
            Self.group([Self.filled(Self.square)], .transform(CGAffineTransform(nan, 0, 0, 1, 0, 0))),
            Self.group([], .shadow(.black, radius: 5, offset: .zero)),
            Self.item(.fill(Path(), .linearGradient([], start: .zero, end: .zero), FillStyle())),
            Self.filled(CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(picture.channels(2, 2) == Self.black && picture.channels(20, 20) == Self.white)
    }

    @Test("writes the same PNG twice, with its density")
    func png() throws {
        let list = DisplayList([Self.filled(Self.square, RGBA(1, 0, 0, 0.5))])
        let files = try (0..<2).map { _ in
            try CairoRenderer.png(list, size: Self.size, scale: 2, background: nil, engine: PangoTextEngine())
        }
        #expect(files[0] == files[1])
        #expect(Array(files[0].prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(files[0][16..<24].elementsEqual([0, 0, 0, 80, 0, 0, 0, 80]))
        let text = String(decoding: files[0], as: Unicode.ASCII.self)
        #expect(text.contains("sRGB") && text.contains("pHYs"))
    }
}

extension PixelBuffer {
    /// Red, green, blue and alpha, premultiplied.
    func channels(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24].map { Int($0) }
    }
}
