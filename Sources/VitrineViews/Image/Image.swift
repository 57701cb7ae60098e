/// A view that displays an image.
///
/// See <https://developer.apple.com/documentation/swiftui/image>. An image has the size of its picture, in points,
/// until it is made resizable.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case loaded(LoadedImage)
        case drawing(ImageDrawing)
    }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    var source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium

    init(_ source: Source) { self.source = source }

    /// Creates an image of a picture's name: NAME.png in the bundle's resources or where the host looks for pictures.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)>.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// Creates an image of a picture's name, with a label for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle)) }

    /// Creates an image of a picture's name that accessibility leaves out.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)>.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// Creates an image of a symbol's name.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>. The drawings are those of a
    /// free set of icons; a name that it has no drawing for takes no space.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates an image of a symbol's name; that a symbol shows a value is not supported.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

    init(_ image: LoadedImage) { self.init(.loaded(image)) }

    func with<Value>(_ keyPath: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
        var image = self
        image[keyPath: keyPath] = value
        return image
    }
}

extension Image {
    /// How an image is fitted to the space it is given.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/resizingmode>.
    nonisolated public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is enlarged or made smaller.
        case stretch
    }

    /// Whether an image shows its own colours.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/templaterenderingmode>.
    nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
        /// Where the image is opaque the foreground style is seen.
        case template
        /// The image as it is.
        case original
    }

    /// How good an image looks in another size than its own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/interpolation>.
    nonisolated public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How large a symbol is beside its text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/scale>.
    nonisolated public enum Scale: Hashable, Sendable {
        case small, medium, large

        /// C2-21.
        var factor: CGFloat {
            switch self {
            case .small: 0.81
            case .medium: 1
            case .large: 1.28
            }
        }
    }
}
