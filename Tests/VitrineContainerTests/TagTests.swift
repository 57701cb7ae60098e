import SwiftUI
import Testing

/// Table D: tags.
@MainActor @Suite("D. Tags")
struct TagTests {
    let a = Mark("A"), b = Mark("B")

    /// The values of the only, or first, subview.
    private func values<V: View>(_ view: V) -> ContainerValues { Tree(view).seen.values[0] }

    @Test("D1 a tag is found by its type")
    func tag() { #expect(values(a.tag("x")).tag(for: String.self) == "x") }

    @Test("D2 a tag is not found by another type")
    func otherType() {
        #expect(values(a.tag("x")).tag(for: Int.self) == nil)
        #expect(values(a.tag(1)).tag(for: Int8.self) == nil)
    }

    @Test("D3 a tag is found by its type as an optional")
    func optional() { #expect(values(a.tag("x")).tag(for: String?.self) == .some("x")) }

    @Test("D4 a tag without the optional is not")
    func withoutOptional() {
        let values = values(a.tag("x", includeOptional: false))
        #expect(values.tag(for: String?.self) == nil)
        #expect(values.tag(for: String.self) == "x")
    }

    @Test("D5 without a tag there is none")
    func none() {
        #expect(values(a).tag(for: String.self) == nil)
        #expect(!values(a).hasTag("x"))
        #expect(!values(a).hasTag(nil as String?))
    }

    @Test("D6 hasTag compares type and value")
    func hasTag() {
        let values = values(a.tag("x"))
        #expect(values.hasTag("x"))
        #expect(!values.hasTag("y"))
        #expect(!values.hasTag(1))
        #expect(values.hasTag("x" as String?))
    }

    @Test("D7 nil is a tag of its optional type")
    func tagOfNil() {
        let values = values(a.tag(nil as Int?, includeOptional: false))
        #expect(values.tag(for: Int?.self) == .some(nil))
        #expect(values.hasTag(nil as Int?))
        #expect(!values.hasTag(1 as Int?))
    }

    @Test("D8 ForEach tags its elements with their ids (ruled)")
    func automaticTag() {
        let tree = Tree(ForEach(Item.items("ab")) { Mark($0.id) })
        #expect(tree.seen.values.map { $0.tag(for: String.self) } == ["a", "b"])
        #expect(tree.seen.values[1].hasTag("b"))
    }

    @Test("D9 an automatic tag is of exactly its type")
    func automaticOptional() {
        #expect(values(ForEach(Item.items("ab")) { Mark($0.id) }).tag(for: String?.self) == nil)
    }

    @Test("D10 the elements of a range are tagged with their numbers")
    func range() {
        let tree = Tree(ForEach(3..<6) { Mark($0) })
        #expect(tree.seen.values.map { $0.tag(for: Int.self) } == [3, 4, 5])
    }

    @Test("D11 an explicit tag wins over the automatic one of its type")
    func explicit() {
        #expect(values(ForEach(Item.items("ab")) { Mark($0.id).tag("x") }).tag(for: String.self) == "x")
        #expect(values(ForEach(Item.items("ab")) { Mark($0.id) }.tag("x")).tag(for: String.self) == "x")
        #expect(values(ForEach(Item.items("ab")) { Mark($0.id).tag(4) }).tag(for: String.self) == "a")
    }

    @Test("D12 in a ForEach in a ForEach the inner id is the tag, or both where their types differ")
    func nested() {
        let same = Tree(ForEach(0..<2) { _ in ForEach(5..<7) { Mark($0) } })
        #expect(same.seen.values.map { $0.tag(for: Int.self) } == [5, 6, 5, 6])
        let different = values(ForEach(Item.items("a")) { _ in ForEach(5..<6) { Mark($0) } })
        #expect(different.tag(for: Int.self) == 5)
        #expect(different.tag(for: String.self) == "a")
    }

    @Test("D13 tags of two types are both there")
    func twoTypes() {
        let values = values(a.tag(1).tag("a"))
        #expect(values.tag(for: Int.self) == 1)
        #expect(values.tag(for: String.self) == "a")
    }

    @Test("D14 of two tags of one type the inner one wins (ruled)")
    func twice() { #expect(values(a.tag(1).tag(2)).tag(for: Int.self) == 1) }

    @Test("D15 a tag on a section is the section's, and its rows'")
    func section() {
        let tree = Tree(
            Section {
                a; b
            }.tag("s"))
        #expect(tree.sections[0].containerValues.tag(for: String.self) == "s")
        #expect(tree.seen.values.map { $0.tag(for: String.self) } == ["s", "s"])
    }

    @Test("D16 a tag inside a stack is not seen outside")
    func insideStack() { #expect(values(VStack { a.tag("x") }).tag(for: String.self) == nil) }

    @Test("D17 an id is no tag")
    func id() { #expect(values(a.id(5)).tag(for: Int.self) == nil) }

    @Test("D18 an untagged view has no tag, whatever was set")
    func untagged() {
        #expect(values(a.tag(1)._untagged()).tag(for: Int.self) == nil)
        #expect(values(a._untagged().tag(1)).tag(for: Int.self) == nil)
        #expect(!values(a.tag(1)._untagged()).hasTag(1))
    }
}
