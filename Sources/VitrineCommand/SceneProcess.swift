import Foundation

/// What the child made of a view.
struct SceneProduct {
    var view: SceneSummary
    var bytes: [UInt8]
    var width: Double
    var height: Double
}

/// The command's side of showing a view: starts the child, watches it, and says what went wrong.
struct SceneProcess {
    var installation: Installation
    var file: SourceFile
    var found: SceneCandidates
    var compiled: CompiledScenes

    func run(
        _ options: SceneOptions, product: SceneRequest.Product, scale: Double, page: SceneRequest.Page?
    ) throws(Failure) -> SceneProduct {
        let preferred = compiled.candidates.preferred
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let request = SceneRequest(
            object: compiled.object.path, product: product, options: options, scale: scale,
            page: page, preferred: preferred?.candidate.name, folder: folder.path,
            sourceFolder: URL(fileURLWithPath: file.path).deletingLastPathComponent().path)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try request.write()
        } catch {
            throw .tool("cannot write in the temporary folder: \(error.localizedDescription)")
        }

        let child = ChildProcess(
            executable: installation.executable.path, arguments: [SceneRequest.subcommand, folder.path],
            environment: CrashMessage.environment, timeLimit: options.timeout)
        let outcome = try child.run()
        let report = SceneReport(in: folder.path)
        try check(outcome, report, timeout: options.timeout)
        Console.passOn(outcome.said)
        switch report!.result {
        case .notFound: throw notFound(options.view, among: report!.scenes)
        case .failed(let code, let message): throw Failure(code: ExitCode(rawValue: code) ?? .tool, message: message)
        case .shown(let index, let width, let height):
            guard let bytes = try? Data(contentsOf: SceneReport.product(in: folder.path)) else {
                throw .tool("the view was shown, but its product is not in \(folder.path)")
            }
            let scenes = report!.scenes
            if options.view == nil { sayChoice(scenes[index], scenes: scenes, rivals: preferred?.rivals ?? []) }
            return SceneProduct(view: scenes[index], bytes: Array(bytes), width: width, height: height)
        }
    }

    /// Fails when the child did not end by itself with a report.
    private func check(_ outcome: ChildProcess.Outcome, _ report: SceneReport?, timeout: Double) throws(Failure) {
        switch outcome.ending {
        case .timedOut:
            throw .scene(
                "the view's code took longer than \(plain(timeout)) s and was stopped (--timeout changes that)"
                    + CrashMessage(outcome.said, file: file.path).text)
        case .signalled(let signal):
            let name = String(cString: strsignal(signal))
            throw .scene(
                "the view's code crashed: \(name) (signal \(signal))" + CrashMessage(outcome.said, file: file.path).text
            )
        case .exited(let code):
            if report == nil {
                throw .scene(
                    "the view's code ended the process with exit code \(code)"
                        + CrashMessage(outcome.said, file: file.path).text)
            }
        }
    }

    private func notFound(_ name: String?, among scenes: [SceneSummary]) -> Failure {
        let unmade = found.candidates.filter { candidate in !scenes.contains { $0.name == candidate.name } }
        let closed = unmade.map { "\($0.name) (line \($0.line))" } + found.genericViews
        var lines: [String] = []
        if let name, closed.contains(where: { $0 == name || $0.hasPrefix(name + " ") }) {
            lines.append("\(name) cannot be made without arguments; give it a #Preview, or a view around it")
        } else if let name {
            lines.append("\(file.path) has no view named “\(name)”")
        } else {
            lines.append("\(file.path) has no view that can be made without arguments, and no #Preview")
        }
        if !scenes.isEmpty { lines.append("it has:" + scenes.map { "\n    \($0.listing)" }.joined()) }
        if !closed.isEmpty { lines.append("these take arguments:" + closed.map { "\n    \($0)" }.joined()) }
        return .scene(lines.joined(separator: "\n  "))
    }

    /// Says which view was taken, when others would have done as well.
    private func sayChoice(_ chosen: SceneSummary, scenes: [SceneSummary], rivals: [SceneCandidate]) {
        let previews = scenes.filter { $0.kind == .preview && $0.name != chosen.name }.map(\.name)
        let others = chosen.kind == .preview ? previews : rivals.map(\.name)
        guard !others.isEmpty else { return }
        Console.message("took \(chosen.name); --view takes another: \(others.joined(separator: ", "))")
    }
}
