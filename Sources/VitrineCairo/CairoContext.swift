import CPango
import VitrineDisplay

// Small verbs on a `cairo_t`, which Swift imports as an opaque pointer.
extension OpaquePointer {
    func add(_ path: Path) {
        cairo_new_path(self)
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let p):
                cairo_move_to(self, p.x, p.y)
                (start, last) = (p, p)
            case .line(let p):
                cairo_line_to(self, p.x, p.y)
                last = p
            case .quadCurve(let p, let c):
                let (a, b) = (last.toward(c, 2.0 / 3), p.toward(c, 2.0 / 3))
                cairo_curve_to(self, a.x, a.y, b.x, b.y, p.x, p.y)
                last = p
            case .curve(let p, let a, let b):
                cairo_curve_to(self, a.x, a.y, b.x, b.y, p.x, p.y)
                last = p
            case .closeSubpath:
                cairo_close_path(self)
                last = start
            }
        }
    }

    func set(_ style: StrokeStyle) {
        cairo_set_line_width(self, style.lineWidth)
        cairo_set_line_cap(self, cairo_line_cap_t(rawValue: UInt32(style.lineCap.rawValue)))
        cairo_set_line_join(self, cairo_line_join_t(rawValue: UInt32(style.lineJoin.rawValue)))
        cairo_set_miter_limit(self, style.miterLimit.isFinite ? Swift.max(style.miterLimit, 1) : 10)
        // Cairo takes a negative dash, or dashes that are all 0, for an error it keeps.
        let isUsable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
        guard isUsable else { return }
        let dash = style.dash.map { Double($0) }
        cairo_set_dash(self, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    }

    func set(_ style: FillStyle) {
        cairo_set_fill_rule(self, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(self, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(self, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    func clip(to rect: CGRect) {
        guard !rect.isInfinite, !rect.isNull else { return }
        cairo_new_path(self)
        cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(self)
    }

    /// The rectangle that can still be painted, in user space.
    var clipBounds: CGRect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(self, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    func isVisible(_ rect: CGRect) -> Bool {
        if rect.isNull { return false }
        let clip = clipBounds
        // `intersects` is false for a rectangle without width, as a vertical line has.
        return rect.minX <= clip.maxX && rect.maxX >= clip.minX && rect.minY <= clip.maxY && rect.maxY >= clip.minY
            && clip.width > 0 && clip.height > 0
    }

    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(self, &matrix)
        return matrix
    }

    /// `rect` in device space with each edge on the nearest pixel edge (A1-24), or nil when it is turned or so thin
    /// that it would vanish.
    func pixelAligned(_ rect: CGRect) -> (x: Double, y: Double, width: Double, height: Double)? {
        let m = matrix
        guard m.xy == 0, m.yx == 0 else { return nil }
        let (x0, x1) = ((rect.minX * m.xx + m.x0).rounded(), (rect.maxX * m.xx + m.x0).rounded())
        let (y0, y1) = ((rect.minY * m.yy + m.y0).rounded(), (rect.maxY * m.yy + m.y0).rounded())
        guard x0 != x1, y0 != y1 else { return nil }
        return (Swift.min(x0, x1), Swift.min(y0, y1), abs(x1 - x0), abs(y1 - y0))
    }
}

extension CGPoint {
    func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
