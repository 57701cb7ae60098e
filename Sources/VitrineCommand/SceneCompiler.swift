import Foundation

/// A file of the user's as an object that can be loaded, and what was found in it.
struct CompiledScenes {
    var object: URL
    /// What can be shown, in the order of the file. Previews are not among them: they are found in the object.
    var candidates: [SceneCandidate]
}

/// Turns the user's file into an object.
struct SceneCompiler {
    var installation: Installation
    var cache: SceneCache

    func compile(_ file: SourceFile, _ found: SceneCandidates) throws(Failure) -> CompiledScenes {
        let key = SceneCache.Key(
            source: file.text, path: file.path, flags: installation.compilerFlags, tool: installation.identity)
        if let (entry, object) = cache.entry(for: key) {
            return CompiledScenes(object: object, candidates: entry.candidates)
        }
        Console.progress("compiling \(file.path) …")
        let scratch = try cache.scratchFolder()
        do {
            let candidates = try compile(file, found.candidates, in: scratch)
            return CompiledScenes(object: cache.store(candidates, for: key, from: scratch), candidates: candidates)
        } catch {
            try? FileManager.default.removeItem(at: scratch)
            throw error
        }
    }

    /// Compiles with every candidate first. Those that the compiler rejects are left out the next time; in general
    /// that is one round, and each round loses at least one candidate.
    private func compile(
        _ file: SourceFile, _ candidates: [SceneCandidate], in scratch: URL
    ) throws(Failure) -> [SceneCandidate] {
        var registration = Registration(candidates: candidates)
        let copy = scratch.appendingPathComponent("scene.swift")
        while true {
            do {
                try Data(registration.source(for: file.text, path: file.path).utf8).write(to: copy)
            } catch {
                throw .tool("cannot write \(copy.path): \(error.localizedDescription)")
            }
            let outcome = try run(["-emit-library", "-o", SceneCache.object(in: scratch).path, copy.path])
            if outcome.ending == .exited(0) { return registration.candidates }

            let output = String(decoding: outcome.said, as: UTF8.self)
            let messages = CompilerMessages(output)
            if messages.isWrongCompiler {
                throw .tool(
                    "\(installation.compiler) is not the compiler that built this tool; build the tool anew with it")
            }
            if !messages.hasOthers, !messages.generatedLines.isEmpty,
                let fewer = registration.dropping(errorLines: messages.generatedLines)
            {
                registration = fewer
                continue
            }
            try reportErrors(of: file, in: scratch)
            // The file compiles, only not with what was put behind it. Nobody is helped by errors in that.
            guard let none = registration.candidates.isEmpty ? nil : Registration(candidates: []) else {
                throw .tool("the compiler failed on \(file.path) for no reason of the file's:\n\(output)")
            }
            registration = none
        }
    }

    /// Compiles the file alone, from where it is, and passes on what the compiler says: the errors then have the
    /// user's path, lines and excerpts, and nothing of ours.
    private func reportErrors(of file: SourceFile, in scratch: URL) throws(Failure) {
        let colours = Console.isInteractive ? ["-color-diagnostics"] : []
        let outcome = try run(
            colours + ["-emit-object", "-o", scratch.appendingPathComponent("alone.o").path, file.path])
        guard outcome.ending != .exited(0) else { return }
        Console.passOn(outcome.said)
        throw .scene("\(file.path) does not compile")
    }

    private func run(_ arguments: [String]) throws(Failure) -> ChildProcess.Outcome {
        let process = ChildProcess(executable: installation.compiler, arguments: installation.compilerFlags + arguments)
        return try process.run()
    }
}
