import SwiftUI
import Testing

@testable import VitrineCore

/// Table E, second part: what a container does with the sections it got.
@MainActor @Suite("E. Sections: nesting, use and identity", .serialized)
struct SectionUseTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C"), d = Mark("D"), h = Mark("H"), f = Mark("F")

    @ViewBuilder private var nested: some View {
        Section {
            a
            Section {
                b
            } header: {
                h
            } footer: {
                f
            }
            c
        }
    }

    @Test("E24 a Section in a Section becomes rows of the outer one")
    func nesting() {
        let tree = Tree(nested)
        #expect(tree.sketches == [.explicit("A", "H", "B", "F", "C")])
    }

    @Test("E25 sections of a section's content are one implicit section, and a warning is logged")
    func sectionsOfContent() {
        var texts: [String] = []
        let warnings = messages {
            texts = shown {
                Group(sections: nested) { outer in
                    ForEach(sections: outer[0].content) { inner in
                        Mark("\(inner.content.count)")
                        inner.content
                    }
                }
            }
        }.filter { $0.contains("nested sections") }
        #expect(texts == ["5", "A", "H", "B", "F", "C"])
        #expect(warnings.count == 1)
    }

    @Test("E26 a section's content is a view: all rows are laid out")
    func contentAsView() {
        let screen = Screen {
            Group(sections: nested) { sections in
                VStack(spacing: 0) { sections[0].content }
            }
        }
        #expect(screen.texts == ["A", "H", "B", "F", "C"])
        #expect(screen.frames(of: "C") == [CGRect(x: 0, y: 40, width: 10, height: 10)])
    }

    @Test("E27 a ForEach goes through a section's rows")
    func forEachRow() {
        let texts = shown {
            ForEach(sections: nested) { section in
                ForEach(section.content) { row in
                    row
                    Mark("-")
                }
            }
        }
        #expect(texts == ["A", "-", "H", "-", "B", "-", "F", "-", "C", "-"])
    }

    private struct Board<Content: View>: View {
        let seen: Box<[(id: Subview.ID, value: Int)]>
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                let _ = seen.value = subviews.map { ($0.id, $0.containerValues.k) }
                subviews
            }
        }
    }

    @Test("E28 rows handed to another container keep count, ids and values")
    func handedOn() {
        let seen = Box<[(id: Subview.ID, value: Int)]>([])
        var ids: [Subview.ID] = []
        let texts = shown {
            ForEach(
                sections: Section {
                    a.cv(1)
                    b
                }.cv(2)
            ) { section in
                let _ = ids = section.content.map(\.id)
                Board(seen: seen) { section.content }
            }
        }
        #expect(texts == ["A", "B"])
        #expect(seen.value.map(\.id) == ids)
        #expect(seen.value.map(\.value) == [1, 2])
    }

    @Test("E29 sections are a collection: count, first, last, subscripts")
    func collection() throws {
        let tree = Tree(
            Group {
                Section { a }
                b
                Section { c }
            })
        let sections = tree.sections
        #expect(sections.count == 3)
        #expect(sections.indices == 0..<3)
        #expect(tree.sketch(try #require(sections.first)) == .explicit("A"))
        #expect(tree.sketch(try #require(sections.last)) == .explicit("C"))
        #expect(sections[1...].map(tree.sketch) == [.run("B"), .explicit("C")])
        #expect(sections[1].id == sections.dropFirst().first?.id)
    }

    private struct Collapsible: View {
        @State private var isExpanded = false
        let set: Setter<Bool>
        var body: some View {
            let _ = set.add { isExpanded = $0 }
            Section(isExpanded: $isExpanded) {
                Mark("A")
            } header: {
                Mark("H")
            }
        }
    }

    @Test("E30 a collapsed section has its header and no rows")
    func collapsed() {
        let set = Setter<Bool>()
        let tree = Tree(Collapsible(set: set))
        #expect(tree.sketches == [.explicit(header: ["H"])])
        let id = tree.sections[0].id
        set(true)
        tree.run()
        #expect(tree.sketches == [.explicit("A", header: ["H"])])
        #expect(tree.sections[0].id == id)
    }

    @Test("E31 a collapsed section without a header is dropped")
    func collapsedWithoutHeader() {
        let section = Section(isExpanded: .constant(false)) {
            a
        } header: {
            EmptyView()
        }
        #expect(
            sections {
                section
                Section { b }
            } == [.explicit("B")])
    }

    @Test("E32 section actions are subviews of their own, apart from rows and footer")
    func actions() {
        let source = Section {
            c
        } footer: {
            f
        }
        .sectionActions {
            a
            b
        }
        #expect(sections { source } == [.explicit("C", footer: ["F"])])
        var count = -1
        let texts = shown {
            ForEach(sections: source) { section in
                Group(subviews: section.actions) { actions in
                    let _ = count = actions.count
                    actions
                }
            }
        }
        #expect(count == 2)
        #expect(texts == ["A", "B"])
    }

    @Test("E33 a section without actions has an empty group of them")
    func noActions() {
        var count = -1
        _ = shown {
            ForEach(sections: Section { a }) { section in
                Group(subviews: section.actions) { actions in
                    let _ = count = actions.count
                    actions
                }
            }
        }
        #expect(count == 0)
    }

    @Test("E34 a modifier on a Section lands on each of its views, and the section stays one")
    func modified() {
        let source = Section {
            a
            b
        } header: {
            h
        } footer: {
            f
        }
        .padding(1)
        .background { Mark("X") }
        #expect(Tree(source).sections.count == 1)
        #expect(Tree(source).sections[0].content.count == 2)
        let screen = Screen {
            ForEach(sections: source) { section in
                section.header
                section.content
                section.footer
            }
        }
        #expect(screen.texts == ["X", "H", "X", "A", "X", "B", "X", "F"])
        #expect(screen.wrapperCount == 8)
    }

    @Test("E35 a Section with an id is still a section")
    func withID() {
        #expect(
            sections {
                a
                Section { b }.id("x")
            } == [.run("A"), .explicit("B")])
    }

    private func sectionList(_ names: [String], loose: Bool = true) -> some View {
        Group {
            ForEach(names, id: \.self) { name in Section { Mark(name) } }
            if loose { Mark("loose") }
        }
    }

    @Test("E38 an explicit section keeps its id while it is in the tree")
    func explicitID() {
        let tree = Tree(sectionList(["A", "B"]))
        let ids = tree.sections.map(\.id)
        tree.update(sectionList(["0", "B", "A"]))
        #expect(tree.sketches == [.explicit("0"), .explicit("B"), .explicit("A"), .run("loose")])
        #expect(tree.sections[1].id == ids[1])
        #expect(tree.sections[2].id == ids[0])
        #expect(!ids.contains(tree.sections[0].id))
    }

    @Test("E39 an implicit section's id is its place among the sections")
    func implicitID() {
        let tree = Tree(sectionList(["A"]))
        let id = tree.sections[1].id
        tree.update(sectionList(["B"]))
        #expect(tree.sections[1].id == id)
        tree.update(sectionList(["A", "B"]))
        #expect(tree.sections[2].id != id)
    }

    @Test("E40 sections of equal contents have distinct ids")
    func equalSections() {
        let tree = Tree(
            Group {
                Section { a }
                Section { a }
            })
        #expect(tree.sections[0].id != tree.sections[1].id)
    }

    @Test("E41 ids of subviews are unique across sections")
    func subviewIDs() {
        let tree = Tree(
            Group {
                ForEach(0..<2) { _ in
                    Section {
                        ForEach(0..<2) { Mark("\($0)") }
                    } header: {
                        h
                    }
                }
                a
            })
        let ids = tree.sections.flatMap { $0.header.map(\.id) + $0.content.map(\.id) + $0.footer.map(\.id) }
        #expect(ids.count == 7)
        #expect(Set(ids).count == 7)
    }
}
