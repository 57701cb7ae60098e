/// Says what a view is to a reader of a document; pixels do not change.
nonisolated struct RoleEffect: EffectModifier, Equatable {
    typealias Body = Never
    var role: DisplayRole?

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        role.map { .effect(.role($0)) } ?? .unchanged
    }
}

/// The level of a heading among the headings of a document.
///
/// See <https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel>.
nonisolated public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level; documents take it for one of the first.
    case unspecified
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Makes this view a heading: a PDF document tags it, an SVG document gives it the role.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)>. In a PDF, what is drawn
    /// inside another effect that needs a picture of its own, such as a half transparent group, has no tag.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(RoleEffect(role: .heading(max(Int(level.rawValue), 1))))
    }
}
