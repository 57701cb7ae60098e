/// Where a compiler says the errors are.
struct CompilerMessages {
    /// The lines of the generated part that have errors.
    var generatedLines: Set<Int> = []
    /// Whether there are errors elsewhere: the user's.
    var hasOthers = false
    /// Whether the compiler is another than the one that built the tool.
    var isWrongCompiler = false

    init(_ output: String) {
        for line in output.split(whereSeparator: \.isNewline) {
            // The messages' own lines start with the place; the excerpts under them are indented.
            guard let range = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": fatal error: ") else {
                if line.hasPrefix("error: ") { hasOthers = true }
                continue
            }
            let text = line[range.upperBound...]
            if text.contains("compiled with Swift"), text.contains("cannot be imported") { isWrongCompiler = true }
            let place = line[..<range.lowerBound]
            if place.first == " " || place.first?.isNumber == true, place.contains("|") { continue }
            let parts = place.split(separator: ":")
            if place.hasPrefix(Registration.fileName), parts.count >= 2, let number = Int(parts[1]) {
                generatedLines.insert(number)
            } else {
                hasOthers = true
            }
        }
    }
}
