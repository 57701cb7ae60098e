import Foundation
import Testing

@testable import VitrineCommand

@Suite("The tool before it shows a view")
struct CommandTests {
    @Test(
        "a command line that cannot work ends with a message and its code",
        arguments: [
            ("", 2, "usage: vitrine"), ("render", 2, "needs a file"),
            ("render none.swift", 1, "there is no file none.swift"),
            ("render /", 1, "/ is a folder"), ("render none.swift -o /no/where.png", 3, "there is no folder /no"),
            ("render none.swift --size NaNx4", 2, "the width in --size"), ("__scene", 2, "no command"),
            ("__scene /nowhere", 2, "no command"),
        ])
    func failures(words: String, code: Int, message: String) throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        let run = try tool.run(words)
        #expect(run.code == Int32(code))
        #expect(run.said.contains(message), "\(run.said)")
        #expect(run.result.isEmpty)
    }

    @Test("help goes to standard output")
    func help() throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        #expect(try tool.run("render --help").result.hasPrefix("usage: vitrine render"))
        #expect(try tool.run("--version").result == "vitrine \(Help.version)\n")
    }

    @Test("output that nobody takes is a message, not a death by signal")
    func closedPipe() throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        // The reader is gone before the tool starts to write.
        let closed = #"(sleep 0.3; "$VITRINE" --help; echo code $? >&2) | exec true"#
        let full = #""$VITRINE" --help >/dev/full; echo code $? >&2"#
        try tool.write("\(closed)\n\(full)\n", to: "script")
        let run = try tool.run("--version; . ./script")
        #expect(run.said.contains("written (Broken pipe)"))
        #expect(run.said.contains("written (No space left on device)"))
        #expect(run.said.split(separator: "\n").count { $0 == "code 3" } == 2)
    }
}

@Suite("The tool on files")
struct FileCommandTests {
    private let board = """
        import SwiftUI

        private struct Card: View { let width: CGFloat; var body: some View { Spacer().frame(width: width, height: 20) } }
        struct Holder<Content: View>: View { var content: Content; var body: some View { content } }
        private struct Board: View { var body: some View { Card(width: 60) } }
        enum Outer { private struct Part: View { var body: some View { Spacer().frame(width: 40, height: 20) } } }
        struct Last: View { var body: some View { Spacer().frame(width: 40, height: 20) } }
        """

