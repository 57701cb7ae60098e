import Foundation

/// The terminal's side of the tool: messages and progress go to standard error, results to standard output.
enum Console {
    /// Whether a person is likely to be watching standard error.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether the locale promises that box-drawing characters arrive.
    static var isUTF8: Bool {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = locale.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }

    static func message(_ text: String) {
        // Nothing is left to tell anybody when standard error itself is closed.
        try? write(Array("vitrine: \(text)\n".utf8), to: STDERR_FILENO)
    }

    /// What the tool is busy with; said only when somebody watches.
    static func progress(_ text: String) {
        if isInteractive { message(text) }
    }

    /// Passes on what a child process said, byte by byte.
    static func passOn(_ bytes: [UInt8]) {
        try? write(bytes, to: STDERR_FILENO)
    }

    static func result(_ bytes: [UInt8]) throws(Failure) {
        do {
            try write(bytes, to: STDOUT_FILENO)
        } catch {
            throw .tool("standard output was closed before everything was written (\(error.reason))")
        }
    }

    /// Writes all of `bytes`; a pipe may take them in pieces.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
            }
            if count >= 0 { done += count } else if errno != EINTR { throw SystemError() }
        }
    }
}

/// What the system said when a call failed.
struct SystemError: Error {
    var number: Int32
    init(_ number: Int32 = errno) { self.number = number }

    /// The system's own words, such as "No space left on device".
    var reason: String { String(cString: strerror(number)) }
}
