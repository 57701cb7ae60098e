import Foundation

/// What the tool does from its arguments to its exit code.
@MainActor
package enum Command {
    /// Does what the arguments behind the tool's name say; returns the process's exit code.
    package static func run(_ arguments: [String]) -> Int32 {
        // A closed pipe is an error to report, not a reason to die silently.
        signal(SIGPIPE, SIG_IGN)
        do {
            try perform(Invocation(arguments: arguments))
            return ExitCode.success.rawValue
        } catch {
            Console.message(error.message)
            return error.code.rawValue
        }
    }

    private static func perform(_ invocation: Invocation) throws(Failure) {
        switch invocation {
        case .help(let topic): try Console.result(Array((Help.text(topic) + "\n").utf8))
        case .version: try Console.result(Array("vitrine \(Help.version)\n".utf8))
        case .render(let options): try render(options)
        case .resolve(let options): try resolve(options)
        case .scene(let request): try SceneChild.run(request)
        }
    }

    private static func render(_ options: RenderOptions) throws(Failure) {
        let isPiped = options.output == "-"
        let named = isPiped ? nil : options.output
        var output = try named.map { path throws(Failure) in try OutputFile(checking: path) }
        // Without a name it goes here, whatever the view will be called.
        if !isPiped, output == nil, access(".", W_OK | X_OK) != 0 {
            throw .tool("cannot write in this folder: \(SystemError().reason); -o takes another path")
        }
        for folder in options.scene.fontFolders {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw .usage("--font-dir: there is no folder \(folder)")
            }
        }
        let product = try show(
            options.scene, product: options.format.product, scale: options.scale,
            page: options.pageSize.map { SceneRequest.Page(size: $0, margin: options.pageMargin) })
        if isPiped { return try Console.result(product.bytes) }
        if output == nil { output = try OutputFile(checking: defaultName(for: product.view)) }
        try output!.write(product.bytes)
        Console.progress(
            "drew \(product.view.name) at \(plain(product.width)) × \(plain(product.height)) points, "
                + "scale \(plain(options.scale))")
        try Console.result(Array("\(output!.path)\n".utf8))
    }

    private static func resolve(_ options: ResolveOptions) throws(Failure) {
        let product: SceneRequest.Product = options.json ? .json : Console.isUTF8 ? .text : .asciiText
        try Console.result(try show(options.scene, product: product, scale: 1).bytes)
    }

    /// Compiles the file and has a view of it shown.
    private static func show(
        _ options: SceneOptions, product: SceneRequest.Product, scale: Double, page: SceneRequest.Page? = nil
    ) throws(Failure) -> SceneProduct {
        let file = try SourceFile(path: options.file)
        let found = SceneCandidates(source: file.text)
        let installation = try Installation()
        let cache = try SceneCache()
        defer { cache.cleanUp() }
        // A file without a view may still not compile, and then the compiler's words say more.
        let compiled = try SceneCompiler(installation: installation, cache: cache).compile(file, found)
        guard !found.isEmpty || !found.genericViews.isEmpty else { throw .scene("\(file.path) declares no view") }
        let process = SceneProcess(installation: installation, file: file, found: found, compiled: compiled)
        return try process.run(options, product: product, scale: scale, page: page)
    }

    private static func defaultName(for view: SceneSummary) -> String {
        let suffix = "_Previews"
        let name = view.name.hasSuffix(suffix) ? String(view.name.dropLast(suffix.count)) : view.name
        return kebabCase(name) + ".png"
    }
}

extension PictureFormat {
    fileprivate var product: SceneRequest.Product {
        switch self {
        case .png: .png
        case .svg: .svg
        case .pdf: .pdf
        }
    }
}
