/// What a group is to a reader of a document, beside how it looks. Pixels know nothing of it.
package enum DisplayRole: Hashable, Sendable {
    case link(LinkTarget)
    /// A heading; 1 is the highest level, 6 the lowest.
    case heading(Int)
    /// What the group is, in words, in place of what it shows.
    case label(String)
}

/// The address that a link leads to: letters of ASCII, and never a script.
package struct LinkTarget: Hashable, Sendable {
    package let address: String

    /// Nil for an address that is empty, or whose scheme runs code where it is shown.
    package init?(_ address: String) {
        let allowed = CharacterSet(charactersIn: "!"..."~").subtracting(CharacterSet(charactersIn: "\"'<>\\^`{|}"))
        let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let encoded = trimmed.addingPercentEncoding(withAllowedCharacters: allowed), !encoded.isEmpty else {
            return nil
        }
        let scheme = encoded.prefix { $0 != ":" }.lowercased()
        guard !["javascript", "vbscript", "data"].contains(scheme) else {
            VitrineLog.warnOnce("a link to “\(scheme):” is left out of documents: such an address runs code")
            return nil
        }
        self.address = encoded
    }
}

/// A rectangle of a page that leads somewhere.
package struct LinkArea: Hashable, Sendable {
    package var rect: CGRect
    package var target: LinkTarget
}

extension DisplayList {
    /// Whether something inside is told to readers of a document by itself.
    package var hasRoles: Bool {
        items.contains { item in
            switch item.content {
            case .group(_, .role, _): true
            case .group(let list, _, _): list.hasRoles
            case .text(let text, _): text.runs.contains { $0.link != nil }
            default: false
            }
        }
    }

    /// Where the list's links stand, in its coordinates, inside `bounds`; one for each line of a text.
    package func links(in bounds: CGRect, engine: any TextEngine) -> [LinkArea] {
        var finder = LinkFinder(engine: engine)
        finder.find(in: self, .identity, visible: bounds)
        return finder.areas
    }
}

private struct LinkFinder {
    let engine: any TextEngine
    var areas: [LinkArea] = []

    mutating func find(in list: DisplayList, _ outer: CGAffineTransform, visible: CGRect) {
        for item in list.items where item.origin.x.isFinite && item.origin.y.isFinite {
            let place = CGAffineTransform(translationX: item.origin.x, y: item.origin.y).concatenating(outer)
            switch item.content {
            case .group(let list, let effect, let size):
                find(in: list, effect, size, place, visible)
            case .text(let text, let size) where text.runs.contains { $0.link != nil }:
                find(in: text, size, place, visible)
            default: break
            }
        }
    }

    private mutating func find(
        in list: DisplayList, _ effect: DisplayEffect, _ size: CGSize, _ place: CGAffineTransform, _ visible: CGRect
    ) {
        var (place, visible) = (place, visible)
        switch effect {
        case .opacity(let opacity) where opacity <= 0: return
        case .transform(let transform): place = transform.concatenating(place)
        case .clip(let clip, _): visible = visible.intersection(clip.path.controlBounds.held.applying(place).held)
        case .role(.link(let target)):
            add(CGRect(origin: .zero, size: size).applying(place), target, visible)
        default: break
        }
        if !visible.isNull { find(in: list, place, visible: visible) }
    }

    private mutating func find(in text: StyledText, _ size: CGSize, _ place: CGAffineTransform, _ visible: CGRect) {
        for line in engine.place(text, size: size).lines {
            for run in line.runs {
                guard let target = text.runs[run.source].link else { continue }
                let metrics = engine.metrics(of: text.runs[run.source].font)
                let rect = CGRect(
                    x: run.x, y: line.baseline - metrics.ascent, width: run.width,
                    height: metrics.ascent + metrics.descent)
                add(rect.applying(place), target, visible)
            }
        }
    }

    private mutating func add(_ rect: CGRect, _ target: LinkTarget, _ visible: CGRect) {
        let seen = rect.held.intersection(visible)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        areas.append(LinkArea(rect: seen, target: target))
    }
}
