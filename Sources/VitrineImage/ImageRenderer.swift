@_exported import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineRuntime

/// An object that makes images from views.
///
/// See <https://developer.apple.com/documentation/swiftui/imagerenderer>. There is no `CGImage` and no `CGContext` on
/// Linux: the picture comes as a PNG, SVG or PDF file, or as a snapshot that draws on any thread. The view is kept alive
/// between pictures, with its state.
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
    /// The colour space of the picture. Files are in non-linear sRGB; another mode is said once, and not followed.
    public var colorMode = ColorRenderingMode.nonLinear {
        didSet {
            guard colorMode != .nonLinear else { return }
            VitrineLog.warnOnce(
                "ImageRenderer makes pictures in non-linear sRGB only; colorMode .\(colorMode) is not followed")
        }
    }
    /// Folders whose fonts views find by name, beside the system's.
    public var fontDirectories: [URL] = [] {
        didSet {
            guard fontDirectories != oldValue else { return }
            (engine, host) = (PangoTextEngine(fontDirectories: fontDirectories), nil)
        }
    }

    private var host: RenderHost?
    private var engine = PangoTextEngine()
    private let loader = FileImageLoader(
        folders: [Bundle.main.resourceURL, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
            .compactMap { $0 })

    /// Makes a renderer for a view.
    public init(content: Content) { self.content = content }

    /// What the view shows now, as a value that draws on any thread.
    public func snapshot() -> ViewSnapshot { snapshot(proposedSize) }

    /// The view as a PNG file.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func pngData() throws -> Data { try snapshot().pngData() }

    /// The view as an SVG document, in which text stays text and links lead somewhere.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func svgString() throws -> String { try snapshot().svgString() }

    /// The view as a PDF document; fonts are embedded, links lead somewhere, headings are tagged.
    ///
    /// - Parameter pageSize: the size of the pages the view flows over, in points, or nil for one page as large as the
    ///   view. Where `proposedSize` has no width, that of the page without its margins is proposed.
    /// - Parameter pageMargin: what stays free on each side of those pages, in points.
    /// - Throws: `RenderError` when the view or the page has no size, or one too large to draw.
    public func pdfData(pageSize: CGSize? = nil, pageMargin: CGFloat = 0) throws -> Data {
        var proposal = proposedSize
        if proposal.width == nil { proposal.width = pageSize.map { $0.width - 2 * pageMargin } }
        return try snapshot(proposal).pdfData(pageSize: pageSize, pageMargin: pageMargin)
    }

    private func snapshot(_ proposal: ProposedViewSize) -> ViewSnapshot {
        let host = self.host ?? RenderHost(content, textEngine: engine, imageLoader: loader, displayScale: scale)
        self.host = host
        let (size, list) = host.frame(proposal: proposal)
        return ViewSnapshot(size: size, list: list, scale: scale, background: isOpaque ? .white : nil, engine: engine)
    }
}
