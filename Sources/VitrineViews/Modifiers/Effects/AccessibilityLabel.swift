/// Says what a view is, in place of what it shows; pixels do not change.
private nonisolated struct LabelEffect: EffectModifier, Equatable {
    typealias Body = Never
    var label: Text?

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        guard let label else { return .unchanged }
        var resolver = TextResolver(environment)
        label.append(to: &resolver, TextAttributes())
        return .effect(.role(.label(resolver.runs.map(\.string).joined())))
    }
}

extension View {
    /// Adds a label to the view that describes its contents, in place of what it shows.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>. An SVG document has it, and
    /// tests find the view by it; a PDF document has no place for it. Of several labels the outermost counts.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { modifier(LabelEffect(label: label)) }

    /// Adds a label to the view that describes its contents, by the key of a localized string.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Adds a label to the view that describes its contents, without looking for a translation.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    /// Adds a label to the view that describes its contents, if `isEnabled`; otherwise the label stays what it is.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)>.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(LabelEffect(label: isEnabled ? label : nil))
    }

    /// Adds a label by the key of a localized string, if `isEnabled`; otherwise the label stays what it is.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)>.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Adds a label without looking for a translation, if `isEnabled`; otherwise the label stays what it is.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)>.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}
