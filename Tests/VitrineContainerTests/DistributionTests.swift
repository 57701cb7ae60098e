import SwiftUI
import Testing

@testable import VitrineCore

/// Table G: on how many views a modifier lands.
@MainActor @Suite("G. Where modifiers land")
struct DistributionTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C"), h = Mark("H"), f = Mark("F"), x = Mark("X")

    @Test("G1 each member of a Group gets a background and a border of its own")
    func group() {
        let screen = Screen {
            HStack(spacing: 0) {
                Group {
                    a
                    b
                }
                .background { x }
            }
        }
        #expect(screen.texts == ["X", "A", "X", "B"])
        #expect(screen.frames(of: "X") == screen.frames(of: "A") + screen.frames(of: "B"))
        let bordered = Screen {
            Group {
                a
                b
            }
            .border(.blue)
        }
        #expect(bordered.display.items.map(\.origin.y) == [0, bordered.frames(of: "B")[0].minY])
    }

    @Test("G2 each view that a ForEach makes gets a background of its own")
    func forEach() {
        let texts = shown {
            ForEach(0..<2) { i in
                Mark("\(i)")
                a
            }
            .background { x }
        }
        #expect(texts == ["X", "0", "X", "A", "X", "1", "X", "A"])
    }

    @Test("G3 header, rows and footer of a Section each get a background of their own")
    func section() {
        let texts = shown {
            Section {
                a
                b
            } header: {
                h
            } footer: {
                f
            }
            .background { x }
        }
        #expect(texts == ["X", "H", "X", "A", "X", "B", "X", "F"])
    }

    private struct Pair: View {
        var body: some View {
            Mark("A")
            Mark("B")
        }
    }

    @Test("G4 a modifier on a custom view is on each view of its body")
    func customView() {
        let screen = Screen { Pair().background { x } }
        #expect(screen.texts == ["X", "A", "X", "B"])
        #expect(screen.wrapperCount == 2)
    }

    @Test("G6 a font on a Group is the font of all members that have none")
    func font() {
        let screen = Screen {
            Group {
                Text("A")
                Text("B").font(.system(size: 9))
                Text("C")
            }
            .font(.system(size: 30))
        }
        #expect(screen.runs.map(\.string) == ["A", "B", "C"])
        #expect(screen.runs.map(\.font.size) == [30, 9, 30])
    }

    @Test("G7 a frame on a Group is a frame around each member")
    func frame() {
        let screen = Screen {
            HStack(spacing: 0) {
                Group {
                    a
                    b
                }
                .frame(width: 30)
            }
        }
        #expect(screen.wrapperCount == 2)
        #expect(screen.frames(of: "A")[0].minX == 10)
        #expect(screen.frames(of: "B")[0].minX == 40)
    }

    @Test("G8 padding, overlay, opacity and clip shape on a Group are on each member")
    func otherModifiers() {
        let screen = Screen {
            HStack(spacing: 0) {
                Group {
                    a
                    b
                }
                .padding(1)
                .overlay { x }
            }
        }
        #expect(screen.texts == ["A", "X", "B", "X"])
        #expect(screen.wrapperCount == 4)
        #expect(["A", "B"].map { screen.frames(of: $0)[0].minX } == [1, 13])
        let effects = Screen {
            Group {
                Color.red
                Color.blue
            }
            .clipShape(Circle())
            .opacity(0.5)
        }
        #expect(effects.wrapperCount == 4)
        #expect(effects.display.items.count == 2)
        for item in effects.display.items {
            guard case .group(let inside, .opacity(0.5), _) = item.content else {
                Issue.record("no opacity in \(item)")
                continue
            }
            guard case .group(_, .clip, _) = inside.items.first?.content else {
                Issue.record("no clip in \(inside)")
                continue
            }
        }
    }

    @Test("G9 a tag on a ForEach is on every view, where none is set inside")
    func tag() {
        let tree = Tree(
            ForEach(["A", "B"], id: \.self) { name in
                Mark(name)
                Mark(name).tag(2)
            }
            .tag(1))
        #expect(tree.seen.subviews.map { $0.containerValues.tag(for: Int.self) } == [1, 2, 1, 2])
    }

    private struct IDReader: _VariadicView.MultiViewRoot {
        let ids: Box<[String?]>
        func body(children: _VariadicView.Children) -> some View {
            let _ = ids.value = children.map { $0.id(as: String.self) }
            children
        }
    }

    @Test("G10 an id on a Group is an explicit id of every member")
    func id() {
        let ids = Box<[String?]>([])
        let texts = shown {
            _VariadicView.Tree(IDReader(ids: ids)) {
                Group {
                    a
                    b
                }
                .id("g")
                c
            }
        }
        #expect(texts == ["A", "B", "C"])
        #expect(ids.value == ["g", "g", nil])
    }

    @Test("G11 z-index and layout priority on a Group are on each member")
    func layoutTraits() {
        let screen = Screen {
            HStack {
                Group {
                    a
                    b.zIndex(3)
                }
                .zIndex(2)
                .layoutPriority(1)
                c
            }
        }
        let marks = screen.nodes.map(\.node).filter { $0.text != nil }
        #expect(marks.map(\.zIndex) == [2, 3, 0])
        #expect(marks.map(\.layoutPriority) == [1, 1, 0])
    }

    private struct Numbering: ViewModifier {
        @State private var number = 0
        let set: Setter<Int>
        let runs: Box<Int>
        func body(content: Content) -> some View {
            let _ = runs.value += 1
            let _ = set.add { number = $0 }
            content.overlay { Mark("\(number)") }
        }
    }

    @Test("G12 a custom modifier on a Group has one body and one state for all members")
    func modifierState() {
        let set = Setter<Int>(), runs = Box(0)
        let screen = Screen {
            Group {
                a
                b
            }
            .modifier(Numbering(set: set, runs: runs))
        }
        #expect(screen.texts == ["A", "0", "B", "0"])
        #expect(runs.value == 1)
        set(7)
        screen.run()
        #expect(screen.texts == ["A", "7", "B", "7"])
        #expect(runs.value == 2)
    }

    @Test("G13 modifiers on the original are inside of those on the proxy")
    func order() {
        let screen = Screen {
            ForEach(subviews: a.background { Mark("inner") }.padding(5)) { subview in
                subview.background { Mark("outer") }.padding(1)
            }
        }
        #expect(screen.texts == ["outer", "inner", "A"])
        #expect(screen.wrapperCount == 4)
        let around = screen.nodes.filter { $0.node.children.contains { $0.node.children.count == 2 } }
        #expect(around.map(\.frame.size.width) == [22, 20])
    }

    @Test("G14 a background of several views is one layer, the views on top of one another")
    func layers() {
        let screen = Screen {
            a.padding(10).background(alignment: .topLeading) {
                x
                b.padding(2)
            }
        }
        #expect(screen.texts == ["X", "B", "A"])
        #expect(screen.frames(of: "X") == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(screen.frames(of: "B") == [CGRect(x: 2, y: 2, width: 10, height: 10)])
        #expect(screen.frames(of: "A") == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    }
}
