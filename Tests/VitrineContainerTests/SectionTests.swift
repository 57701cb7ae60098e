import SwiftUI
import Testing

@testable import VitrineCore

/// Table E, first part: what sections some content resolves to.
@MainActor @Suite("E. Sections: where they begin and end")
struct SectionTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C"), d = Mark("D"), h = Mark("H"), f = Mark("F")

    @Test("E1 content without a Section is one implicit section")
    func loose() {
        #expect(
            sections {
                a
                b
                c
            } == [.run("A", "B", "C")])
    }

    @Test("E2 views before and after a Section are implicit sections of their own")
    func around() {
        #expect(
            sections {
                a
                Section { b }
                c
            } == [.run("A"), .explicit("B"), .run("C")])
    }

    @Test("E3 sections alone leave no implicit one between them")
    func explicitOnly() {
        #expect(
            sections {
                Section { a }
                Section { b }
            } == [.explicit("A"), .explicit("B")])
    }

    @Test("E4 a run before a Section is one implicit section")
    func before() {
        #expect(
            sections {
                a
                b
                Section { c }
            } == [.run("A", "B"), .explicit("C")])
    }

    @Test("E5 a run between sections is one implicit section")
    func between() {
        #expect(
            sections {
                Section { a }
                b
                c
                Section { d }
            } == [.explicit("A"), .run("B", "C"), .explicit("D")])
    }

    @Test("E6 an implicit section has no container values, whatever its rows set")
    func implicitValues() {
        let tree = Tree(Group { a.cv(1) }.cv(2))
        #expect(tree.sections.count == 1)
        #expect(tree.sections[0].containerValues.k == 0)
        #expect(tree.sections[0].content[0].containerValues.k == 1)
    }

    @Test("E7 an implicit section has neither header nor footer")
    func implicitHeader() {
        let section = Tree(a).sections[0]
        #expect(section.header.isEmpty)
        #expect(section.footer.isEmpty)
    }

    @Test("E8 the header of a Section without one is empty")
    func noHeader() {
        let section = Tree(Section { a }).sections[0]
        #expect(section.header.isEmpty)
        #expect(section.header.count == 0)
    }

    @Test("E9 the title of a Section is a header of one text")
    func title() {
        let tree = Tree(Section("T") { a })
        #expect(tree.sections[0].header.count == 1)
        #expect(tree.sketches == [.explicit("A", header: ["T"])])
    }

    @Test("E10 a header builder of two views is two subviews")
    func headerViews() {
        let tree = Tree(
            Section {
                a
            } header: {
                h
                b
            })
        #expect(tree.sketches == [.explicit("A", header: ["H", "B"])])
    }

    @Test("E11 a header of one stack is one subview")
    func headerStack() {
        let section = Tree(
            Section {
                a
            } header: {
                HStack {
                    h
                    b
                }
            }
        ).sections[0]
        #expect(section.header.count == 1)
    }

    @Test("E12 a footer follows the rules of a header")
    func footer() {
        let tree = Tree(
            Group {
                Section {
                    a
                } footer: {
                    f
                    b
                }
                Section {
                    c
                } footer: {
                    HStack { f }
                }
                Section { d }
            })
        #expect(tree.sections.map(\.footer.count) == [2, 1, 0])
        #expect(tree.sections.map(\.footer.isEmpty) == [false, false, true])
        #expect(tree.sketches[0] == .explicit("A", footer: ["F", "B"]))
    }

    @Test("E13 a header that resolves to nothing is empty")
    func emptyHeader() {
        let tree = Tree(
            Group {
                Section {
                    a
                } header: {
                    EmptyView()
                }
                Section {
                    b
                } header: {
                    if a.name == "B" { h }
                }
            })
        #expect(tree.sections.map(\.header.isEmpty) == [true, true])
    }

    @Test("E14 a Section's rows may all come from a ForEach")
    func generatedRows() {
        let tree = Tree(Section { ForEach(0..<4) { Mark("\($0)") } })
        #expect(tree.sections[0].content.count == 4)
        #expect(tree.sketches == [.explicit("0", "1", "2", "3")])
    }

    @Test("E15 a Section of nothing is dropped")
    func dropped() {
        #expect(
            sections {
                Section {}
                Section { a }
                Section {
                    EmptyView()
                } header: {
                    EmptyView()
                } footer: {
                    EmptyView()
                }
            } == [.explicit("A")])
    }

    @Test("E16 a Section of a header alone is kept")
    func headerOnly() {
        let tree = Tree(
            Section {
            } header: {
                h
            })
        #expect(tree.sketches == [.explicit(header: ["H"])])
        #expect(tree.sections[0].content.isEmpty)
        #expect(sections { Section("T") {} } == [.explicit(header: ["T"])])
    }

    @Test("E17 an empty section still ends the run before it (ruled)")
    func emptySectionSplits() {
        let tree = Tree(
            Group {
                a
                Section {}
                b
            })
        #expect(tree.sketches == [.run("A"), .run("B")])
        #expect(tree.sections[0].id != tree.sections[1].id)
    }

    @Test("E18 content of nothing is one empty implicit section (ruled)")
    func nothing() {
        #expect(sections { EmptyView() } == [.run()])
        #expect(sections { ForEach(0..<0) { Mark("\($0)") } } == [.run()])
        var count = 0
        let screen = Screen {
            Group(sections: EmptyView()) { sections in
                let _ = count = sections.count
                ForEach(sections) { _ in Mark("section") }
            }
        }
        #expect(count == 1)
        #expect(screen.texts == ["section"])
    }

    @Test("E19 content of an empty Section alone is one empty implicit section (ruled)")
    func onlyEmptySection() { #expect(sections { Section {} } == [.run()]) }

    @Test("E20 a Section in a ForEach is one section an element, in order")
    func generatedSections() {
        let tree = Tree(
            ForEach(0..<3) { i in
                Section {
                    a
                } header: {
                    Mark("\(i)")
                }
            })
        #expect(tree.sketches == (0..<3).map { .explicit("A", header: ["\($0)"]) })
        #expect(Set(tree.sections.map(\.id)).count == 3)
    }

    @Test("E21 generated rows join the implicit run around them")
    func generatedRun() {
        #expect(
            sections {
                Section { a }
                b
                ForEach(0..<2) { Mark("\($0)") }
                c
                Section { d }
            } == [.explicit("A"), .run("B", "0", "1", "C"), .explicit("D")])
    }

    private struct Sectioned: View {
        var body: some View {
            Section { Mark("V1") }
            Mark("V2")
        }
    }

    @Test("E22 a Section is found through Group, if, custom views and AnyView")
    func throughTransparentViews() {
        #expect(
            sections {
                Group { Section { a } }
                if a.name == "A" { Section { b } }
                Sectioned()
                c
                AnyView(Section { d })
            } == [.explicit("A"), .explicit("B"), .explicit("V1"), .run("V2", "C"), .explicit("D")])
    }

    @Test("E23 a Section in a stack is none: the stack is one row")
    func inStack() {
        let tree = Tree(
            VStack {
                Section { a }
                Section { b }
            })
        #expect(tree.sections.count == 1)
        #expect(tree.sections[0].content.count == 1)
        #expect(tree.sketches == [.run("A")])
    }
}
