/// The style of labels where none is set: title and icon.
///
/// See <https://developer.apple.com/documentation/swiftui/defaultlabelstyle>.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// Shows title and icon.
///
/// See <https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle>.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// Shows the title alone.
///
/// See <https://developer.apple.com/documentation/swiftui/titleonlylabelstyle>.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon alone.
///
/// See <https://developer.apple.com/documentation/swiftui/icononlylabelstyle>.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of labels where none is set.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon, 8 points, the title; in a row of a list, an icon in the middle of 24 points, 16 points, and the title, below
/// which the line between rows begins (C5-20).
private struct LabelRow: View {
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.foregroundStyles) private var styles
    let configuration: LabelStyleConfiguration

    var body: some View {
        if isInListRow {
            let icon = configuration.icon.modifier(LabelIconModifier()).frame(width: 24)
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                if styles == nil { icon.foregroundStyle(.tint) } else { icon }
                configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                configuration.icon.modifier(LabelIconModifier())
                configuration.title
            }
        }
    }
}

/// Gives an icon the baseline of a text whose capitals are centred on it (A7-15).
nonisolated struct LabelIconModifier: PathModifier, Equatable {
    typealias Body = Never
    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        LabelIconNode(inputs)
    }
}

private final class LabelIconNode: WrapperNode {
    override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        guard key.kind == .firstBaseline else { return super.explicitAlignment(key, at: size) }
        let text = environment.text
        let font = text.attributes.font(in: text).description
        return size.height / 2 + host.textEngine.metrics(of: font).capHeight / 2
    }
}
