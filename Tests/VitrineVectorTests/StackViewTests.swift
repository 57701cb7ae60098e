import SwiftUI
import Testing

/// A2: stacks of real views. The rules that no view shows alone are in the tests of the layouts.
@MainActor @Suite("Stacks of views") struct StackViewTests {
    @Test("A2-01 and A2-04 plain views stand 8 apart in a row") func row() {
        let window = Window(300, 100) {
            HStack {
                box(50, 50).mark("a")
                box(50, 50).mark("b")
                box(50, 50).mark("c")
            }.mark("row")
        }
        #expect(window["row"] == CGRect(67, 25, 166, 50))
        #expect(["a", "b", "c"].map { window[$0].minX } == [67, 125, 183])
    }

    @Test("A2-01 and A2-05 and in a column") func column() {
        let window = Window(100, 300) {
            VStack {
                box(50, 50).mark("a")
                box(50, 50).mark("b")
            }.mark("column")
        }
        #expect(window["column"] == CGRect(25, 96, 50, 108))
        #expect(["a", "b"].map { window[$0].minY } == [96, 154])
    }

    @Test("A2-02 a distance that is given is the distance, whatever texts prefer") func given() {
        let stack = VStack(spacing: 3) {
            line(20)
            box(20, 10)
        }
        #expect(Window.size(stack, in: 100, 100) == CGSize(20, 29))
    }

    @Test("A2-06 a view of one length comes first, the others share the rest") func rigidFirst() {
        let window = Window(300, 50) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Color.green.frame(width: 50).mark("b")
                Color.blue.mark("c")
            }
        }
        #expect(["a", "b", "c"].map { window[$0].width } == [125, 50, 125])
    }

    @Test("A2-07 high priority gets all but the minima of the others") func priority() {
        let window = Window(300, 50) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).mark("a")
                Color.green.frame(minWidth: 20).layoutPriority(1).mark("b")
                Color.blue.frame(width: 60).mark("c")
            }
        }
        #expect(["a", "b", "c"].map { window[$0].width } == [20, 220, 60])
    }

    @Test("A2-09 a share that a minimum does not take leaves a row too wide, and centred") func tooWide() {
        let window = Window(150, 50) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).mark("a")
                Color.green.frame(minWidth: 100).mark("b")
            }.mark("row")
        }
        #expect(window["row"] == CGRect(-12.5, 0, 175, 50))
        #expect(window["a"].width == 75 && window["b"].width == 100)
    }

    @Test("A2-10, A2-27 and A2-28 shapes share a stack; a circle takes no more than it can") func shapes() {
        let three = Window(300, 50) {
            HStack(spacing: 0) { ForEach(0..<3, id: \.self) { Rectangle().mark("\($0)") } }
        }
        #expect((0..<3).map { three["\($0)"].width } == [100, 100, 100])
        let row = Window(260, 40) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Circle().mark("b")
                Color.red.mark("c")
            }
        }
        #expect(["a", "b", "c"].map { row[$0].width } == [110, 40, 110])
        let column = Window(60, 100) {
            VStack(spacing: 0) {
                Circle().mark("a")
                Rectangle().mark("b")
            }
        }
        #expect(column["a"].size == CGSize(50, 50) && column["b"].size == CGSize(60, 50))
    }

    @Test("A2-15 a row that is not proposed a length is as long as its views") func idealRow() {
        let window = Window(300, 200) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30).mark("a")
                    box(40, 30).mark("b")
                }.mark("row")
                box(200, 10).mark("wide")
            }
        }
        #expect(window["row"] == CGRect(50, 80, 76, 30))
        #expect(window["a"].minX == 50 && window["b"].minX == 86 && window["wide"].origin == CGPoint(x: 50, y: 110))
    }

    @Test("A2-17, A2-21 and A2-22 views are lined up, and the stack is as wide as all of them") func alignment() {
        let columns = Window(300, 200) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20)
                    box(50, 20).mark("a")
                }.mark("left")
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20)
                    box(50, 20).mark("b")
                }
            }
        }
        #expect(columns["left"].size == CGSize(100, 44))
        #expect(columns["a"].minX == 50 && columns["b"].minX == 200)
        for (alignment, y) in [(VerticalAlignment.top, CGFloat(0)), (.bottom, 30)] {
            let row = Window(44, 60) {
                HStack(alignment: alignment, spacing: 4) {
                    box(20, 60)
                    box(20, 30).mark("short")
                }
            }
            #expect(row["short"].minY == y)
        }
    }

    @Test("A2-19 stacks in stacks") func nested() {
        let window = Window(300, 200) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.mark("a")
                    Color.green.frame(width: 80).mark("b")
                }.padding(10).mark("row")
                HStack {
                    box(40, 40).mark("c")
                    Spacer()
                    box(40, 40).mark("d")
                }.frame(height: 60).mark("bottom")
            }
        }
        #expect(window["row"] == CGRect(0, 0, 300, 130) && window["bottom"] == CGRect(0, 140, 300, 60))
        #expect(window["a"] == CGRect(10, 10, 190, 110) && window["b"] == CGRect(210, 10, 80, 110))
        #expect(window["c"].origin == CGPoint(x: 0, y: 150) && window["d"].origin == CGPoint(x: 260, y: 150))
    }

    @Test("A2-24 and A2-25 colours and a row share a column; a priority takes it all") func priorities() {
        func window(_ priority: Double) -> Window {
            Window(200, 200) {
                VStack {
                    Color.red.mark("red")
                    Color.blue.layoutPriority(priority).mark("blue")
                    HStack {
                        Color.green.mark("green")
                        Color.yellow
                    }.mark("row")
                }
            }
        }
        let equal = window(0)
        #expect(["red", "blue", "row"].map { equal[$0].height } == [61.33, 61.33, 61.33])
        #expect(equal["green"].width == 96)
        let first = window(1)
        #expect(["red", "blue", "row"].map { first[$0].height } == [0, 184, 0])
    }

    @Test("A2-26 distances are taken off first") func distances() {
        let window = Window(100, 200) {
            VStack(spacing: 20) {
                Color.red.mark("a")
                box(10, 10).mark("b")
                Color.red.mark("c")
            }
        }
        #expect(["a", "b", "c"].map { window[$0].height } == [75, 10, 75])
    }

    @Test("A2-33 and A2-34 groups, loops and sections are lists; a modifier is on each view in them") func lists() {
        let column = VStack(spacing: 0) {
            Group {
                box(10, 10)
                box(10, 10)
            }
            ForEach(0..<2, id: \.self) { _ in box(10, 10) }
            Section {
                box(10, 10)
            } header: {
                box(10, 10)
            }
        }
        #expect(Window.size(column, in: 100, 100) == CGSize(10, 60))
        let row = Window(300, 60) {
            HStack(spacing: 0) {
                Group {
                    Color.red.mark("a")
                    Color.red.mark("b")
                }.frame(width: 50, height: 50).padding(5)
                Color.blue.mark("c")
            }
        }
        #expect([row["a"].minX, row["b"].minX, row["c"].minX, row["c"].maxX] == [5, 65, 120, 300])
    }
}
