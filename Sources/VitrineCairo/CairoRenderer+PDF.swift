import CPango
import VitrineDisplay

/// What a page of a document shows.
package struct PDFPage: Sendable {
    package var list: DisplayList
    /// In points.
    package var size: CGSize
    package var background: RGBA?
    /// The engine that measured the list's text.
    package var engine: PangoTextEngine

    package init(_ list: DisplayList, size: CGSize, background: RGBA? = nil, engine: PangoTextEngine) {
        (self.list, self.size, self.background, self.engine) = (list, size, background, engine)
    }
}

extension CairoRenderer {
    /// A PDF file of pages, each as large as it says; a point is a point.
    ///
    /// Text stays text, with the fonts embedded; links lead somewhere, and headings are tagged. Shadows, blurs and
    /// colour filters are images. The same pages give the same bytes: the file says nothing of the day it was made.
    package static func pdf(_ pages: [PDFPage], title: String? = nil) throws(RenderError) -> [UInt8] {
        guard let first = pages.first else {
            throw RenderError("A document needs a page, and this one has none; pass at least one.")
        }
        for page in pages { _ = try PixelSize(page.size, scale: 1) }
        return try FontFiles.locked { () throws(RenderError) in try write(pages, title, first.size) }
    }

    private static func write(_ pages: [PDFPage], _ title: String?, _ size: CGSize) throws(RenderError) -> [UInt8] {
        let output = DocumentBytes()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, count in
                Unmanaged<DocumentBytes>.fromOpaque(closure!).takeUnretainedValue()
                    .append(UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)!
        defer { cairo_surface_destroy(surface) }
        if let title {
            cairo_pdf_surface_set_metadata(
                surface, CAIRO_PDF_METADATA_TITLE, title.withoutControls.withoutNoncharacters)
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Vitrine")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        for page in pages {
            let status = paint(page, on: surface)
            guard status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        return output.bytes
    }

    /// A PDF file with a page for each list, as large as the size beside it.
    package static func pdf(
        pages: [(DisplayList, CGSize)], background: RGBA? = nil, engine: PangoTextEngine, title: String? = nil
    ) throws(RenderError) -> [UInt8] {
        try pdf(
            pages.map { PDFPage($0.0, size: $0.1, background: background, engine: engine) }, title: title)
    }

    private static func paint(_ page: PDFPage, on surface: OpaquePointer) -> cairo_status_t {
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        let cr = cairo_create(surface)!
        defer { cairo_destroy(cr) }
        if let background = page.background {
            cr.setSource(background)
            cairo_paint(cr)
        }
        let frame = CGRect(origin: .zero, size: page.size)
        cr.clip(to: frame)
        // What blends on a page blends with paper, which is no part of the list.
        let painter = Painter(cr: cr, engine: page.engine, target: .page)
        if page.background == nil { painter.paintIsolated(page.list) } else { painter.paintInside(page.list) }
        painter.markLinks(of: page.list, in: frame)
        cairo_show_page(cr)
        return cairo_status(cr)
    }

    private static func failure(_ status: cairo_status_t) -> RenderError {
        RenderError(
            "The document could not be written (Cairo says: \(String(cString: cairo_status_to_string(status)))).")
    }
}

/// What the surface wrote so far; Cairo holds it by its address.
private final class DocumentBytes {
    private(set) var bytes: [UInt8] = []
    func append(_ more: UnsafeBufferPointer<UInt8>) { bytes += more }
}

extension String {
    /// C ends a string at 0, and some readers show other controls as boxes.
    fileprivate var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}
