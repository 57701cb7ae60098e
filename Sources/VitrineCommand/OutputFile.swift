import Foundation

/// Where a picture goes. Whether it can is asked before anything is compiled; whether it could, after.
struct OutputFile {
    var path: String

    /// Fails early, with nothing touched.
    init(checking path: String) throws(Failure) {
        self.path = path
        var isFolder: ObjCBool = false
        let files = FileManager.default
        if files.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw .tool("cannot write \(path): it is a folder") }
            guard access(path, W_OK) == 0 else { throw .tool("cannot write \(path): \(SystemError().reason)") }
            return
        }
        let parent = (path as NSString).deletingLastPathComponent
        let folder = parent.isEmpty ? "." : parent
        guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .tool("cannot write \(path): there is no folder \(folder)")
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw .tool("cannot write \(path): \(SystemError().reason)") }
    }

    /// Writes beside the file and renames, so that nobody meets half a picture; what is no ordinary file
    /// (`/dev/stdout`, say) is written to directly.
    func write(_ bytes: [UInt8]) throws(Failure) {
        var entry = stat()
        let isOrdinary = lstat(path, &entry) != 0 || entry.st_mode & S_IFMT == S_IFREG
        let target = isOrdinary ? "\(path).\(getpid()).part" : path
        do throws(SystemError) {
            try write(bytes, to: target)
            if isOrdinary, rename(target, path) != 0 { throw SystemError() }
        } catch {
            if isOrdinary { unlink(target) }
            throw .tool("cannot write \(path): \(error.reason)")
        }
    }

    private func write(_ bytes: [UInt8], to target: String) throws(SystemError) {
        let descriptor = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        let result = Result { () throws(SystemError) in try Console.write(bytes, to: descriptor) }
        guard close(descriptor) == 0 || errno == EINTR else { throw SystemError() }
        try result.get()
    }
}
