import VitrineCore

/// Declares a preview of the views its closure makes.
///
/// The `vitrine` tool draws every preview of a file. Views may be private to the file, several make a preview
/// together, and a variable marked `@Previewable` keeps state as a view's property would.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of the views its closure makes, in a setting that the traits describe.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview; only its traits have a name in an app's code.
public enum Preview {
    /// The kind of traits that a preview of views has.
    public enum ViewTraits {}
}

/// Something about the setting a preview is drawn in.
public struct PreviewTrait<T>: Sendable {
    /// What a tool that draws previews makes of the trait.
    package enum Setting: Equatable, Sendable {
        case defaultLayout
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case landscape(Bool)
    }

    package let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view is offered the size of the tool's window.
    public static var defaultLayout: Self { Self(setting: .defaultLayout) }

    /// The preview is as large as its view wants to be.
    public static var sizeThatFitsLayout: Self { Self(setting: .sizeThatFits) }

    /// The preview has the given size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(setting: .fixed(width: width, height: height))
    }

    public static var portrait: Self { Self(setting: .landscape(false)) }
    public static var portraitUpsideDown: Self { Self(setting: .landscape(false)) }
    public static var landscapeLeft: Self { Self(setting: .landscape(true)) }
    public static var landscapeRight: Self { Self(setting: .landscape(true)) }
}

/// What `#Preview` makes of itself: a type that a tool finds by its conformance.
///
/// The requirements are spelled so that no name in the closure of a preview can mean one of them by accident.
@MainActor
public protocol _PreviewRegistration {
    static var _previewName: String? { get }
    static var _previewFileID: String { get }
    static var _previewLine: Int { get }
    static var _previewTraits: [PreviewTrait<Preview.ViewTraits>] { get }
    static func _makePreview() -> any View
}

/// Runs the closure of a preview under the builder it was checked with where it was written.
@MainActor
public func _previewContent(@ViewBuilder _ content: @MainActor () -> any View) -> any View {
    content()
}
