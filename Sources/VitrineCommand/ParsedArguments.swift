/// Arguments sorted into options and the rest, before anybody asks what they mean.
///
/// `--name value` and `--name=value` are the same; after `--` nothing is an option.
struct ParsedArguments {
    var options: [(name: String, value: String)] = []
    var positional: [String] = []
    var wantsHelp = false

    init(_ arguments: [String], command: String, values: Set<String>, flags: Set<String>) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positional += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "--output" ? "-o" : parts[0]
            if name == "--help" || name == "-h" {
                wantsHelp = true
            } else if flags.contains(name) {
                guard parts.count == 1 else { throw .usage("\(name) takes no value") }
                options.append((name, ""))
            } else if values.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .usage("\(name) needs a value")
                }
                options.append((name, value))
            } else {
                throw .usage("\(command) has no option “\(parts[0])”; see vitrine \(command) --help")
            }
        }
    }
}
