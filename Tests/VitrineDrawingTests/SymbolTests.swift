import Foundation
import Testing

@testable import VitrineViews

/// Symbols: how large they are, which there are, what their variants are.
@MainActor @Suite struct SymbolTests {
    private func size(_ name: String, _ scale: Image.Scale = .medium, font: CGFloat = 13) -> CGSize {
        Shown(Image(systemName: name).font(.system(size: font)).imageScale(scale)).size
    }

    @Test("C2-20, C2-21: a star of 13 points, small, medium and large")
    func star() {
        #expect(size("star", .small) == CGSize(13.5, 13))
        #expect(size("star") == CGSize(16.5, 16))
        #expect(size("star", .large) == CGSize(21.5, 20.5))
        #expect([Image.Scale.small, .medium, .large].map(\.factor) == [0.81, 1, 1.28])
    }

    @Test("C2-22: how far a star reaches below the baseline", arguments: [(13, 3), (17, 3.5), (22, 4.5), (26, 5.5)])
    func drop(font: Double, drop: Double) throws {
        var environment = EnvironmentValues()
        environment.font = .system(size: font)
        #expect(try #require(PlacedSymbol("star", renderingMode: nil, environment)).drop == drop)
    }

    @Test("A1-16: a name nobody drew takes no space and is named once")
    func unknown() {
        let row = HStack {
            Image(systemName: "no.such.symbol")
            Color.red.frame(width: 10, height: 10)
        }
        #expect(Shown(row).size == CGSize(18, 10))
        #expect(SymbolLibrary.artwork("no.such.symbol") == nil)
        #expect(SymbolLibrary.artwork("") == nil && SymbolLibrary.artwork(".fill") == nil)
        #expect(SymbolLibrary.artwork("..circle.fill") == nil)
    }

    @Test("A14-18: a symbol is not mirrored where text runs from right to left")
    func notMirrored() {
        func paths(_ direction: LayoutDirection) -> [String] {
            let view = Image(systemName: "chevron.right").environment(\.layoutDirection, direction)
            return Shown(view).items.map { item in
                guard case .group(let list, .transform(let transform), _) = item.content else {
                    return "\(item.origin) \(item.content)"
                }
                return "\(item.origin) \(transform) \(list.items.map(\.content))"
            }
        }
        #expect(!paths(.leftToRight).isEmpty)
        #expect(paths(.rightToLeft) == paths(.leftToRight))
    }

    @Test("every drawing can be read and lies in its square")
    func drawings() throws {
        let names = SymbolLibrary.names
        #expect(names.count > 500)
        for name in names {
            let artwork = try #require(SymbolLibrary.artwork(name))
            let bounds = artwork.bounds
            #expect(!artwork.parts.isEmpty && artwork.parts.allSatisfy { !$0.path.isEmpty }, "\(name)")
            #expect(CGRect(x: -0.6, y: -0.6, width: 25.2, height: 25.2).contains(bounds), "\(name): \(bounds)")
            #expect(bounds.width >= 1 && bounds.height >= 1, "\(name): \(bounds)")
        }
    }

