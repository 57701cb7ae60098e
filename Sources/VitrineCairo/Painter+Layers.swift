import CPango
import VitrineDisplay

/// What Cairo cannot do by itself is done on the pixels of an image.
extension Painter {
    /// A group painted on an image of its own.
    struct Layer {
        var canvas: ImageCanvas
        /// Where the canvas stands in device space, in its own pixels.
        var x, y: Int
        /// Pixels of the canvas a device unit: 1, or several where the device is a page.
        var resolution: CGFloat
        /// Pixels of the canvas a point.
        var scale: CGFloat
    }

    /// The group's shape in one colour, blurred and moved.
    func paintShadow(of list: DisplayList, _ color: RGBA, radius: CGFloat, offset: CGPoint) {
        guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite else { return }
        cairo_save(cr)
        cairo_translate(cr, offset.x, offset.y)
        defer { cairo_restore(cr) }
        let radius = radius.isFinite ? max(radius, 0) : 0
        guard let layer = layer(list, reach: radius * DisplayEffect.blurReach) else { return }
        let mask = layer.canvas.alphaMask()
        if radius > 0 { mask.blur(sigma: radius * DisplayEffect.sigmaPerRadius * layer.scale) }
        enter(layer)
        cr.setSource(color)
        mask.withSurface { cairo_mask_surface(cr, $0, Double(layer.x), Double(layer.y)) }
    }

    func paintBlurred(_ list: DisplayList, radius: CGFloat) {
        guard radius > 0, radius.isFinite else { return paintIsolated(list) }
        paintLayer(list, reach: radius * DisplayEffect.blurReach) { layer in
            layer.canvas.blur(sigma: radius * DisplayEffect.sigmaPerRadius * layer.scale)
        }
    }

    /// Paints the group as an image that `change` has changed; `reach` is how far, in points, it may spread.
    func paintLayer(_ list: DisplayList, reach: CGFloat, _ change: (Layer) -> Void) {
        guard let layer = layer(list, reach: reach) else { return }
        change(layer)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        enter(layer)
        cairo_set_source_surface(cr, layer.canvas.surface, Double(layer.x), Double(layer.y))
        cairo_paint(cr)
    }

    /// Makes the pixels of the layer's canvas the units of this context.
    func enter(_ layer: Layer) {
        cairo_identity_matrix(cr)
        if layer.resolution != 1 { cairo_scale(cr, 1 / layer.resolution, 1 / layer.resolution) }
    }

    /// The group on a canvas as large as can show.
    func layer(_ list: DisplayList, reach: CGFloat) -> Layer? {
        let device = cr.matrix
        let unit = abs(device.xx * device.yy - device.xy * device.yx).squareRoot()
        let content = list.bounds
        guard !content.isNull, unit > 0 else { return nil }
        let transform = CGAffineTransform(device.xx, device.yx, device.xy, device.yy, device.x0, device.y0)
        let margin = (reach * unit).rounded(.up) + 1
        let painted = content.applying(transform).insetBy(dx: -margin, dy: -margin)
        let visible = cr.clipBounds.applying(transform).insetBy(dx: -margin, dy: -margin)
        let shown = painted.intersection(visible)
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
        let resolution = resolution(for: shown.size)
        let box = CGRect(
            x: shown.minX * resolution, y: shown.minY * resolution, width: shown.width * resolution,
            height: shown.height * resolution
        ).integral
        // Spread so far that nothing of it would be seen; Cairo has no larger image either.
        guard box.width <= 32_000, box.height <= 32_000, abs(box.minX) < 1e9, abs(box.minY) < 1e9,
            let canvas = ImageCanvas(width: Int(box.width), height: Int(box.height))
        else { return nil }
        var matrix = cairo_matrix_t(
            xx: device.xx * resolution, yx: device.yx * resolution, xy: device.xy * resolution,
            yy: device.yy * resolution, x0: device.x0 * resolution - box.minX, y0: device.y0 * resolution - box.minY)
        cairo_set_matrix(canvas.cr, &matrix)
        Painter(cr: canvas.cr, engine: engine).paint(list)
        return Layer(
            canvas: canvas, x: Int(box.minX), y: Int(box.minY), resolution: resolution, scale: unit * resolution)
    }

    /// Three pixels a point on a page, fewer where that would need an image that is too large.
    private func resolution(for size: CGSize) -> CGFloat {
        guard target == .page else { return 1 }
        let (edge, area): (CGFloat, CGFloat) = (16_000, 64_000_000)
        return min(3, edge / max(size.width, size.height), (area / (size.width * size.height)).squareRoot())
    }
}
