/// What a list stands on. Bars around it stand on the same, where on other systems it goes on below them.
nonisolated enum GroundKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
    /// Puts what the first list inside stands on behind all of the view.
    nonisolated func onGroundOfList() -> some View { backgroundPreferenceValue(GroundKey.self) { $0 } }
}
