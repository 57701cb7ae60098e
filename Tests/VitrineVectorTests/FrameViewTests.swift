import SwiftUI
import Testing

@testable import VitrineVectors

/// A4 and A5: frames, padding and other layouts of one view.
@MainActor @Suite("Frames of views") struct FrameViewTests {
    @Test("A4-01, A4-02 and A4-04 a frame has its size, and its child the place it is aligned at") func fixed() {
        let window = Window(200, 200) {
            box(40, 40).mark("inner").frame(width: 120, height: 80, alignment: .topLeading).mark("outer")
        }
        #expect(window["outer"] == CGRect(40, 60, 120, 80) && window["inner"] == CGRect(40, 60, 40, 40))
        #expect(Window.size(Color.red.frame(width: 30, height: 20)) == CGSize(30, 20))
        let small = Window(100, 100) {
            box(60, 60).mark("inner").frame(width: 20, height: 20, alignment: .bottomTrailing)
        }
        #expect(small["inner"] == CGRect(0, 0, 60, 60))
    }

    private func width(_ view: some View) -> CGFloat { Window.size(view, in: 300, 50).width }

    @Test("A4-06 and A4-08 a frame of a minimum is at least as wide, one of a maximum as wide as it may")
    func oneBound() {
        #expect(width(box(40, 20).frame(minWidth: 100)) == 100)
        #expect(width(box(40, 20).frame(maxWidth: 200)) == 200)
    }

    @Test("A4-09 and A4-13 a frame of both is what is proposed, within them") func bothBounds() {
        #expect(width(box(40, 20).frame(minWidth: 50, maxWidth: .infinity)) == 300)
        #expect(width(box(40, 20).frame(minWidth: 100, maxWidth: 200)) == 200)
        #expect(width(box(40, 20).frame(minWidth: 350, maxWidth: 400)) == 350)
    }

    @Test("A4-10 a frame that is not proposed a width has its ideal one") func idealWidth() {
        #expect(width(box(40, 20).frame(idealWidth: 150).fixedSize()) == 150)
    }

    @Test("A4-11 and A4-12 a maximum holds back what would be larger; what cannot be smaller overflows")
    func maximum() {
        #expect(Window.size(Color.red.frame(maxWidth: 120, maxHeight: 20), in: 300, 50) == CGSize(120, 20))
        let wide = Window(300, 50) { box(250, 20).mark("inner").frame(maxWidth: 200).mark("outer") }
        #expect(wide["outer"].width == 200 && wide["inner"].minX == 25)
    }

    @Test("A4-21 a frame without arguments changes nothing") func noFrame() {
        let spelling: any OldSpelling = Framed()
        #expect(spelling.sizes == [CGSize(40, 20), CGSize(60, 40)])
    }

