import CPango
import VitrineDisplay

extension Painter {
    /// Paints with a mark that tells readers of a document what the group is. Links are marked by `markLinks`.
    ///
    /// Cairo mixes up marks inside groups; what is painted there has none.
    func asStructure(_ list: DisplayList, _ role: DisplayRole, _ body: () -> Void) {
        // What stands on another page, and only touches this one, is no heading here.
        guard case .heading(let level) = role, target == .page, cairo_get_group_target(cr) == cairo_get_target(cr),
            cr.isVisible(list.boxes.insetBy(dx: 0, dy: 0.05))
        else { return body() }
        let tag = "H\(min(max(level, 1), 6))"
        cairo_tag_begin(cr, tag, nil)
        body()
        cairo_tag_end(cr, tag)
    }

    /// Makes the rectangles of a list's links lead somewhere; call it when all of a page is painted.
    func markLinks(of list: DisplayList, in page: CGRect) {
        for area in list.links(in: page, engine: engine) {
            let (rect, scale) = (area.rect, 100.0)
            let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { String(($0 * scale).rounded() / scale) }
            let attributes = "rect=[\(numbers.joined(separator: " "))] uri='\(area.target.address)'"
            cairo_tag_begin(cr, CAIRO_TAG_LINK, attributes)
            cairo_tag_end(cr, CAIRO_TAG_LINK)
        }
    }
}
