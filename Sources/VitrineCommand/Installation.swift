import Foundation

/// The build that this tool belongs to: a view is compiled against the very modules that the tool is linked from.
struct Installation {
    /// The name of the module that the user's file becomes.
    static let moduleName = "VitrineScene"

    /// The tool itself, through any symbolic link.
    var executable: URL
    var modules: URL
    /// The compiler plugin behind `@Entry` and `#Preview`; nil where the build has none.
    var macroPlugin: URL?
    var compiler: String
    var clangModules: URL?

    init() throws(Failure) {
        let files = FileManager.default
        guard let path = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            throw .tool("cannot tell where the tool itself is: /proc is missing")
        }
        executable = URL(fileURLWithPath: path)
        let folder = executable.deletingLastPathComponent()
        modules = folder.appendingPathComponent("Modules")
        guard files.fileExists(atPath: modules.appendingPathComponent("SwiftUI.swiftmodule").path) else {
            throw .tool(
                "the modules it was built with are not beside it (\(modules.path)); "
                    + "run it from its build folder, or through a symbolic link to it")
        }
        let plugin = folder.appendingPathComponent("VitrineMacros-tool")
        macroPlugin = files.isExecutableFile(atPath: plugin.path) ? plugin : nil
        let cached = folder.appendingPathComponent("ModuleCache")
        clangModules = files.isWritableFile(atPath: cached.path) ? cached : nil

        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = search.map { $0 + "/swiftc" }.first { files.isExecutableFile(atPath: $0) }
        guard let found else {
            throw .tool(
                "swiftc is not on PATH; the view's file cannot be compiled (https://www.swift.org/install/linux/)")
        }
        compiler = found
    }

    /// Changes whenever the tool is built anew or another compiler is taken.
    var identity: String {
        [executable.path, compiler].map { path in
            var entry = stat()
            guard stat(path, &entry) == 0 else { return path }
            return "\(path) \(entry.st_size) \(entry.st_mtim.tv_sec).\(entry.st_mtim.tv_nsec) \(entry.st_ino)"
        }.joined(separator: "\n")
    }

    /// What compiles a file of the user's: the language mode that takes most files, nothing optimised, lines for the
    /// trace of a crash, and `DEBUG` defined, because previews often stand in `#if DEBUG`.
    var compilerFlags: [String] {
        var flags = [
            "-parse-as-library", "-swift-version", "5", "-Onone", "-gline-tables-only", "-D", "DEBUG",
            "-suppress-warnings",
            "-module-name", Self.moduleName, "-I", modules.path,
            // A file with @main has an entry point; the tool's own must stay the only `main`.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "vitrine_scene_main",
        ]
        if let macroPlugin {
            flags += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macroPlugin.path)#VitrineMacros"]
        }
        if let clangModules { flags += ["-module-cache-path", clangModules.path] }
        return flags
    }
}