    @Test("A4-26 a view stands at each of nine places of a frame without end") func ninePlaces() {
        let places: [(Alignment, CGFloat, CGFloat)] = [
            (.topLeading, 0, 0), (.top, 200, 0), (.topTrailing, 400, 0), (.leading, 0, 200), (.center, 200, 200),
            (.trailing, 400, 200), (.bottomLeading, 0, 400), (.bottom, 200, 400), (.bottomTrailing, 400, 400),
        ]
        for (alignment, x, y) in places {
            let window = Window(500, 500) {
                box(100, 100).mark("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
            #expect(window["a"].origin == CGPoint(x: x, y: y))
        }
    }

    @Test("A5-01, A5-07 and A5-08 padding adds 16, or what it is told") func padding() {
        #expect(Window.size(box(50, 30).padding(), in: 200, 200) == CGSize(82, 62))
        let window = Window(85, 70) {
            box(50, 30).mark("a").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        }
        #expect(window.size == CGSize(85, 70) && window["a"].origin == CGPoint(x: 20, y: 10))
    }

    @Test("A5-09 tight padding adds 8") func tightPadding() {
        #expect(Window.size(box(50, 30)._tightPadding(), in: 200, 200) == CGSize(66, 46))
    }

    @Test("A5-02, A5-03 and A5-04 paddings add up, and the child is proposed what is left") func paddings() {
        let window = Window(200, 100) {
            Color.red.mark("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .padding(.vertical).padding(.leading, 30)
        }
        #expect(window["a"] == CGRect(32, 17, 164, 64))
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(Window(100, 200) { Color.red.mark("a").padding(insets) }["a"].size == CGSize(60, 180))
        #expect(Window(30, 200) { Color.red.mark("a").padding(insets) }["a"].size == CGSize(0, 180))
        let ideal = Color.red.mark("a").padding(insets).fixedSize(horizontal: true, vertical: false)
        #expect(Window(100, 200) { ideal }["a"].size == CGSize(10, 180))
    }

    @Test("A5-11, A5-12 and A5-13 a fixed size is the ideal one") func fixedSize() {
        #expect(Window.size(Color.red.fixedSize(), in: 300, 300) == CGSize(10, 10))
        let row = Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
        #expect(Window.size(row, in: 300, 300) == CGSize(10, 30))
        let column = VStack {
            Color.red
            Color.red
        }
        #expect(Window.size(column.fixedSize(), in: 300, 300) == CGSize(10, 28))
    }

    private func frame(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat = 100) -> CGRect {
        Window(width, 100) { Color.red.aspectRatio(ratio, contentMode: mode).mark("a") }["a"]
    }

    @Test("A5-15, A5-16 and A5-28 a colour of a ratio is as large as it fits, and centred") func fitting() {
        #expect(frame(1, .fit, 200) == CGRect(50, 0, 100, 100))
        #expect(frame(1.5, .fit).size == CGSize(100, 66.67))
        #expect(frame(2, .fit) == CGRect(0, 25, 100, 50))
    }

    @Test("A5-17 one that fills is as small as leaves nothing free, and overflows on both sides") func filling() {
        #expect(frame(1.5, .fill) == CGRect(-25, 0, 150, 100))
    }

    @Test("A5-18 and A5-19 a ratio that is higher, or wider, fits or fills on the other axis") func otherRatios() {
        #expect(frame(0.5, .fit).size == CGSize(50, 100) && frame(0.5, .fill).size == CGSize(100, 200))
        #expect(frame(16 / 9, .fit).size == CGSize(100, 56.25) && frame(16 / 9, .fill).size == CGSize(177.78, 100))
    }

    private func size(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> CGSize {
        Window.size(view, in: width, height)
    }
    private let picture = VitrineVectorTests.picture(64, 40)

    @Test("A5-20 and A5-21 a picture may take another ratio than its own") func givenRatio() {
        #expect(size(picture.aspectRatio(1, contentMode: .fit), 60, 40) == CGSize(40, 40))
        #expect(size(picture.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill), 30, 30) == CGSize(30, 90))
    }

    @Test("A5-22 and A5-23 else it keeps its own, fitting in or filling") func ownRatio() {
        #expect(size(picture.scaledToFit(), 100, 40) == CGSize(64, 40))
        #expect(size(picture.scaledToFit(), 40, 100) == CGSize(40, 25))
        #expect(size(picture.scaledToFill(), 40, 60) == CGSize(96, 60))
    }

    @Test("A5-24 and A5-25 of one length that is proposed the other one follows") func oneLength() {
        let wide = picture.scaledToFit().frame(width: 100).fixedSize(horizontal: false, vertical: true)
        #expect(size(wide, 300, 300) == CGSize(100, 62.5))
        let high = picture.scaledToFit().frame(height: 30).fixedSize(horizontal: true, vertical: false)
        #expect(size(high, 300, 300) == CGSize(48, 30))
    }

    @Test("A5-26 and A5-27 so a row is as high as proposed; a picture of one size does not change") func inRows() {
        let row = HStack { VitrineVectorTests.picture(20, 64).scaledToFit() }
        #expect(size(row, 300, 100) == CGSize(31.25, 100))
        #expect(size(VectorBox(64, 40).scaledToFit(), 100, 40) == CGSize(64, 40))
    }

    @Test("A5-33, A5-34 and A5-36 a positioned view takes all there is; its centre is on the point") func position() {
        let stack = Window(200, 90) { ZStack { box(20, 20).mark("a").position(x: 50, y: 30).mark("area") } }
        #expect(stack["area"] == CGRect(0, 0, 200, 90) && stack["a"] == CGRect(40, 20, 20, 20))
        let row = Window(320, 50) {
            HStack {
                box(68, 20)
                box(20, 20).position(x: 0, y: 0).mark("area")
            }
        }
        #expect(row["area"].size == CGSize(244, 50))
        let mirrored = Window(200, 90, isRightToLeft: true) { box(20, 20).mark("a").position(x: 50, y: 30) }
        #expect(mirrored["a"] == CGRect(140, 20, 20, 20))
    }

    @Test("A5-37, A5-38 and A6-15 effects change no layout") func effects() {
        func size(_ view: some View) -> CGSize { Window.size(view, in: 100, 100) }
        let view = box(40, 20)
        #expect(size(view.rotationEffect(.degrees(30), anchor: .topLeading)) == CGSize(40, 20))
        #expect(size(view.scaleEffect(x: 2, y: 0.5, anchor: .bottom)) == CGSize(40, 20))
        #expect(size(view.clipShape(Circle())) == CGSize(40, 20))
        #expect(size(view.cornerRadius(4)) == CGSize(40, 20))
        #expect(size(view.opacity(0.5)) == CGSize(40, 20))
        #expect(size(view.shadow(radius: 9)) == CGSize(40, 20))
        #expect(size(view.blur(radius: 9)) == CGSize(40, 20))
    }
}

/// Takes a deprecated modifier without a warning.
@MainActor private protocol OldSpelling { var sizes: [CGSize] { get } }

private struct Framed: OldSpelling {
    @available(*, deprecated) var sizes: [CGSize] {
        [Window.size(box(40, 20).frame()), Window.size(Color.red.frame())]
    }
}
