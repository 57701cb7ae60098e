import CPango
import VitrineDisplay

extension CairoRenderer {
    /// A PDF file with a page for each list, as large as the size beside it; a point is a point.
    ///
    /// Text stays text, with the fonts embedded. Shadows, blurs and colour filters are images. The same pages give the
    /// same bytes: the file says nothing of the day it was made.
    package static func pdf(
        pages: [(DisplayList, CGSize)], background: RGBA? = nil, engine: PangoTextEngine, title: String? = nil
    ) throws(RenderError) -> [UInt8] {
        guard !pages.isEmpty else { throw RenderError("A document needs a page; pass at least one list.") }
        for (_, size) in pages { _ = try PixelSize(size, scale: 1) }
        let output = DocumentBytes()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, count in
                Unmanaged<DocumentBytes>.fromOpaque(closure!).takeUnretainedValue()
                    .append(UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), pages[0].1.width, pages[0].1.height)!
        defer { cairo_surface_destroy(surface) }
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.withoutControls) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Vitrine")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        for (list, size) in pages {
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            let cr = cairo_create(surface)!
            if let background {
                cr.setSource(background)
                cairo_paint(cr)
            }
            cr.clip(to: CGRect(origin: .zero, size: size))
            // What blends on a page blends with paper, which is no part of the list.
            let painter = Painter(cr: cr, engine: engine, target: .page)
            if background == nil { painter.paintIsolated(list) } else { painter.paintInside(list) }
            cairo_show_page(cr)
            let status = cairo_status(cr)
            cairo_destroy(cr)
            guard status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        return output.bytes
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
