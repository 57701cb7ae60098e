import Synchronization

/// What a font asks for.
final class FontContent: Hashable, Sendable {
    let base: Font.Base
    let modifiers: [FontModifier]

    private init(_ base: Font.Base, _ modifiers: [FontModifier]) { (self.base, self.modifiers) = (base, modifiers) }

    static func == (a: FontContent, b: FontContent) -> Bool { a.base == b.base && a.modifiers == b.modifiers }

    func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(modifiers)
    }

    /// The system's fonts asked for last, by some bits of their sizes or styles. A row asks for the same few again and
    /// again; that two are the same object says at once that they are equal.
    private static let recent = Mutex([FontContent?](repeating: nil, count: 64))

    static func shared(_ base: Font.Base, _ modifiers: [FontModifier]) -> FontContent {
        let slot: Int
        switch base {
        case .system(let size, _, _): slot = Int(size.bitPattern >> 46) & 31
        case .style(let style, _, _): slot = 32 + (Int(unsafeBitCast(style, to: UInt8.self)) & 31)
        case .custom: return FontContent(base, modifiers)
        }
        return recent.withLock { recent in
            if let known = recent[slot], known.base == base, known.modifiers == modifiers { return known }
            let made = FontContent(base, modifiers)
            recent[slot] = made
            return made
        }
    }
}
