import Testing

@testable import VitrineMacros

@Suite("What #Preview makes of its closure")
struct PreviewMacroTests {
    private func expansion(_ source: String, line: Int = 1) -> String {
        Requests.preview(source, line: line).expansion().source?.squeezed ?? ""
    }

    @Test("The type has the compiler's unique name, and knows the file and the line of the number sign")
    func place() {
        let source = expansion("\n// comment\n\n#Preview { Text(\"a\") }", line: 7)
        #expect(source.hasPrefix("struct $s3App_7previewfMu_: VitrineRuntime._PreviewRegistration {"))
        #expect(source.contains("_previewFileID: Swift.String { \"App/File.swift\" }"))
        #expect(source.contains("_previewLine: Swift.Int { 10 }"))
        #expect(source.contains("_previewName: Swift.String? { nil }"))
    }

    @Test("The closure is passed on as it was written")
    func plainBody() {
        let source = expansion("#Preview { let x = \"}\"; return Text(x) }")
        #expect(source.contains("{ VitrineRuntime._previewContent({ let x = \"}\"; return Text(x) }) }"))
    }

    @Test(
        "The name is any expression, before the traits or alone",
        arguments: ["\"Name, (1)\"", "\"a\" + b", "f(x: 1, y: [2: 3])", "Pair<A, B>().name", "a ? b : c"])
    func names(name: String) {
        #expect(expansion("#Preview(\(name)) { A() }").contains("Swift.String? { \(name) }"))
        let source = expansion("#Preview(\(name), traits: .x, .fixedLayout(width: 1, height: 2)) { A() }")
        #expect(source.contains("Swift.String? { \(name) }"))
        #expect(source.contains("[.x, .fixedLayout(width: 1, height: 2)]"))
    }

    @Test("Traits need no name, and a closure may be an argument")
    func labels() {
        let source = expansion("#Preview(traits: .x, body: { A() })")
        #expect(source.contains("Swift.String? { nil }"))
        #expect(source.contains("[.x]"))
        #expect(source.contains("_previewContent({ A() })"))
    }

    @Test("A previewable variable becomes a property of a view, and the rest its body")
    func previewable() {
        let source = expansion(
            """
            #Preview {
                let before = 1
                @Previewable @State var a = [1]
                    .map { $0 + 1 } // comment
                @State
                @Previewable
                var b: Pair<A, B>
                /* kept */
                A(before, a)
                B(b)
            }
            """)
        #expect(
            source.contains(
                """
                struct __PreviewContent: VitrineCore.View { @State var a = [1] .map { $0 + 1 } @State var b: Pair<A, B> \
                var body: some VitrineCore.View { let before = 1 // comment /* kept */ A(before, a) B(b) } } \
                return __PreviewContent()
                """))
    }

    @Test("A semicolon ends a previewable variable")
    func semicolon() {
        let source = expansion("#Preview { @SwiftUI.Previewable @FocusState var f: Bool; A(f) }")
        #expect(source.contains("@FocusState var f: Bool var body: some VitrineCore.View { A(f) }"))
    }

    @Test("A previewable variable inside another statement is reported")
    func nested() {
        let source = "#Preview { VStack { @Previewable @State var a = 1 } }"
        let complaints = Requests.preview(source).expansion().complaints
        #expect(complaints.first?.message == "'@Previewable' items must be at the root of the preview")
        #expect(complaints.first?.offset == source.offset(of: "@Previewable"))
    }

    @Test("A previewable variable outside a preview is reported")
    func misplaced() {
        let complaints = misplacedPreviewable(Requests.syntax("\n @Previewable ")).complaints
        #expect(complaints.first?.message == "'@Previewable' can only be used at the root of a '#Preview'")
        #expect(complaints.first?.offset == 2)
    }

    @Test("A preview without a closure is reported")
    func noBody() {
        #expect(Requests.preview("#Preview(\"x\")").expansion().complaints.count == 1)
    }

    @Test(
        "A line break ends a statement unless the tokens around it say otherwise",
        arguments: [
            ("a\nb", 2), ("a\n.b", 1), ("a\n  + b", 1), ("a +\nb", 1), ("a\n-b", 2), ("a!\nb", 2), ("a\n? b\n: c", 1),
            ("let x: A<B>\nc", 2), ("f {\n}\ng", 2), ("@A\nvar x = 1\n@B var y\nz", 3), ("x =\n1\ny", 2),
            ("a; b;\nc", 3),
            ("if a {\n}\nelse {\n}", 1), ("x\nas Int", 1), ("@A private\nvar x = 1", 1),
        ])
    func statements(source: String, count: Int) {
        let tokens = TokenizedSource(source)
        #expect(tokens.statements(in: tokens.tokens.indices).count == count)
    }
}
