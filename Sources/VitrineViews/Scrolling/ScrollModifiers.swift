/// When bars of scroll views are to be seen. None are drawn.
///
/// See <https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility>.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// While something scrolls.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not, unless the pointer needs them.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// When horizontal bars are to be seen.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalscrollindicatorvisibility>.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }
    /// When vertical bars are to be seen.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/verticalscrollindicatorvisibility>.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Says when bars of the scroll views inside are to be seen. None are drawn; the environment tells.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)>.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// Lets the outermost scroll view inside begin at another place of its content, keep to it when the content changes,
    /// and stand there content that is smaller than the view (A13-10).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)>.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Keeps users from scrolling what is inside.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)>.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Lets the outermost scroll view inside show content that reaches out of it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)>.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrolledContent, !disabled)
    }
}
