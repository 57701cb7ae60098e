import SwiftUI
import Testing

@testable import VitrineVectors

/// A1: what shapes and other leaves answer to a proposal.
@MainActor @Suite("Sizes of leaves") struct ShapeSizeTests {
    @Test("A1-02 a width that is not proposed is filled in with 10") func unspecified() {
        let size = ProposedViewSize(width: nil, height: 30).replacingUnspecifiedDimensions()
        #expect(size == CGSize(10, 30))
    }

    @Test("A1-03 and A1-09 colours and shapes take what is proposed") func proposed() {
        #expect(Window.size(Color.red) == CGSize(60, 40))
        #expect(Window.size(Rectangle()) == CGSize(60, 40))
        #expect(Window.size(Ellipse()) == CGSize(60, 40))
        #expect(Window.size(Capsule()) == CGSize(60, 40))
        #expect(Window.size(RoundedRectangle(cornerRadius: 8)) == CGSize(60, 40))
    }

    @Test("A1-04, A1-06, A1-08 and A1-12 the ideal size is 10 by 10, on each axis") func ideal() {
        #expect(Window.size(Color.red.fixedSize()) == CGSize(10, 10))
        #expect(Window.size(Rectangle().fixedSize(horizontal: true, vertical: false)) == CGSize(10, 40))
        #expect(Window.size(Path(CGRect(x: 5, y: 5, width: 90, height: 90)).fixedSize()) == CGSize(10, 10))
        #expect(Window.size(Circle().fixedSize()) == CGSize(10, 10))
        #expect(Window.size(Rectangle().size(width: 40, height: 20).fixedSize()) == CGSize(10, 10))
    }

    @Test("A1-05 nothing and no end are lengths like others") func extremes() {
        #expect(Window.size(Color.red, in: 0, 0) == .zero)
        #expect(Window.size(Rectangle(), in: .infinity, 5) == CGSize(.infinity, 5))
    }

    @Test("A1-07 and A1-10 a circle is as wide as high, trimmed and stroked, too") func circles() {
        #expect(Window.size(Circle()) == CGSize(40, 40))
        #expect(Window.size(Circle().trim(from: 0, to: 0.5)) == CGSize(40, 40))
        #expect(Window.size(Circle().stroke(lineWidth: 4)) == CGSize(40, 40))
    }

    @Test("A1-11 a circle that is made another shape takes what is proposed") func changedCircles() {
        #expect(Window.size(Circle().offset(x: 5, y: 5)) == CGSize(60, 40))
        #expect(Window.size(Circle().scale(0.5)) == CGSize(60, 40))
        #expect(Window.size(Circle().rotation(.degrees(30))) == CGSize(60, 40))
        #expect(Window.size(Circle().transform(.identity)) == CGSize(60, 40))
        #expect(Window.size(Circle().size(width: 5, height: 5)) == CGSize(60, 40))
        #expect(Window.size(Circle().inset(by: 5)) == CGSize(60, 40))
        #expect(Window.size(Circle().strokeBorder(lineWidth: 2)) == CGSize(60, 40))
    }

    @Test("A1-13 and A1-14 strokes and borders change no size") func strokes() {
        #expect(Window.size(Rectangle().stroke(lineWidth: 8).frame(width: 50, height: 50)) == CGSize(50, 50))
        #expect(Window.size(box(50, 50).border(Color.red, width: 8)) == CGSize(50, 50))
        #expect(Window(60, 60) { box(50, 50).border(Color.red, width: 0) }.display.items.count == 1)
    }

    @Test("A1-15 nothing is no child and keeps no distance") func nothing() {
        let row = HStack {
            EmptyView()
            box(20, 10)
            Group {}
            box(20, 10)
        }
        #expect(Window.size(row) == CGSize(48, 10))
    }

    @Test("A1-18, A1-19, A1-20, A1-21 and A1-22 pictures of one size overflow a frame, others fill it and share a row")
    func pictures() {
        let small = Window(30, 30) { VectorBox.picture.mark("p").frame(width: 30, height: 30) }
        #expect(small["p"] == CGRect(5, 5, 20, 20))
        let large = Window(100, 100) { box(60, 60).mark("p").frame(width: 40, height: 40) }
        #expect(large["p"] == CGRect(20, 20, 60, 60))
        #expect(Window.size(picture(64, 40), in: 96, 30) == CGSize(96, 30))
        #expect(Window.size(picture(64, 40).fixedSize(horizontal: true, vertical: false), in: 9, 30) == CGSize(64, 30))
        let row = Window(300, 50) {
            HStack(spacing: 0) {
                picture(64, 40).mark("a")
                picture(20, 40).mark("b")
            }
        }
        #expect(row["a"].width == 150 && row["b"].width == 150)
    }

    @Test("A1-23 frames are not rounded to pixels") func fractions() {
        let window = Window(50, 50.5) { box(10, 10).mark("a") }
        #expect(window["a"].minY == 20.25)
    }
}

extension VectorBox {
    fileprivate static var picture: VectorBox { VectorBox(20, 20) }
}
