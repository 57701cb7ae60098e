import Testing

@testable import VitrineCommand

@Suite("The code behind the user's file")
struct RegistrationTests {
    private let registration = Registration(candidates: [
        SceneCandidate(name: "Board", line: 3, kind: .view, isMentioned: false),
        SceneCandidate(name: "Outer.Part", line: 9, kind: .view, isMentioned: true),
        SceneCandidate(name: "Board_Previews", line: 12, kind: .previewProvider, isMentioned: false),
    ])

    @Test("the user's file keeps its name and its lines")
    func userPart() {
        let source = registration.source(for: "\u{FEFF}// x\nlet a = 1", path: "my \"odd\\ name\".swift")
        #expect(
            source.hasPrefix(
                "#sourceLocation(file: \"my \\\"odd\\\\ name\\\".swift\", line: 1)\n// x\nlet a = 1\n#source"))
    }

    @Test("private types are made where they can be reached")
    func makers() {
        let source = registration.source(for: "", path: "A.swift")
        #expect(source.contains("@MainActor private func _vitrineScene0() -> any SwiftUI.View { `Board`() }"))
        #expect(
            source.contains(
                "extension `Outer` { @MainActor fileprivate static func _vitrineScene1() -> any SwiftUI.View { `Part`() } }"
            ))
        #expect(
            source.contains(
                "SwiftUI._SceneRegistry.add(\"Outer.Part\", line: 9, kind: .view) { `Outer`._vitrineScene1() }"))
        #expect(source.contains("`Board_Previews`.previews"))
    }

    @Test("a candidate goes when the compiler rejects the line that makes it or the one that registers it")
    func dropping() {
        #expect(registration.dropping(errorLines: [2])?.candidates.map(\.name) == ["Board", "Board_Previews"])
        #expect(registration.dropping(errorLines: [5, 7])?.candidates.map(\.name) == ["Outer.Part"])
        #expect(registration.dropping(errorLines: [4]) == nil)
        #expect(registration.dropping(errorLines: [8]) == nil)
    }

    @Test("errors in the generated part are told from the user's")
    func messages() {
        let generated = CompilerMessages(
            """
            <vitrine>:3:69: error: missing argument for parameter 't' in call
             1 | let a = ": error: "
               |  `- note: 'init(t:)' declared here
            """)
        #expect(generated.generatedLines == [3])
        #expect(!generated.hasOthers)
        #expect(CompilerMessages("a/b c.swift:2:5: error: no").hasOthers)
        #expect(
            CompilerMessages("<unknown>:0: error: module compiled with Swift 6.3 cannot be imported by 6.2")
                .isWrongCompiler)
        #expect(!CompilerMessages("a.swift:2:5: warning: no").hasOthers)
    }
}
