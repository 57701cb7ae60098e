import SwiftUI
import Testing
import VitrineDisplay

/// A3: spacers and dividers.
@MainActor @Suite("Spacers and dividers") struct SpacerViewTests {
    @Test("A2-03, A3-01 and A3-02 a spacer is 8 long or what it is told, and keeps no distance") func lengths() {
        for (spacer, length) in [(Spacer(), 8.0), (Spacer(minLength: 20), 20), (Spacer(minLength: 0), 0)] {
            let row = HStack {
                box(50, 20)
                spacer
                box(50, 20)
            }
            #expect(Window.size(row.fixedSize(), in: 300, 100) == CGSize(100 + length, 20))
            let column = VStack {
                box(50, 20)
                spacer
            }
            #expect(Window.size(column, in: 300, 20) == CGSize(50, 20 + length))
        }
    }

    @Test("A3-03, A3-04 and A3-06 a spacer pushes views to the ends, and has no size across its stack") func pushing() {
        let ends = Window(300, 100) {
            HStack {
                box(50, 20).mark("a")
                Spacer().mark("spacer")
                box(50, 20).mark("b")
            }
        }
        #expect(ends["spacer"] == CGRect(50, 50, 200, 0))
        #expect(ends["a"].minX == 0 && ends["b"].minX == 250)
        let column = Window(100, 60) { VStack { Spacer().mark("spacer") } }
        #expect(column["spacer"].size == CGSize(0, 60))
    }

    @Test("A3-05 a spacer outside of a stack takes all there is") func alone() {
        #expect(Window.size(Spacer()) == CGSize(60, 40))
        #expect(Window.size(ZStack { Spacer() }) == CGSize(60, 40))
        #expect(Window.size(Spacer(minLength: 50).fixedSize()) == CGSize(50, 50))
    }

    @Test("A3-07 and A3-08 spacers share what is left, and are no shorter than their minimum") func minimum() {
        let tight = Window(300, 50) {
            HStack(spacing: 0) {
                box(250, 20)
                Spacer(minLength: 20).mark("spacer")
                box(100, 20)
            }.mark("row")
        }
        #expect(tight["row"].minX == -35 && tight["row"].width == 370)
        #expect(tight["spacer"].minX == 215 && tight["spacer"].width == 20)
        let centred = Window(300, 50) {
            HStack(spacing: 0) {
                Spacer().mark("a")
                box(40, 20)
                Spacer().mark("b")
            }
        }
        #expect(centred["a"].width == 130 && centred["b"].width == 130)
    }

    @Test("A3-09, A3-10, A3-11 and A3-12 spacers share alike, after everything else") func sharing() {
        let two = Window(110, 20) {
            HStack(spacing: 0) {
                Spacer(minLength: 20).mark("a")
                Spacer(minLength: 10).mark("b")
            }
        }
        #expect(two["a"].width == 55 && two["b"].width == 55)
        let colour = Window(100, 20) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Spacer()
            }
        }
        #expect(colour["a"].width == 92)
        let text = Window(100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 90).mark("text")
                Spacer(minLength: 30)
            }
        }
        #expect(text["text"].width == 70)
        let several = Window(250, 20) {
            HStack {
                box(40, 10)
                Spacer().mark("a")
                box(40, 10)
                Spacer().mark("b")
                box(40, 10)
            }
        }
        #expect(several["a"].width == 65 && several["b"].width == 65)
    }

    @Test("A3-13, A3-14 and A3-18 a divider crosses its stack, and lies where there is none") func dividers() {
        let column = Window(200, 100) {
            VStack(spacing: 0) {
                box(20, 20)
                Divider().mark("line")
            }
        }
        #expect(column["line"].size == CGSize(200, 1))
        let row = Window(200, 179) {
            HStack(spacing: 0) {
                box(20, 20)
                Divider().mark("line")
                box(20, 20)
            }.mark("row")
        }
        #expect(row["line"].size == CGSize(1, 179) && row["row"].size == CGSize(41, 179))
        #expect(Window.size(Divider()) == CGSize(60, 1))
    }

    @Test("A3-15 and A3-16 a divider is as thick as a pixel", arguments: [1.0, 2, 3]) func thickness(scale: Double) {
        let window = Window(200, 10, scale: scale) { Divider() }
        #expect(window.size == CGSize(200, 1 / scale))
    }

    @Test("A3-17 and a point thick where text is of a size for accessibility", arguments: [1.0, 2, 3])
    func largeText(scale: Double) {
        let large = Window(200, 10, scale: scale) { Divider().dynamicTypeSize(.accessibility1) }
        #expect(large.size == CGSize(200, 1))
        #expect(Window(200, 10, scale: scale) { Divider().dynamicTypeSize(.xxxLarge) }.size == CGSize(200, 1 / scale))
    }

    @Test("A3-19 a divider has the colour of separators, in light and in dark") func colour() {
        func colour(_ scheme: ColorScheme) -> RGBA? {
            let items = Window(200, 10) { Divider().environment(\.colorScheme, scheme) }.display.items
            guard items.count == 1, case .fill(_, .color(let colour), _) = items[0].content else { return nil }
            return colour
        }
        #expect(colour(.light) == RGBA(60 / 255, 60 / 255, 67 / 255, 0.29))
        #expect(colour(.dark) == RGBA(84 / 255, 84 / 255, 88 / 255, 0.6))
    }
}
