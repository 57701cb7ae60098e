/// The code that is put behind a copy of the user's file, so that what is private to the file can be reached.
///
/// A candidate that cannot be made without arguments is an error in its own lines and only there: that is how the
/// compiler decides.
struct Registration {
    /// The name of the generated part in the compiler's messages.
    static let fileName = "<vitrine>"
    /// What the loaded object is asked for; it adds each scene to the registry.
    static let entryPoint = "vitrine_register_scenes"

    var candidates: [SceneCandidate]

    /// The lines of the generated part: a line a candidate that makes it, the function's head, and a line a candidate
    /// that registers it.
    private var lines: [String] {
        let makers = candidates.indices.map { maker(of: candidates[$0], index: $0) }
        let calls = candidates.indices.map { index in
            let candidate = candidates[index]
            return "    SwiftUI._SceneRegistry.add(\(literal(candidate.name)), line: \(candidate.line), "
                + "kind: .\(candidate.kind.rawValue)) { \(scope(of: candidate))_vitrineScene\(index)() }"
        }
        return makers + ["@_cdecl(\"\(Self.entryPoint)\") @MainActor public func \(Self.entryPoint)() {"] + calls + [
            "}"
        ]
    }

    /// A function that makes the scene, inside the type that encloses it: what is private to that type is reachable
    /// there and nowhere else.
    private func maker(of candidate: SceneCandidate, index: Int) -> String {
        let short = candidate.name.split(separator: ".").last!
        let made = candidate.kind == .view ? "\(escaped(short))()" : "\(escaped(short)).previews"
        let function = "func _vitrineScene\(index)() -> any SwiftUI.View { \(made) }"
        guard let outer = outer(of: candidate) else { return "@MainActor private \(function)" }
        return "extension \(outer) { @MainActor fileprivate static \(function) }"
    }

    private func outer(of candidate: SceneCandidate) -> String? {
        let parts = candidate.name.split(separator: ".").dropLast().map { escaped($0) }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    private func scope(of candidate: SceneCandidate) -> String {
        outer(of: candidate).map { $0 + "." } ?? ""
    }

    /// Names that are keywords (`` `default` ``) lost their backticks when they were read.
    private func escaped(_ name: Substring) -> String { "`\(name)`" }

    /// The file that is compiled: a line that gives the user's file its name, the file, and the generated part.
    func source(for user: String, path: String) -> String {
        var user = user[...]
        if user.hasPrefix("\u{FEFF}") { user = user.dropFirst() }
        return "#sourceLocation(file: \(literal(path)), line: 1)\n\(user)\n"
            + "#sourceLocation(file: \(literal(Self.fileName)), line: 1)\n"
            + lines.joined(separator: "\n") + "\n"
    }

    /// Leaves out the candidates whose lines have errors. Nil when an error stands in a line that all share.
    func dropping(errorLines: Set<Int>) -> Registration? {
        let dropped = errorLines.map { candidateIndex(ofLine: $0) }
        guard !dropped.contains(nil) else { return nil }
        return Registration(candidates: candidates.indices.filter { !dropped.contains($0) }.map { candidates[$0] })
    }

    private func candidateIndex(ofLine line: Int) -> Int? {
        let count = candidates.count
        let index = line <= count ? line - 1 : line - count - 2
        return candidates.indices.contains(index) ? index : nil
    }
}

/// A Swift string literal of `text`.
func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\" + String(scalar)
        case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
