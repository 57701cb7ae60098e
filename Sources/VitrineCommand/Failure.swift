/// How the process ends; `--help` documents the numbers.
enum ExitCode: Int32 {
    case success = 0
    /// The file or its view is at fault.
    case scene = 1
    /// The command line is at fault.
    case usage = 2
    /// The tool could not do its part: no compiler, no modules, an output that cannot be written.
    case tool = 3
}

/// Ends the command with one clear message.
struct Failure: Error, Equatable {
    var code: ExitCode
    var message: String

    static func scene(_ message: String) -> Failure { Failure(code: .scene, message: message) }
    static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
    static func tool(_ message: String) -> Failure { Failure(code: .tool, message: message) }
}
