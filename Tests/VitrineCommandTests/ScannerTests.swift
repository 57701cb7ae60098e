import Testing

@testable import VitrineCommand

@Suite("Finding views in a file")
struct ScannerTests {
    private func names(_ source: String) -> [String] { SceneCandidates(source: source).candidates.map(\.name) }

    @Test("structs that conform to View are found, wherever View stands in the list")
    func conformances() {
        let source = """
            struct A: View { var body: some View { Text("") } }
            public struct B: Equatable, SwiftUI.View {}
            struct C: @preconcurrency View {}
            struct D: View & Sendable {}
            struct E: Identifiable { let view: View }
            struct F<T>: Identifiable where T: View {}
            class G: View {}
            enum H: View {}
            struct I {}
            extension I: View {}
            protocol Screen: View {}
            protocol BigScreen: Screen {}
            struct J: BigScreen {}
            struct K: Sequence<View> {}
            """
        #expect(names(source) == ["A", "B", "C", "D", "I", "J"])
    }

    @Test("nested types have their whole name; types in functions cannot be reached")
    func nesting() {
        let source = """
            enum Outer {
                struct Inner: View { private struct Deep: View {} }
                func make() { struct Local: View {} }
                var closure: Int { { struct Local2: View {}; return 1 }() }
            }
            extension Outer.Inner { struct Extra: View {} }
            struct Last: View {}
            """
        #expect(names(source) == ["Outer.Inner", "Outer.Inner.Deep", "Outer.Inner.Extra", "Last"])
    }

    @Test("generic views are known, but are no candidates; nor is what is nested in them")
    func generics() {
        let source = """
            struct Card<Content: View, Key: Hashable>: View { struct Part: View {} }
            struct Plain: View {}
            """
        let found = SceneCandidates(source: source)
        #expect(found.candidates.map(\.name) == ["Plain"])
        #expect(found.genericViews == ["Card", "Card.Part"])
    }

    @Test("comments, strings and regular expressions hide what is in them")
    func literals() {
        let source = #####"""
            // struct A: View {}
            /* struct B: View { /* nested } */ struct C: View {} */
            let a = "struct D: View { \(f("}}", { "\(1)" })) {"
            let b = #"raw " struct E: View { \( "#
            let c = """
                struct F: View { " "" \(g("""
                    {
                    """)) {
                """
            let d = ##"""
                { \#("{") \##(x { "}" }) """#
                """##
            let e = #/ struct G: View { " \/ /#
            let `struct` = 1, f = `struct`
            let kind = Kind.struct; let g: T.Type = X.self
            class func h() {}
            struct Seen: View { var body: some View { #if DEBUG
                Text("}") #endif
            } }
            """#####
        #expect(names(source) == ["Seen"])
    }

    @Test("preview blocks are seen, but not in comments")
    func previews() {
        #expect(SceneCandidates(source: "#Preview { Text(\"\") }").hasPreviews)
        #expect(!SceneCandidates(source: "// #Preview {}\nlet a = \"#Preview\"").hasPreviews)
        #expect(SceneCandidates(source: "let a = 1").isEmpty)
    }

    @Test("lines are counted from one, over literals of several lines")
    func lines() {
        let source = "let a = \"\"\"\n  b\n  \"\"\"\n/*\n*/ struct A: View {}\r\nstruct B: View {}"
        #expect(SceneCandidates(source: source).candidates.map(\.line) == [5, 6])
    }

    @Test("the last view that no other view mentions is preferred")
    func preference() throws {
        let source = """
            struct Row: View { var body: some View { Text("Board") } }
            struct Board: View { var body: some View { Row() } }
            struct Page: View { var body: some View { Text("") } }
            struct Badge: View { var body: some View { Text("") } }
            extension Page { var badge: some View { Badge() } }
            @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
            """
        let preferred = try #require(SceneCandidates(source: source).candidates.preferred)
        #expect(preferred.candidate.name == "Page")
        #expect(preferred.rivals.map(\.name) == ["Board"])
    }

    @Test("a preview provider comes before views, and views that mention each other leave the last")
    func specialPreferences() throws {
        let provider = "struct A: View {}\nstruct A_Previews: PreviewProvider {}\nstruct B: View {}"
        #expect(SceneCandidates(source: provider).candidates.preferred?.candidate.name == "A_Previews")
        let ring = "struct A: View { var b: B }\nstruct B: View { var a: A }"
        let preferred = try #require(SceneCandidates(source: ring).candidates.preferred)
        #expect(preferred.candidate.name == "B")
        #expect(preferred.rivals.map(\.name) == ["A"])
    }

    @Test(
        "text that is no Swift is read to its end",
        arguments: ["\"", "#", "###", "/*", "struct", "struct A: View", "}}}", "`", "\"\\(", "#/", "\\"])
    func damaged(text: String) {
        #expect(names(text).count <= 1)
    }
}
