import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineSVG

/// What a view showed when it was asked: a value that any thread can draw, while the view goes on.
///
/// Views are resolved on the main actor, which takes little time; drawing takes more. A server asks a renderer for a
/// snapshot on the main actor and draws it elsewhere, many at once.
public struct ViewSnapshot: Sendable {
    /// The size of the view, in points.
    public let size: CGSize
    let list: DisplayList
    let scale: CGFloat
    let background: RGBA?
    let engine: PangoTextEngine

    /// The view as a PNG file, in the renderer's scale.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func pngData() throws -> Data {
        Data(try CairoRenderer.png(list, size: size, scale: scale, background: background, engine: engine))
    }

    /// The view as an SVG document, in which text stays text and links lead somewhere.
    ///
    /// - Throws: `RenderError` when the view has no size, or one too large to draw.
    public func svgString() throws -> String {
        let bytes = try SVGWriter.svg(
            list, size: size, background: background, engine: engine, pictures: CairoPictures(engine: engine))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The view as a PDF document.
    ///
    /// - Parameter pageSize: the size of the pages the view flows over, in points, or nil for one page as large as the
    ///   view.
    /// - Parameter pageMargin: what stays free on each side of those pages, in points.
    /// - Throws: `RenderError` when the view or the page has no size, or one too large to draw.
    public func pdfData(pageSize: CGSize? = nil, pageMargin: CGFloat = 0) throws -> Data {
        try Self.pdfData(of: [self], pageSize: pageSize, pageMargin: pageMargin)
    }

    /// One PDF document of several views, each from a new page on.
    ///
    /// - Parameter pageSize: the size of the pages the views flow over, in points, or nil for a page as large as each
    ///   view. A page ends above what would be cut, if that is a line of text or at most half a page high, and above a
    ///   heading rather than below; a view that is wider than the page is made smaller.
    /// - Parameter pageMargin: what stays free on each side of those pages, in points.
    /// - Parameter title: the title in the document's properties.
    /// - Throws: `RenderError` when there are no views, or one of them or the page has no size, or one too large to
    ///   draw.
    public static func pdfData(
        of snapshots: [ViewSnapshot], pageSize: CGSize? = nil, pageMargin: CGFloat = 0, title: String? = nil
    ) throws -> Data {
        var pages: [PDFPage] = []
        for view in snapshots {
            let parts = try pageSize.map {
                try view.list.pages(of: view.size, page: $0, margin: pageMargin, engine: view.engine)
            }
            pages += (parts ?? [(view.list, view.size)]).map {
                PDFPage($0.list, size: $0.size, background: view.background, engine: view.engine)
            }
        }
        return Data(try CairoRenderer.pdf(pages, title: title))
    }
}
