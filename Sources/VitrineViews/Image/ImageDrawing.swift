/// What draws an image that is made by code.
package final class ImageDrawing: Sendable, Equatable {
    /// In points.
    let size: CGSize
    private let draw: @Sendable (inout GraphicsContext) -> Void

    init(_ size: CGSize, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void) {
        (self.size, self.draw) = (size, draw)
    }

    func list(_ inputs: ViewInputs) -> DisplayList { GraphicsContext.list(size: size, inputs, draw) }

    package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}

extension Image {
    /// Creates an image of a size in points that `renderer` draws.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)>.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping @Sendable (inout GraphicsContext) -> Void
    ) {
        self.init(.drawing(ImageDrawing(size, renderer)))
    }
}
