/// What the command line asks for.
enum Invocation: Equatable {
    case help(HelpTopic)
    case version
    case render(RenderOptions)
    case resolve(ResolveOptions)
    /// The hidden half of `render` and `resolve`: loads a compiled file in a process of its own.
    case scene(SceneRequest)
}

enum HelpTopic: Equatable { case all, render, resolve }

/// What `render` and `resolve` share.
struct SceneOptions: Equatable {
    var file: String
    var view: String?
    var size: Size?
    var dark = false
    /// Whether the layout runs from right to left.
    var isRightToLeft = false
    /// Folders of further fonts.
    var fontFolders: [String] = []
    /// Seconds the view's code may take.
    var timeout: Double = 20

    struct Size: Equatable, Codable {
        var width: Double
        var height: Double
    }
}

struct RenderOptions: Equatable {
    var scene: SceneOptions
    var output: String?
    var scale: Double = 2
    /// The size of the pages that the view flows over, in a PDF.
    var pageSize: SceneOptions.Size?
    /// What stays free on each side of those pages, in points.
    var pageMargin: Double = 0

    /// What is written: the output's suffix says it.
    var format: PictureFormat { output.flatMap { PictureFormat(path: $0) } ?? .png }
}

enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    init?(path: String) {
        self.init(
            rawValue: String(path.split(separator: ".", omittingEmptySubsequences: false).last ?? "").lowercased())
    }
}

struct ResolveOptions: Equatable {
    var scene: SceneOptions
    var json = false
}

extension Invocation {
    /// Reads the arguments that follow the tool's name.
    init(arguments: [String]) throws(Failure) {
        guard let command = arguments.first else { throw .usage("say what to do\n\(Help.summary)") }
        switch command {
        case "help", "--help", "-h": self = .help(arguments.count > 1 ? try HelpTopic(named: arguments[1]) : .all)
        case "--version", "version": self = .version
        case "render", "resolve": self = try Invocation(command: command, rest: Array(arguments.dropFirst()))
        case SceneRequest.subcommand: self = .scene(try SceneRequest(arguments: Array(arguments.dropFirst())))
        default: throw .usage("there is no command “\(command)”\n\(Help.summary)")
        }
    }

    private init(command: String, rest: [String]) throws(Failure) {
        let isRender = command == "render"
        var values: Set<String> = ["--view", "--size", "--timeout"]
        if isRender { values.formUnion(["-o", "--scale", "--page-size", "--page-margin", "--font-dir"]) }
        let flags: Set<String> = isRender ? ["--dark", "--rtl"] : ["--dark", "--rtl", "--json"]
        var options = SceneOptions(file: "")
        var render = RenderOptions(scene: options)
        var json = false

        let parsed = try ParsedArguments(rest, command: command, values: values, flags: flags)
        if parsed.wantsHelp {
            self = .help(isRender ? .render : .resolve)
            return
        }
        guard let file = parsed.positional.first else {
            throw .usage("\(command) needs a file: vitrine \(command) FILE.swift")
        }
        guard parsed.positional.count == 1 else {
            throw .usage("\(command) takes one file, and “\(parsed.positional[1])” is a second one")
        }
        options.file = file
        for (name, value) in parsed.options {
            switch name {
            case "--view": options.view = value
            case "-o":
                render.output = value
                let isDevice = value == "-" || value.hasPrefix("/dev/")
                if !isDevice, PictureFormat(path: value) == nil {
                    throw .usage("“\(value)” does not say what to write: its name must end in .png, .svg or .pdf")
                }
            case "--size": options.size = try SceneOptions.Size(argument: value)
            case "--page-size": render.pageSize = try SceneOptions.Size(page: value)
            case "--page-margin": render.pageMargin = try number(value, for: name, in: 0...1000)
            case "--font-dir": options.fontFolders.append(value)
            case "--scale": render.scale = try number(value, for: name, in: 0.1...10)
            case "--timeout": options.timeout = try number(value, for: name, in: 0.1...3600)
            case "--dark": options.dark = true
            case "--rtl": options.isRightToLeft = true
            default: json = true
            }
        }
        render.scene = options
        if let page = render.pageSize {
            guard render.format == .pdf else {
                throw .usage("--page-size is for PDF; name the output with -o NAME.pdf")
            }
            guard min(page.width, page.height) - 2 * render.pageMargin >= 1 else {
                throw .usage("--page-margin \(plain(render.pageMargin)) leaves nothing of the page")
            }
        } else if render.pageMargin > 0 {
            throw .usage("--page-margin is for pages; --page-size says how large they are")
        }
        if isRender, let size = options.size {
            try Limits.check(width: size.width, height: size.height, scale: render.scale)
        }
        self = isRender ? .render(render) : .resolve(ResolveOptions(scene: options, json: json))
    }
}

extension HelpTopic {
    init(named name: String) throws(Failure) {
        switch name {
        case "render": self = .render
        case "resolve": self = .resolve
        default: throw .usage("there is no command “\(name)”\n\(Help.summary)")
        }
    }
}

extension SceneOptions.Size {
    /// `390x844`; a real multiplication sign will do as well.
    init(argument: String, of option: String = "--size") throws(Failure) {
        let parts = argument.split(separator: /[xX×]/, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw .usage("\(option) wants WIDTHxHEIGHT in points, such as 390x844, not “\(argument)”")
        }
        width = try number(String(parts[0]), for: "the width in \(option)", in: 1...Limits.side)
        height = try number(String(parts[1]), for: "the height in \(option)", in: 1...Limits.side)
    }

    /// A sheet of paper by name, or as the other sizes.
    init(page argument: String) throws(Failure) {
        switch argument.lowercased() {
        case "a4": self.init(width: 595, height: 842)
        case "letter": self.init(width: 612, height: 792)
        default: try self.init(argument: argument, of: "--page-size")
        }
    }
}

/// A finite number within `range`. The range also keeps out NaN, which is in none.
private func number(_ text: String, for name: String, in range: ClosedRange<Double>) throws(Failure) -> Double {
    guard let value = Double(text) else { throw .usage("\(name) wants a number, not “\(text)”") }
    guard range.contains(value) else {
        throw .usage("\(name) must be between \(plain(range.lowerBound)) and \(plain(range.upperBound)), not \(text)")
    }
    return value
}