    @Test("the names that apps use most are there")
    func common() {
        let names = """
            chevron.right chevron.left chevron.up chevron.down plus minus xmark checkmark plus.circle plus.circle.fill \
            minus.circle xmark.circle xmark.circle.fill checkmark.circle checkmark.circle.fill info.circle \
            questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill star star.fill heart heart.fill \
            person person.fill person.circle person.circle.fill person.2 person.2.fill person.crop.circle \
            person.crop.circle.fill person.3.fill gear gearshape gearshape.fill house house.fill magnifyingglass trash \
            trash.fill pencil square.and.pencil bell bell.fill calendar clock clock.fill folder folder.fill doc doc.fill \
            doc.text doc.on.doc photo photo.fill camera camera.fill arrow.up arrow.down arrow.left arrow.right \
            arrow.clockwise arrow.counterclockwise arrow.up.arrow.down arrow.right.circle.fill ellipsis ellipsis.circle \
            square.and.arrow.up square.and.arrow.down envelope envelope.fill paperplane paperplane.fill message \
            message.fill bubble.left bubble.left.fill phone phone.fill video.fill play play.fill pause.fill \
            play.circle.fill stop.fill forward.fill backward.fill mic mic.fill speaker.wave.2 speaker.wave.2.fill \
            music.note wifi bolt bolt.fill sun.max sun.max.fill moon moon.fill moon.stars.fill cloud cloud.fill \
            cloud.sun.fill cloud.rain.fill flag flag.fill tag tag.fill bookmark bookmark.fill book book.fill cart \
            cart.fill bag creditcard creditcard.fill gift gift.fill globe map map.fill mappin mappin.circle.fill \
            location location.fill lock lock.fill key key.fill eye eye.fill eye.slash eye.slash.fill link paperclip \
            list.bullet line.3.horizontal slider.horizontal.3 square.grid.2x2 square.grid.2x2.fill \
            rectangle.grid.1x2 chart.bar chart.bar.fill chart.pie.fill hand.thumbsup hand.thumbsup.fill face.smiling \
            flame flame.fill drop.fill leaf leaf.fill pawprint.fill crown.fill trophy.fill hammer hammer.fill wrench \
            paintbrush paintbrush.fill paintpalette.fill car.fill airplane bicycle figure.walk bed.double.fill \
            fork.knife cup.and.saucer.fill graduationcap.fill briefcase.fill building.2 sparkles wand.and.stars \
            lightbulb lightbulb.fill tray tray.fill archivebox pin pin.fill circle circle.fill square square.fill \
            triangle.fill 1.circle 2.circle.fill a.circle.fill swift.none
            """.split(separator: " ").map(String.init)
        let missing = names.filter { SymbolLibrary.artwork($0) == nil }
        #expect(missing == ["swift.none"])
    }

    @Test("variants are looked up where the symbol has them")
    func variants() {
        #expect(SymbolVariants.fill.artwork(of: "heart") == SymbolLibrary.artwork("heart.fill"))
        #expect(SymbolVariants.circle.fill.artwork(of: "heart") == SymbolLibrary.artwork("heart.circle.fill"))
        #expect(SymbolVariants.slash.artwork(of: "bell.fill") == SymbolLibrary.artwork("bell.slash.fill"))
        #expect(SymbolVariants.fill.artwork(of: "star.fill") == SymbolLibrary.artwork("star.fill"))
        #expect(SymbolVariants.slash.artwork(of: "cart") == SymbolLibrary.artwork("cart"))
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }

    @Test("A14-18 right to left a symbol stands as it is, but what points forward points to the left")
    func directions() throws {
        func artwork(_ name: String, _ direction: LayoutDirection = .rightToLeft) throws -> SymbolArtwork {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            return try #require(PlacedSymbol(name, renderingMode: nil, environment)).artwork
        }
        for (forward, backward) in [
            ("chevron.forward", "chevron.backward"), ("arrow.forward", "arrow.left"),
            ("arrow.uturn.backward", "arrow.uturn.forward"),
            ("chevron.forward.circle.fill", "chevron.left.circle.fill"),
        ] {
            #expect(try artwork(forward) == artwork(backward, .leftToRight))
            #expect(try artwork(backward, .leftToRight) != artwork(forward, .leftToRight))
        }
        for name in ["chevron.right", "forward.fill", "backward.end", "chevron.left.forwardslash.chevron.right"] {
            #expect(try artwork(name) == artwork(name, .leftToRight))
        }
    }

    @Test("strokes follow the weight of the font, sizes do not")
    func weights() {
        func width(_ weight: Font.Weight) -> CGFloat? {
            let shown = Shown(Image(systemName: "plus").font(.system(size: 20, weight: weight)))
            guard case .stroke(_, _, let style) = shown.items.first?.content else { return nil }
            return style.lineWidth
        }
        let widths = [Font.Weight.ultraLight, .light, .regular, .bold, .black].compactMap(width)
        #expect(widths.count == 5 && widths == widths.sorted() && Set(widths).count == 5)
    }

    @Test("in one colour a filled circle has a hole; in levels it has two colours")
    func modes() {
        let name = "person.circle.fill"
        let plain = Shown(Image(systemName: name)).items
        guard plain.count == 1, case .group(_, .none, _) = plain[0].content else {
            Issue.record("the hole is not held in")
            return
        }
        let palette = Shown(Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.white, .green)).items
        let colors = palette.compactMap { item -> RGBA? in
            if case .fill(_, .color(let color), _) = item.content { color } else { nil }
        }
        #expect(colors.first != colors.last && colors.last == .white)
    }
}
