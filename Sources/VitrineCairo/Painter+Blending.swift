import CPango
import VitrineDisplay

extension Painter {
    /// Mixes the group with what is painted under it.
    func paintBlended(_ list: DisplayList, _ mode: BlendMode) {
        if let mix = mode.pixelMix, paintMixed(list, mix) { return }
        asGroup(list) {
            cairo_set_operator(cr, mode.cairo)
            cairo_paint(cr)
        }
    }

    /// Puts mixed pixels in place of those under the group; false where there are no pixels to mix with.
    private func paintMixed(_ list: DisplayList, _ mix: PixelMix) -> Bool {
        guard let under = cairo_get_group_target(cr), cairo_surface_get_type(under) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(under) == CAIRO_FORMAT_ARGB32
        else { return false }
        // Without a layer nothing of the group is seen.
        guard let layer = layer(list, reach: 0) else { return true }
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(under, &left, &top)
        layer.canvas.mix(with: under, x: layer.x + Int(left), y: layer.y + Int(top), mix)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        enter(layer)
        cairo_set_source_surface(cr, layer.canvas.surface, Double(layer.x), Double(layer.y))
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_rectangle(
            cr, Double(layer.x), Double(layer.y), Double(layer.canvas.width), Double(layer.canvas.height))
        cairo_fill(cr)
        return true
    }
}

/// A way of mixing that Cairo has no operator for.
enum PixelMix {
    /// One curve for all colours (C3-24), where Cairo takes another one for the lighter half.
    case softLight
    /// What both lack of light is added up (C3-25).
    case plusDarker

    /// One component of a pixel, multiplied by its alpha as all here, over another one.
    func component(_ source: Float, _ sourceAlpha: Float, over under: Float, _ alpha: Float) -> Float {
        switch self {
        case .softLight:
            if alpha == 0 { return source }
            let mixed = (sourceAlpha - 2 * source) * under * under / alpha + 2 * source * under
            return source * (1 - alpha) + under * (1 - sourceAlpha) + mixed
        case .plusDarker:
            return max(self.alpha(sourceAlpha, over: alpha) - (sourceAlpha - source) - (alpha - under), 0)
        }
    }

    func alpha(_ source: Float, over under: Float) -> Float {
        switch self {
        case .softLight: source + under - source * under
        case .plusDarker: min(source + under, 1)
        }
    }

    func pixel(_ source: UInt32, over under: UInt32) -> UInt32 {
        // Where the group shows nothing, nothing changes.
        if source == 0 { return under }
        func part(_ pixel: UInt32, _ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }
        func byte(_ value: Float, _ shift: UInt32) -> UInt32 {
            UInt32((min(max(value, 0), 1) * 255).rounded()) << shift
        }
        let (top, bottom) = (part(source, 24), part(under, 24))
        func mixed(_ shift: UInt32) -> UInt32 {
            byte(component(part(source, shift), top, over: part(under, shift), bottom), shift)
        }
        return byte(alpha(top, over: bottom), 24) | mixed(16) | mixed(8) | mixed(0)
    }
}

extension ImageCanvas {
    /// Mixes every pixel with the one under it; the canvas stands at `x`, `y` on the image under it.
    fileprivate func mix(with under: OpaquePointer, x: Int, y: Int, _ mix: PixelMix) {
        cairo_surface_flush(under)
        let (underWidth, underHeight) = (
            Int(cairo_image_surface_get_width(under)), Int(cairo_image_surface_get_height(under))
        )
        let underStride = Int(cairo_image_surface_get_stride(under))
        guard let bytes = cairo_image_surface_get_data(under) else { return }
        let columns = max(0, -x)..<max(0, -x, min(width, underWidth - x))
        withBytes { data, stride in
            for row in 0..<height where (0..<underHeight).contains(row + y) {
                let top = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
                let bottom = UnsafeRawPointer(bytes + (row + y) * underStride).assumingMemoryBound(to: UInt32.self)
                for column in columns { top[column] = mix.pixel(top[column], over: bottom[column + x]) }
            }
        }
    }
}

extension BlendMode {
    fileprivate var pixelMix: PixelMix? {
        switch self {
        case .softLight: .softLight
        case .plusDarker: .plusDarker
        default: nil
        }
    }
}
