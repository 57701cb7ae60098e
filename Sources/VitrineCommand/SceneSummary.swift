/// Something that can be shown, as people call it.
struct SceneSummary: Codable, Equatable {
    enum Kind: String, Codable { case view, previewProvider, preview }

    var name: String
    var line: Int
    var kind: Kind

    /// One line of a list to choose from.
    var listing: String {
        switch kind {
        case .view: "\(name) (line \(line))"
        case .previewProvider: "\(name) (line \(line), a PreviewProvider)"
        case .preview: "\(name) (line \(line), a #Preview)"
        }
    }
}

extension [SceneSummary] {
    /// Which to show: the one asked for; without a wish the first preview, then the preferred one.
    func choice(named name: String?, preferred: String?) -> Int? {
        guard let name else {
            return firstIndex { $0.kind == .preview } ?? preferred.flatMap { name in firstIndex { $0.name == name } }
        }
        if let exact = firstIndex(where: { $0.name == name }) { return exact }
        // `Inner` for `Outer.Inner`, while there is only one.
        let inner = indices.filter { self[$0].kind != .preview && self[$0].name.hasSuffix("." + name) }
        return inner.count == 1 ? inner[0] : nil
    }

    /// Names that can be asked for: previews without one are called Preview, and equal names of previews are counted.
    static func previewNames(_ names: [String?]) -> [String] {
        var taken: [String: Int] = [:]
        return names.map { name in
            let name = name ?? "Preview"
            taken[name, default: 0] += 1
            return taken[name] == 1 ? name : "\(name) \(taken[name]!)"
        }
    }
}

/// `DisplayBoard` as a file's name: `display-board`.
func kebabCase(_ name: String) -> String {
    var words: [String] = []
    var isOpen = false
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
        guard character.isLetter || character.isNumber else {
            isOpen = false
            continue
        }
        // A capital starts a word after a small letter or digit, and as the last of several before a small letter.
        let previous = index > 0 ? characters[index - 1] : " "
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        if character.isUppercase, !previous.isUppercase || next.isLowercase { isOpen = false }
        if isOpen { words[words.count - 1].append(character) } else { words.append(String(character)) }
        isOpen = true
    }
    return words.isEmpty ? "view" : words.joined(separator: "-").lowercased()
}
