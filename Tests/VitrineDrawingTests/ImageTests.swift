import Foundation
import Testing

@testable import VitrineViews

/// How much space images take, and where their pixels go.
@MainActor @Suite struct ImageTests {
    @Test("A1-17: an image has its picture's size in points, whatever is proposed")
    func ownSize() {
        for proposal in [(nil, nil), (10, 10), (500, nil)] as [(CGFloat?, CGFloat?)] {
            #expect(Shown(Image("128x80@2"), width: proposal.0, height: proposal.1).size == CGSize(64, 40))
        }
    }

    @Test("A1-18, A1-19: an image in a frame keeps its size and is centred, also where it is larger")
    func framed() {
        let small = Shown(Image("20x20").frame(width: 30, height: 30))
        #expect(small.pictures == [CGRect(x: 5, y: 5, width: 20, height: 20)])
        let large = Shown(Image("64x40").frame(width: 30, height: 30))
        #expect(large.size == CGSize(30, 30))
        #expect(large.pictures == [CGRect(x: -17, y: -5, width: 64, height: 40)])
    }

    @Test("A1-20, A1-21: a resizable image takes what is proposed, else its own length")
    func resizable() {
        let image = Image("64x40").resizable()
        #expect(Shown(image, width: 30, height: 30).size == CGSize(30, 30))
        #expect(Shown(image, width: 96, height: 30).size == CGSize(96, 30))
        #expect(Shown(image, width: 96).size == CGSize(96, 40))
        #expect(Shown(image, height: 96).size == CGSize(64, 96))
        #expect(Shown(image).size == CGSize(64, 40))
    }

    @Test("A1-22: two resizable images share a stack's width")
    func shared() {
        let stack = HStack(spacing: 0) {
            Image("20x64").resizable()
            Image("64x40").resizable()
        }
        #expect(Shown(stack, width: 300, height: 40).pictures.map(\.width) == [150, 150])
    }

    @Test("A1-16: a picture that is missing takes no space, and the stack's spacing stays")
    func missing() {
        let row = HStack {
            Image("nothing at all")
            Color.red.frame(width: 10, height: 10)
        }
        #expect(Shown(row).size == CGSize(18, 10))
    }

    @Test(
        "A5-20, A5-21, A5-22, A5-23, A5-24, A5-25, A5-26: aspect ratios",
        arguments: [
            // ratio, fills, picture, proposal, size
            (1, false, "64x40", (60, 40), (40, 40)), (1.0 / 3, true, "64x40", (30, 30), (30, 90)),
            (nil, false, "64x40", (100, 40), (64, 40)), (nil, false, "64x40", (40, 100), (40, 25)),
            (nil, true, "64x40", (40, 60), (96, 60)), (nil, false, "64x40", (100, nil), (100, 62.5)),
            (nil, false, "64x40", (nil, 30), (48, 30)), (nil, false, "20x64", (200, 100), (31.25, 100)),
        ] as [(Double?, Bool, String, (Double?, Double?), (Double, Double))])
    func ratios(ratio: Double?, fills: Bool, name: String, proposal: (Double?, Double?), size: (Double, Double)) {
        let view = Image(name).resizable().aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
        let shown = Shown(view, width: proposal.0.map { CGFloat($0) }, height: proposal.1.map { CGFloat($0) })
        #expect(shown.size == CGSize(size.0, size.1))
    }

    @Test("A5-27: an aspect ratio changes nothing about an image that is not resizable")
    func rigidRatio() {
        #expect(Shown(Image("64x40").aspectRatio(1, contentMode: .fit), width: 100, height: 40).size == CGSize(64, 40))
    }

    // MARK: Stretching (image_layer.json)

    private func stretched(
        _ pixels: Int, _ scale: CGFloat, _ insets: [CGFloat], _ mode: Image.ResizingMode = .stretch
    ) -> StretchedImage {
        let insets = EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        return StretchedImage(
            LoadedImage(picture(pixels, pixels), scale: scale), .init(capInsets: insets, mode: mode), .none)
    }

    @Test("What is between the caps is stretched")
    func center() {
        #expect(stretched(100, 1, [0, 0, 0, 0]).center == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(stretched(100, 1, [10, 10, 10, 10]).center == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(stretched(200, 2, [10, 10, 10, 10]).center == CGRect(x: 20, y: 20, width: 160, height: 160))
        #expect(stretched(100, 1, [5, 10, 15, 20]).center == CGRect(x: 10, y: 5, width: 70, height: 80))
    }

    @Test("Tiles are for another size than the picture's, and for more than one pixel")
    func tiles() {
        #expect(!stretched(100, 1, [10, 10, 10, 10], .stretch).isTiled(in: CGSize(200, 200)))
        #expect(!stretched(100, 1, [10, 10, 10, 10], .tile).isTiled(in: CGSize(100, 100)))
        #expect(stretched(100, 1, [10, 10, 10, 10], .tile).isTiled(in: CGSize(200, 100)))
        #expect(stretched(100, 1, [10, 10, 10, 10], .tile).isTiled(in: CGSize(100, 200)))
        #expect(!stretched(100, 1, [49, 49, 50, 50], .tile).isTiled(in: CGSize(200, 200)))
    }

    @Test("Caps keep their pixels, and tiles repeat them")
    func pixels() throws {
        let contents = stretched(10, 1, [2, 2, 2, 2], .tile).contents(in: CGSize(20, 10))
        guard case .image(let tiled, _, _) = try #require(contents.first) else { return }
        let row = (0..<20).map { Int(tiled.buffer[$0, 0] >> 16 & 255) }
        #expect(row == [0, 1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 8, 9])
        let parts = stretched(10, 1, [2, 2, 2, 2]).contents(in: CGSize(20, 30))
        #expect(parts.count == 9)
        guard case .image(_, let center, _) = parts[4] else { return }
        #expect(center == CGRect(x: 2, y: 2, width: 16, height: 26))
        // Insets that do not fit, or are no numbers, are held to the picture.
        #expect(!stretched(10, 1, [.nan, -5, 100, .infinity]).contents(in: CGSize(20, 30)).isEmpty)
        #expect(!stretched(10, 1, [9, 9, 9, 9], .tile).contents(in: CGSize(3, 3)).isEmpty)
    }

    @Test("A template shows the foreground through its picture")
    func template() {
        let items = Shown(Image("20x20").renderingMode(.template).foregroundStyle(.red)).items
        guard items.count == 1, case .group(let fill, .mask(let mask), _) = items[0].content else {
            Issue.record("no mask was recorded")
            return
        }
        #expect(fill.items.count == 1 && mask.items.count == 1)
    }

    @Test("An image that code draws has its size, and is stretched as a picture is")
    func drawn() {
        let image = Image(size: CGSize(30, 20)) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.red))
        }
        #expect(Shown(image).size == CGSize(30, 20))
        let items = Shown(image.resizable(), width: 60, height: 60).items
        guard items.count == 1, case .group(_, .transform(let transform), _) = items[0].content else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(transform == CGAffineTransform(scaleX: 2, y: 3))
    }
}
