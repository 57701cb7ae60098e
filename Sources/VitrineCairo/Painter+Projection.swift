import CPango
import VitrineDisplay

/// Cairo's transforms are affine: what is seen in perspective is painted flat and bent pixel by pixel.
extension Painter {
    func paintProjected(_ list: DisplayList, _ projection: ProjectionTransform) {
        let source = list.bounds
        let image = source.applying(projection)
        guard !source.isNull, !image.isNull, cr.isVisible(image), abs(projection.determinant) > 1e-12 else { return }
        let device = cr.matrix
        let toDevice = ProjectionTransform(
            CGAffineTransform(device.xx, device.yx, device.xy, device.yy, device.x0, device.y0))
        let unit = abs(device.xx * device.yy - device.xy * device.yx).squareRoot()
        // A page has no pixels; the picture gets three a point.
        let resolution: CGFloat = target == .page ? 3 : 1
        let toPixels = toDevice.concatenating(ProjectionTransform(CGAffineTransform(scaleX: resolution, y: resolution)))
        let shown = image.intersection(cr.clipBounds).applying(toPixels).integral
        // Painted larger than it is seen, so that the bent picture is as sharp as the rest.
        let scale = 2 * unit * resolution
        let flat = source.insetBy(dx: -1, dy: -1)
        guard !shown.isNull, shown.width >= 1, shown.height >= 1, shown.width <= 16_000, shown.height <= 16_000,
            flat.width * scale <= 16_000, flat.height * scale <= 16_000,
            let from = ImageCanvas(
                width: Int((flat.width * scale).rounded(.up)), height: Int((flat.height * scale).rounded(.up))),
            let to = ImageCanvas(width: Int(shown.width), height: Int(shown.height))
        else { return }
        cairo_scale(from.cr, scale, scale)
        cairo_translate(from.cr, -flat.minX, -flat.minY)
        Painter(cr: from.cr, engine: engine).paint(list)
        var back = projection.concatenating(toPixels)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: -shown.minX, y: -shown.minY)))
        guard back.invert() else { return }
        let flatToPixels = CGAffineTransform(scale, 0, 0, scale, -flat.minX * scale, -flat.minY * scale)
        Bending(back: back.concatenating(ProjectionTransform(flatToPixels)), inFront: projection, flat: flatToPixels)
            .run(from, to)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_identity_matrix(cr)
        cairo_scale(cr, 1 / resolution, 1 / resolution)
        cairo_set_source_surface(cr, to.surface, shown.minX, shown.minY)
        cairo_paint(cr)
    }
}

/// Takes each pixel of a picture from where the projection found it.
private struct Bending {
    /// From the pixels of the result to those of the flat picture.
    var back: ProjectionTransform
    var inFront: ProjectionTransform
    var flat: CGAffineTransform

    func run(_ from: ImageCanvas, _ to: ImageCanvas) {
        let toPoints = flat.inverted()
        from.withBytes { source, sourceStride in
            to.withBytes { result, stride in
                for y in 0..<to.height {
                    for x in 0..<to.width {
                        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                        guard point.x > -1, point.y > -1, point.x < CGFloat(from.width) + 1,
                            point.y < CGFloat(from.height) + 1
                        else { continue }
                        let local = point.applying(toPoints)
                        // Behind the eye.
                        if local.x * inFront.m13 + local.y * inFront.m23 + inFront.m33 <= 0 { continue }
                        mix(
                            from, source, sourceStride, point.x - 0.5, point.y - 0.5,
                            into: result + y * stride + x * 4)
                    }
                }
            }
        }
    }

    /// The average of the four pixels around a place, weighted by how near they are.
    private func mix(
        _ image: ImageCanvas, _ data: UnsafeMutablePointer<UInt8>, _ stride: Int, _ x: CGFloat, _ y: CGFloat,
        into out: UnsafeMutablePointer<UInt8>
    ) {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (fx, fy) = (x - left, y - top)
        var sums = SIMD4<Float>.zero
        for (dx, dy, share) in [
            (0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy),
        ] {
            let (px, py) = (Int(left) + dx, Int(top) + dy)
            guard px >= 0, py >= 0, px < image.width, py < image.height else { continue }
            let p = data + py * stride + px * 4
            sums += SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) * Float(share)
        }
        for i in 0..<4 { out[i] = UInt8(min(max(sums[i].rounded(), 0), 255)) }
    }
}
