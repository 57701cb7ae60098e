/// Something of a file that may be shown: the compiler decides whether it can be made.
struct SceneCandidate: Equatable, Codable {
    enum Kind: String, Codable { case view, previewProvider }

    var name: String
    var line: Int
    var kind: Kind
    /// Whether another view of the file mentions it, so that it is likely a part and not the whole.
    var isMentioned: Bool
}

/// What a file offers before it is compiled.
struct SceneCandidates: Equatable {
    var candidates: [SceneCandidate] = []
    /// Views that take type arguments, which nobody can guess.
    var genericViews: [String] = []
    var hasPreviews = false

    var isEmpty: Bool { candidates.isEmpty && !hasPreviews }

    init(source: String) {
        let scanner = DeclarationScanner(source: source)
        hasPreviews = !scanner.previewLines.isEmpty
        let declarations = scanner.declarations
        let viewProtocols = Self.viewProtocols(declarations)
        // A type may be declared here and conform in an extension below: all that is said of one name counts.
        let types = Dictionary(grouping: declarations, by: \.name)
        let views = Set(
            types.filter { $0.value.contains { !viewProtocols.isDisjoint(with: $0.conformances) } }.keys)

        for declaration in declarations where declaration.kind == .struct {
            let name = declaration.name
            guard !candidates.contains(where: { $0.name == name }) else { continue }
            let said = types[name]!
            if said.contains(where: { $0.conformances.contains("PreviewProvider") }) {
                candidates.append(
                    SceneCandidate(name: name, line: declaration.line, kind: .previewProvider, isMentioned: false))
            } else if views.contains(name) {
                if declaration.isGeneric {
                    genericViews.append(name)
                    continue
                }
                let isMentioned = declarations.contains {
                    $0.name != name && views.contains($0.name) && $0.mentions.contains(declaration.shortName)
                }
                candidates.append(
                    SceneCandidate(name: name, line: declaration.line, kind: .view, isMentioned: isMentioned))
            }
        }
    }

    /// `View`, the framework's protocols that refine it, and the file's own that do.
    private static func viewProtocols(_ declarations: [TypeDeclaration]) -> Set<String> {
        var names: Set<String> = ["View", "Shape", "InsettableShape"]
        var grew = true
        while grew {
            grew = false
            for declaration in declarations
            where declaration.kind == .protocol && !names.isDisjoint(with: declaration.conformances) {
                if names.insert(declaration.shortName).inserted { grew = true }
            }
        }
        return names
    }
}

extension [SceneCandidate] {
    /// What is shown when nobody chose and the file has no `#Preview`: a provider, or the last view that no other
    /// mentions. `rivals` are the views that would have done as well.
    var preferred: (candidate: SceneCandidate, rivals: [SceneCandidate])? {
        if let provider = first(where: { $0.kind == .previewProvider }) { return (provider, []) }
        let roots = filter { !$0.isMentioned }
        guard let last = roots.last ?? last else { return nil }
        return (last, (roots.isEmpty ? self : roots).filter { $0 != last })
    }
}
