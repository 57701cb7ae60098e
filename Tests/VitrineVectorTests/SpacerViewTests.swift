import SwiftUI
import Testing

/// A3: spacers and dividers.
@MainActor @Suite("Spacers and dividers") struct SpacerViewTests {
    @Test("A3-01 to A3-04 a spacer is 8 long or what it is told, has no width, and keeps no distance") func lengths() {
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

    @Test("A3-03 to A3-08 spacers push views to the ends, and overflow by no more than their minimum") func pushing() {
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
        #expect(Window.size(Spacer()) == CGSize(60, 40))
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

    @Test("A3-09 to A3-12 spacers share alike, after everything else") func sharing() {
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
}
