@_exported import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineRuntime
import VitrineSVG

/// An object that makes images from views.
///
/// See <https://developer.apple.com/documentation/swiftui/imagerenderer>. There is no `CGImage` on Linux: the picture
/// comes as a PNG, SVG or PDF file. The view is kept alive between pictures, with its state.
///
/// Views are resolved on the main actor; drawing a large picture keeps it busy as long as it takes.
@MainActor
public final class ImageRenderer<Content: View> {
    /// The root view to draw.
    public var content: Content {
        didSet { host?.update(content) }
    }
    /// The size proposed to the root view, in points; unspecified lets it take its own.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point, of PNG pictures.
    public var scale: CGFloat = 1 {
        didSet { if scale != oldValue { host = nil } }
    }
    /// Whether the picture has a white ground instead of a transparent one.
    public var isOpaque = false

    private var host: RenderHost?
    private let engine = PangoTextEngine()
    private let loader = FileImageLoader(
        folders: [Bundle.main.resourceURL, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
            .compactMap { $0 })

    /// Makes a renderer for a view.
    public init(content: Content) { self.content = content }

    /// The view as a PNG file.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func pngData() throws -> Data {
        let (size, list) = frame()
        return Data(try CairoRenderer.png(list, size: size, scale: scale, background: background, engine: engine))
    }

    /// The view as an SVG document, in which text stays text.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func svgString() throws -> String {
        let (size, list) = frame()
        let bytes = try SVGWriter.svg(
            list, size: size, background: background, engine: engine, pictures: CairoPictures(engine: engine))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The view as a PDF document of one page, as large as the view; fonts are embedded.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func pdfData() throws -> Data {
        let (size, list) = frame()
        return Data(try CairoRenderer.pdf(pages: [(list, size)], background: background, engine: engine))
    }

    private var background: RGBA? { isOpaque ? .white : nil }

    private func frame() -> (size: CGSize, list: DisplayList) {
        let host = self.host ?? RenderHost(content, textEngine: engine, imageLoader: loader, displayScale: scale)
        self.host = host
        return host.frame(proposal: proposedSize)
    }
}