    private func withTool(_ files: [String: String], _ body: (BuiltTool) throws -> Void) throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        for (name, text) in files { try tool.write(text, to: name) }
        try body(tool)
    }

    @Test("a view is drawn under its own name, and the second time nothing is compiled")
    func render() throws {
        try withTool(["Board.swift": board]) { tool in
            let run = try tool.run("render Board.swift")
            #expect(run.code == 0)
            #expect(run.result == "last.png\n")
            #expect(run.said.contains("took Last; --view takes another: Board, Outer.Part"))
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: tool.path("last.png"))).starts(with: [0x89, 0x50, 0x4e, 0x47])
            )
            // Without a compiler only what is cached can be shown; bin is kept for the shell.
            let again = try tool.run("render Board.swift --view Part --size 300x100 -o part.png")
            #expect(again.code == 0, "\(again.said)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: tool.path("cache/vitrine")).count == 1)
        }
    }

    @Test("the suffix says what is written, and right to left mirrors it")
    func formats() throws {
        let uneven = """
            import SwiftUI
            struct Part: View { var body: some View { HStack { Color.red; Color.blue }.frame(width: 40, height: 20) } }
            """
        try withTool(["Board.swift": uneven]) { tool in
            func written(_ name: String, _ options: String = "") throws -> Data {
                let run = try tool.run("render Board.swift --view Part \(options) -o \(name)")
                #expect(run.code == 0, "\(run.said)")
                return try Data(contentsOf: URL(fileURLWithPath: tool.path(name)))
            }
            #expect(String(decoding: try written("a.svg"), as: UTF8.self).contains("<svg "))
            #expect(try written("a.pdf").starts(with: Array("%PDF-".utf8)))
            let (plain, mirrored) = (try written("a.png"), try written("b.PNG", "--rtl"))
            #expect(plain.starts(with: [0x89, 0x50, 0x4e, 0x47]) && plain != mirrored)
            let unknown = try tool.run("render Board.swift -o a.gif")
            #expect(unknown.code == 2)
            #expect(unknown.said.contains("must end in .png, .svg or .pdf"))
        }
    }

    @Test("a tall view flows over pages of a PDF")
    func pages() throws {
        let tall = """
            import SwiftUI
            struct Tall: View {
                var body: some View {
                    VStack(spacing: 0) { ForEach(0..<9, id: \\.self) { _ in Color.red.frame(height: 30) } }
                }
            }
            """
        try withTool(["Tall.swift": tall]) { tool in
            func pages(_ options: String) throws -> String? {
                let run = try tool.run("render Tall.swift -o tall.pdf \(options)")
                #expect(run.code == 0, "\(run.said)")
                let file = String(
                    decoding: try Data(contentsOf: URL(fileURLWithPath: tool.path("tall.pdf"))), as: UTF8.self)
                return file.firstMatch(of: /\/Count (\d+)/).map { String($0.1) }
            }
            let counts = [try pages(""), try pages("--page-size 200x100"), try pages("--page-size a4")]
            #expect(counts == ["1", "3", "1"])
        }
    }

    @Test("fonts of a folder are found by name")
    func fonts() throws {
        let font = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        guard var file = try? Data(contentsOf: font) else { return }
        // The same font under a name that no machine has.
        let (name, other) = ("Inter".data(using: .utf16BigEndian)!, "Vntre".data(using: .utf16BigEndian)!)
        while let place = file.range(of: name) { file.replaceSubrange(place, with: other) }
        let view = """
            import SwiftUI
            struct Named: View { var body: some View { Text("Hamburg").font(.custom("Vntre", size: 20)).padding() } }
            """
        try withTool(["Named.swift": view]) { tool in
            try FileManager.default.createDirectory(atPath: tool.path("fonts/in"), withIntermediateDirectories: true)
            try file.write(to: URL(fileURLWithPath: tool.path("fonts/in/a.otf")))
            try tool.write("no font", to: "fonts/b.ttf")
            let plain = try tool.run("render Named.swift -o a.svg")
            #expect(plain.said.contains("the font \"Vntre\" is not installed"))
            let found = try tool.run("render Named.swift -o b.svg --font-dir fonts")
            #expect(found.code == 0 && !found.said.contains("not installed"), "\(found.said)")
            #expect(found.said.contains("fonts/b.ttf is damaged"))
            #expect(try String(contentsOfFile: tool.path("b.svg"), encoding: .utf8).contains("'Vntre'"))
            let none = try tool.run("render Named.swift --font-dir nowhere")
            #expect(none.code == 2 && none.said.contains("there is no folder nowhere"))
        }
    }

    @Test("an unknown view's message lists those there are")
    func unknown() throws {
        try withTool(["Board.swift": board]) { tool in
            let run = try tool.run("render Board.swift --view Nope")
            #expect(run.code == 1)
            #expect(run.said.contains("no view named “Nope”"))
            for name in ["Board (line 5)", "Outer.Part (line 6)", "Card (line 3)", "Holder"] {
                #expect(run.said.contains(name))
            }
            #expect(
                try tool.run("render Board.swift --view Card").said.contains("Card cannot be made without arguments"))
        }
    }

    @Test("an app's file works as it is, and previews come first")
    func mainAndPreviews() throws {
        let app = """
            import SwiftUI
            struct Page: View { var body: some View { Spacer().frame(width: 40, height: 20) } }
            #if DEBUG
            #Preview("Wide", traits: .fixedLayout(width: 320, height: 90)) { Page() }
            #Preview { Spacer().frame(width: 40, height: 20) }
            #endif
            """
        try withTool(["App.swift": app]) { tool in
            let run = try tool.run("render App.swift")
            #expect(run.result == "wide.png\n", "\(run.said)")
            #expect(try tool.run("resolve App.swift --view Preview").code == 0)
        }
    }

    @Test("the compiler's errors have the user's path and lines, and nothing of ours")
    func errors() throws {
        let broken =
            "import SwiftUI\nstruct A: View { let x: Int; var body: some View { missing } }\nstruct B: View {"
        try withTool(["Broken.swift": broken]) { tool in
            let run = try tool.run("render Broken.swift")
            #expect(run.code == 1)
            #expect(run.said.contains("Broken.swift:3:"))
            for ours in ["<vitrine>", "_vitrine", "_SceneRegistry", "sourceLocation"] {
                #expect(!run.said.contains(ours))
            }
        }
    }

    @Test(
        "a view whose code fails is a message",
        arguments: [
            ("let a: [Int] = []; return a[3]", "in A.number() at View.swift:4"),
            ("fatalError(\"oh no\")", "View.swift:4: Fatal error: oh no"),
            ("let none: Int? = nil; return none!", "View.swift:4: Fatal error: Unexpectedly found nil"),
            ("while true {}", "in A.number() at View.swift:4"),
            ("return number() + number()", "in A.number() at View.swift:4"),
            ("while true {}", "took longer than 1.5 s"), ("exit(0)", "ended the process with exit code 0"),
        ])
    func failing(code: String, message: String) throws {
        let view = """
            import SwiftUI
            struct A: View {
                func number() -> Int {
                    \(code)
                }
                var body: some View { Spacer().frame(width: CGFloat(number()), height: 20) }
            }
            """
        try withTool(["View.swift": view]) { tool in
            // What crashes by itself has the time that a trace takes on a busy machine.
            let run = try tool.run("render View.swift --timeout \(code.hasPrefix("while") ? "1.5" : "30")")
            #expect(run.code == 1)
            #expect(run.said.contains(message), "\(run.said)")
        }
    }

    @Test("what a view prints does not get into the result; B3-17 nor what makes its body run")
    func noise() throws {
        let view =
            """
            import SwiftUI
            struct A: View {
                @State private var size = 20.0
                var body: some View {
                    let _ = print("noise")
                    let _ = Self._printChanges()
                    Spacer().frame(width: 40, height: size)
                }
            }
            """
        try withTool(["A.swift": view]) { tool in
            let run = try tool.run("resolve A.swift --json", environment: ["XDG_CACHE_HOME": "/dev/null/none"])
            #expect(run.code == 0)
            #expect(run.result.hasPrefix("{\n  \"containers\""))
            #expect(run.said.contains("noise\nA: @self, @identity, _size changed.\n"))
        }
    }

    @Test("a file without a view says so")
    func nothing() throws {
        try withTool(["A.swift": "let a = 1"]) { tool in
            let run = try tool.run("render A.swift")
            #expect(run.code == 1)
            #expect(run.said.contains("A.swift declares no view"))
        }
    }
}
