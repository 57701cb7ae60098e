import Testing

@testable import VitrineCommand

@Suite("The command line")
struct ArgumentTests {
    private func parse(_ line: String) throws -> Invocation {
        try Invocation(arguments: line.split(separator: " ").map(String.init))
    }

    /// The message of the failure that `line` is.
    private func failure(_ line: String) -> Failure? {
        #expect(throws: Failure.self) { try parse(line) }
    }

    @Test("render takes its options in any order, with a blank or an equals sign")
    func render() throws {
        var scene = SceneOptions(file: "a/Board.swift")
        scene.view = "Board"
        scene.size = .init(width: 390, height: 844.5)
        scene.dark = true
        scene.timeout = 3
        let expected = Invocation.render(RenderOptions(scene: scene, output: "x.png", scale: 1.5))
        let lines = [
            "render a/Board.swift --view Board -o x.png --size 390x844.5 --scale 1.5 --dark --timeout 3",
            "render --timeout=3 --dark --scale=1.5 --size=390×844.5 --output=x.png --view=Board a/Board.swift",
        ]
        for line in lines { #expect(try parse(line) == expected) }
    }

    @Test("pages have a size, or the name of a sheet; folders of fonts may be several")
    func pages() throws {
        var scene = SceneOptions(file: "A.swift")
        scene.fontFolders = ["a", "b"]
        let line = "render A.swift -o a.pdf --font-dir a --font-dir=b --page-size"
        for (name, size) in [
            ("A4", SceneOptions.Size(width: 595, height: 842)), ("10x20", .init(width: 10, height: 20)),
        ] {
            let expected = RenderOptions(scene: scene, output: "a.pdf", pageSize: size)
            #expect(try parse("\(line) \(name)") == .render(expected))
        }
    }

    @Test("resolve takes --json, and no picture's options")
    func resolve() throws {
        #expect(try parse("resolve A.swift --json") == .resolve(.init(scene: .init(file: "A.swift"), json: true)))
        #expect(failure("resolve A.swift --scale 2")?.message.contains("no option “--scale”") == true)
    }

    @Test("a file whose name starts with a dash follows two dashes")
    func dashes() throws {
        #expect(try parse("resolve -- --json") == .resolve(.init(scene: .init(file: "--json"))))
    }

    @Test("help and version need no file")
    func help() throws {
        #expect(try parse("--help") == .help(.all))
        #expect(try parse("render --help") == .help(.render))
        #expect(try parse("help resolve") == .help(.resolve))
        #expect(try parse("--version") == .version)
    }

    @Test(
        "a wrong line is a usage error that names what is wrong",
        arguments: [
            ("", "say what to do"), ("paint A.swift", "no command “paint”"), ("render", "needs a file"),
            ("render A.swift B.swift", "“B.swift” is a second"), ("render A.swift --size 3", "WIDTHxHEIGHT"),
            ("render A.swift --size nanx3", "the width in --size must be between 1 and"),
            ("render A.swift --size 3x-4", "the height in --size must be between"),
            ("render A.swift --size 0x4", "the width in --size"),
            ("render A.swift --size infx4", "the width in --size"),
            ("render A.swift --size 30000x30000 --scale 1", "too large a picture"),
            ("render A.swift --size 20000x10 --scale 2", "too large a picture"),
            ("render A.swift --page-size 3x4", "--page-size is for PDF"),
            ("render A.swift -o a.png --page-size A4", "--page-size is for PDF"),
            ("render A.swift -o a.pdf --page-size A5", "--page-size wants WIDTHxHEIGHT"),
            ("render A.swift -o a.pdf --page-size 0x4", "the width in --page-size must be"),
            ("render A.swift -o a.pdf --page-size A4 --page-margin 300", "leaves nothing of the page"),
            ("render A.swift -o a.pdf --page-margin 3", "--page-size says how large"),
            ("resolve A.swift --font-dir x", "no option “--font-dir”"),
            ("render A.swift --scale 0", "--scale must be between"), ("render A.swift --scale two", "wants a number"),
            ("render A.swift --timeout -1", "--timeout must be"), ("render A.swift --view", "--view needs a value"),
            ("render A.swift --dark=yes", "--dark takes no value"), ("render A.swift --colour", "no option “--colour”"),
        ])
    func wrong(line: String, part: String) throws {
        let failure = try #require(self.failure(line))
        #expect(failure.code == .usage)
        #expect(failure.message.contains(part), "\(failure.message)")
    }

    @Test("the help of each command lists the options it takes")
    func helpIsComplete() {
        let shared = ["--view", "--size", "--dark", "--timeout"]
        for option in shared + ["--rtl", "-o", "--scale", "--page-size", "--page-margin", "--font-dir"] {
            #expect(Help.text(.render).contains(option))
        }
        for option in shared + ["--json"] { #expect(Help.text(.resolve).contains(option)) }
        for topic in [HelpTopic.all, .render, .resolve] { #expect(Help.text(topic).contains("Exit codes")) }
    }
}
