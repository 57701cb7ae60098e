extension String {
    /// The name of the symbol that is drawn for this one. Symbols stand as they are right to left, too (A14-18), but
    /// chevrons and arrows that point forward or backward point where reading goes. What plays a film does not turn.
    ///
    /// See <https://developer.apple.com/design/human-interface-guidelines/right-to-left>.
    func symbolName(in direction: LayoutDirection) -> String {
        guard direction == .rightToLeft, hasPrefix("chevron.") || hasPrefix("arrow") else { return self }
        return split(separator: ".").map { part -> String in
            switch part {
            case "forward": "backward"
            case "backward": "forward"
            default: String(part)
            }
        }.joined(separator: ".")
    }
}
