/// How the colours of a view are mixed with those under it.
///
/// See <https://developer.apple.com/documentation/swiftui/blendmode>.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply, screen, overlay
    case darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}

extension DisplayList {
    /// Whether something here mixes with what is under the list, not only with the list's own items.
    package func blends(where isMeant: (BlendMode) -> Bool = { $0 != .normal }) -> Bool {
        items.contains { item in
            guard case .group(let list, let effect, _) = item.content else { return false }
            if case .blendMode(let mode) = effect, isMeant(mode) { return true }
            return !effect.isolates && list.blends(where: isMeant)
        }
    }
}

extension DisplayEffect {
    /// Whether items are painted on a picture of their own before the effect, so that what they mix with is among
    /// them.
    package var isolates: Bool {
        switch self {
        case .none, .projection, .shadow, .blur, .blendMode, .colorFilter, .mask: true
        case .opacity(let opacity): opacity < 1
        case .transform, .clip, .role: false
        }
    }
}
