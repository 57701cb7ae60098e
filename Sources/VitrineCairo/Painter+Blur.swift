import CPango
import VitrineDisplay

extension Painter {
    /// The group's shape in one colour, blurred and moved.
    func paintShadow(of list: DisplayList, _ color: RGBA, radius: CGFloat, offset: CGPoint) {
        guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite else { return }
        cairo_save(cr)
        cairo_translate(cr, offset.x, offset.y)
        defer { cairo_restore(cr) }
        guard let layer = blurLayer(list, radius: radius) else { return }
        let mask = layer.canvas.alphaMask()
        if layer.sigma > 0 { mask.blur(sigma: layer.sigma) }
        cairo_identity_matrix(cr)
        cr.setSource(color)
        mask.withSurface { cairo_mask_surface(cr, $0, Double(layer.x), Double(layer.y)) }
    }

    func paintBlurred(_ list: DisplayList, radius: CGFloat) {
        guard radius > 0, radius.isFinite else { return paint(list) }
        guard let layer = blurLayer(list, radius: radius) else { return }
        layer.canvas.blur(sigma: layer.sigma)
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, layer.canvas.surface, Double(layer.x), Double(layer.y))
        cairo_paint(cr)
    }

    private struct BlurLayer {
        var canvas: ImageCanvas
        /// Where the canvas stands in device space.
        var x, y: Int
        /// In device pixels.
        var sigma: CGFloat
    }

    /// The group painted on an image of its own, in device pixels, as large as can show after blurring.
    private func blurLayer(_ list: DisplayList, radius: CGFloat) -> BlurLayer? {
        var matrix = cr.matrix
        let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        let sigma = radius.isFinite ? max(radius, 0) * DisplayEffect.sigmaPerRadius * scale : 0
        let reach = (sigma * 3).rounded(.up) + 1
        let transform = CGAffineTransform(
            matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
        let content = list.bounds
        guard !content.isNull else { return nil }
        let painted = content.applying(transform).insetBy(dx: -reach, dy: -reach)
        let visible = cr.clipBounds.applying(transform).insetBy(dx: -reach, dy: -reach)
        let box = painted.intersection(visible).integral
        guard !box.isNull, box.width >= 1, box.height >= 1,
            let canvas = ImageCanvas(width: Int(box.width), height: Int(box.height))
        else { return nil }
        matrix.x0 -= box.minX
        matrix.y0 -= box.minY
        cairo_set_matrix(canvas.cr, &matrix)
        Painter(cr: canvas.cr, engine: engine).paint(list)
        return BlurLayer(canvas: canvas, x: Int(box.minX), y: Int(box.minY), sigma: sigma)
    }
}
