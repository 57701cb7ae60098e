import VitrineCore

/// A type that makes previews, as they were declared before there was `#Preview`.
///
/// See <https://developer.apple.com/documentation/swiftui/previewprovider>.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The previews; they are shown together.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform to preview on; nothing here depends on it.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The size that a preview is given.
public enum PreviewLayout: Sendable {
    /// The size of the tool's window.
    case device
    /// The size that the preview takes by itself.
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on. There are none here; the name is kept.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

private enum PreviewLayoutTraitKey: _ViewTraitKey {
    static var defaultValue: PreviewLayout { .device }
}

private enum PreviewNameTraitKey: _ViewTraitKey {
    static var defaultValue: String? { nil }
}

private enum PreviewDeviceTraitKey: _ViewTraitKey {
    static var defaultValue: PreviewDevice? { nil }
}

extension View {
    /// Sets the size of a preview.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/previewlayout(_:)>.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        _trait(PreviewLayoutTraitKey.self, value)
    }

    /// Sets the name of a preview.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)>.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        _trait(PreviewNameTraitKey.self, value)
    }

    /// Sets the device of a preview.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/previewdevice(_:)>.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        _trait(PreviewDeviceTraitKey.self, value)
    }
}

extension RenderHost {
    /// The size that `previewLayout` on the first view fixes, if it does. Call it after a frame.
    package var previewSize: CGSize? {
        guard let traits = rootNode.children.first?.node.traits else { return nil }
        guard case .fixed(let width, let height) = traits[trait: PreviewLayoutTraitKey.self] else { return nil }
        return CGSize(width: width, height: height)
    }
}
