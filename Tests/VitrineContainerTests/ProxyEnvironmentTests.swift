import SwiftUI
import Testing
import VitrineViews

@testable import VitrineCore

/// Table H: which environment a subview sees that a container shows.
@MainActor @Suite("H. The environment of subviews")
struct ProxyEnvironmentTests {
    /// Shows its content's subviews, in an environment of the container's own making if `inner` says so.
    private struct Board<Content: View, Card: View>: View {
        @ViewBuilder let content: Content
        @ViewBuilder let card: (Subview) -> Card
        var body: some View {
            VStack { ForEach(subviews: content) { card($0) } }
        }
    }

    @Test("H1 a custom view sees the environment of its place in the content")
    func ofTheSource() {
        let texts = shown {
            Board {
                Row("A")
                Row("B").environment(\.e, 1)
                Group { Row("C") }.environment(\.e, 2)
            } card: {
                $0
            }
            .environment(\.e, 3)
        }
        #expect(texts == ["A3", "B1", "C2"])
    }

    @Test("H2 what is set on the container is seen by its subviews, composite or not")
    func onTheContainer() {
        let texts = shown {
            Board {
                Row("A")
                EnvironmentMark("B")
            } card: {
                $0
            }
            .environment(\.e, 1)
        }
        #expect(texts == ["A1", "B1"])
    }

    @Test("H3 a custom view does not see what the container sets on the proxy (ruled)")
    func compositeOnProxy() {
        let texts = shown {
            Board {
                Row("A")
            } card: {
                $0.environment(\.e, 1)
            }
        }
        #expect(texts == ["A0"])
    }

    @Test("H4 a leaf takes from the proxy what the original does not set")
    func leafOnProxy() {
        let texts = shown {
            Board {
                EnvironmentMark("A")
            } card: {
                $0.environment(\.e, 1)
            }
            .environment(\.e, 2)
        }
        #expect(texts == ["A1"])
        let screen = Screen {
            Board {
                Text("A")
            } card: {
                $0.font(.system(size: 30)).foregroundStyle(.red)
            }
            .font(.system(size: 20))
        }
        #expect(screen.runs.map(\.font.size) == [30])
        #expect(screen.runs.map(\.paint) == Screen(Text("A").foregroundStyle(.red)).runs.map(\.paint))
    }

    @Test("H5 a font that the original has wins over the proxy's")
    func ownFont() {
        let screen = Screen {
            Board {
                Text("A").font(.system(size: 9))
                Group { Text("B") }.font(.system(size: 10))
                Group { Text("C").padding(1) }.foregroundStyle(.green)
            } card: {
                $0.font(.system(size: 30)).foregroundStyle(.red)
            }
        }
        #expect(screen.runs.map(\.font.size) == [9, 10, 30])
        let (red, green) = (Screen(Text("A").foregroundStyle(.red)), Screen(Text("A").foregroundStyle(.green)))
        #expect(screen.runs.map(\.paint) == [red, red, green].map { $0.runs[0].paint })
    }

    @Test("H6 an environment value that the original sets wins over the proxy")
    func originalWins() {
        let texts = shown {
            Board {
                EnvironmentMark("A").environment(\.e, 1)
                Group { EnvironmentMark("B") }.environment(\.e, 1)
                VStack { Row("C") }.environment(\.e, 1)
            } card: {
                $0.environment(\.e, 2)
            }
        }
        #expect(texts == ["A1", "B1", "C1"])
    }

    @Test("H7 the views in a container are made where it is placed, and see the proxy's environment")
    func containerOnProxy() {
        let texts = shown {
            Board {
                VStack { Row("A") }
            } card: {
                $0.environment(\.e, 1)
            }
        }
        #expect(texts == ["A1"])
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ZStack { content }.environment(\.e, 4) }
    }

    @Test("H8 a card around the proxy is like the proxy: leaves see it, custom views do not")
    func card() {
        let texts = shown {
            Board {
                EnvironmentMark("A")
                EnvironmentMark("B").environment(\.e, 1)
                Row("C")
                VStack { Row("D") }
            } card: { subview in
                Card { subview }
            }
        }
        #expect(texts == ["A4", "B1", "C0", "D4"])
    }

    private struct Switching<Content: View>: View {
        @State private var number = 0
        let set: Setter<Int>
        @ViewBuilder let content: Content
        var body: some View {
            let _ = set.add { number = $0 }
            content.environment(\.e, number)
        }
    }

    @Test("H2 a change on the container reaches its subviews")
    func change() {
        let set = Setter<Int>()
        let screen = Screen {
            Switching(set: set) {
                Board {
                    Row("A")
                    EnvironmentMark("B")
                    VStack { Row("C") }
                } card: {
                    $0
                }
            }
        }
        #expect(screen.texts == ["A0", "B0", "C0"])
        set(5)
        screen.run()
        #expect(screen.texts == ["A5", "B5", "C5"])
    }

    private struct Bare: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    private struct Bottom: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    /// A label and labelled content, each shown with all its parts unless a style takes some of them.
    @ViewBuilder private var styled: some View {
        Label {
            Mark("title")
        } icon: {
            Mark("icon")
        }
        LabeledContent {
            Mark("content")
        } label: {
            Mark("label")
        }
    }

    @Test("H9 a style set on the proxy of a view with a body has no effect: it is resolved already")
    func styleOnProxy() {
        let texts = shown {
            Board {
                styled
            } card: {
                $0.labelStyle(Bare()).labeledContentStyle(Bottom())
            }
        }
        #expect(texts == ["icon", "title", "label", "content"])
    }

    @Test("H10 a style set around the container, or in the content, has an effect")
    func styleOnContainer() {
        let around = shown {
            Board {
                styled
            } card: {
                $0
            }
            .labelStyle(Bare()).labeledContentStyle(Bottom())
        }
        #expect(around == ["title", "content"])
        let inside = shown {
            Board {
                styled.labelStyle(Bare())
            } card: {
                $0
            }
        }
        #expect(inside == ["title", "label", "content"])
    }

    @Test("H16 container values are not combined and end at the closest container")
    func values() {
        var inner: [Int] = []
        let pair = Group {
            Mark("A").cv(1)
            Mark("B").cv(2)
        }
        let content = Group {
            VStack {
                Group(subviews: pair) { subviews in
                    let _ = inner = subviews.map(\.containerValues.k)
                    subviews
                }
            }
            Mark("C").cv(3)
        }
        #expect(Tree(content).values(\.k) == [0, 3])
        #expect(shown { content } == ["A", "B", "C"])
        #expect(inner == [1, 2])
    }
}

/// A custom view that shows the environment it sees.
private struct Row: View {
    @Environment(\.e) private var e
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Mark("\(name)\(e)") }
}

/// A leaf that shows the environment it is made in.
private struct EnvironmentMark: LeafView {
    let name: String
    nonisolated init(_ name: String) { self.name = name }
    nonisolated func resolve(_ inputs: ViewInputs) -> Int { inputs.environment.e }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Int) -> CGSize {
        CGSize(width: 10, height: 10)
    }
    nonisolated func record(_ resolved: Int, into leaf: inout LeafRecorder) {}
    nonisolated func text(_ resolved: Int) -> String? { "\(name)\(resolved)" }
}

extension EnvironmentValues {
    @Entry fileprivate var e = 0
}
