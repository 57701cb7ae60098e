/// What a process said before it crashed, cut down to what helps its author.
///
/// Swift's runtime prints the error, then a trace of every frame down to `main`. Of that only the frames in the user's
/// own file are worth showing.
struct CrashMessage: Equatable {
    /// The last lines before the trace.
    var lines: [String]
    /// `A.body.getter at Board.swift:3`, innermost first.
    var frames: [String]

    /// Makes the child's runtime print a trace that is short and without colours.
    static let environment = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,timeout=5s"
    ]

    init(_ said: [UInt8], file: String) {
        let all = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let trace = all.firstIndex { $0.hasPrefix("*** ") || $0.hasPrefix("Current stack trace:") } ?? all.endIndex
        // Swift puts the module's name before the file's; the user never chose one.
        lines = all[..<trace].suffix(8).map { $0.replacing("\(Installation.moduleName)/", with: "") }
        frames = all[trace...].compactMap { Self.place(inFrame: $0, file: file) }
        // An endless recursion says the same over and over.
        var seen: Set<String> = []
        frames = Array(frames.filter { seen.insert($0).inserted }.prefix(4))
    }

    /// `3 [ra] 0x00007f01 A.text() + 158 in scene.so at /tmp/crash.swift:2:72`: the function and its line, when it is
    /// code that the user wrote.
    private static func place(inFrame line: String, file: String) -> String? {
        guard let object = line.firstRange(of: " in \(SceneCache.objectName) at "),
            let address = line.firstRange(of: "0x"), address.upperBound < object.lowerBound
        else { return nil }
        let place = line[object.upperBound...].split(separator: ":")
        guard place.count >= 3, let row = Int(place[place.count - 2]), !place[0].hasSuffix(Registration.fileName) else {
            return nil
        }
        let named = line[address.upperBound..<object.lowerBound].drop { $0 != " " }.dropFirst()
        let function = named.split(separator: " + ").first ?? named
        return "\(function) at \(file):\(row)"
    }

    /// The lines and frames, indented, each on a line of its own; empty if there are none.
    var text: String {
        (lines + frames.map { "in \($0)" }).map { "\n    \($0)" }.joined()
    }
}
