import CPango
import VitrineDisplay

extension OpaquePointer {
    /// Calls `body` with `paint` as this context's source.
    ///
    /// The source is set now, in the present coordinates: what `body` does to the matrix does not move it.
    func withSource(_ paint: Paint, _ body: () -> Void) {
        switch paint {
        case .color(let color):
            setSource(color)
        case .linearGradient(let stops, let start, let end):
            guard start != end else { return withSource(.color(stops.last?.color ?? .clear), body) }
            setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard startRadius != endRadius else { return withSource(.color(stops.last?.color ?? .clear), body) }
            let (r0, r1) = (Swift.max(startRadius, 0), Swift.max(endRadius, 0))
            setGradient(cairo_pattern_create_radial(center.x, center.y, r0, center.x, center.y, r1), stops)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            let mesh = angularMesh(stops, center, startAngle.radians, endAngle.radians)
            cairo_set_source(self, mesh)
            cairo_pattern_destroy(mesh)
        }
        body()
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
        for stop in GradientRamp(stops).stops(perSegment: 16) {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        }
        cairo_set_source(self, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// A fan of patches around `center`, large enough for whatever the clip lets through.
    private func angularMesh(
        _ stops: [GradientStop], _ center: CGPoint, _ start: Double, _ end: Double
    ) -> OpaquePointer {
        let ramp = AngularRamp(stops: stops, start: start, end: end)
        let clip = clipBounds
        let reach = [clip.minX, clip.maxX].flatMap { x in
            [clip.minY, clip.maxY].map { y in hypot(x - center.x, y - center.y) }
        }.max()!
        // The patches' outer edges are chords; a tenth more keeps them outside.
        let radius = reach * 1.1 + 1
        let mesh = cairo_pattern_create_mesh()!
        for patch in ramp.patches() {
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            for angle in [patch.from, patch.to] {
                cairo_mesh_pattern_line_to(mesh, center.x + radius * cos(angle), center.y + radius * sin(angle))
            }
            cairo_mesh_pattern_line_to(mesh, center.x, center.y)
            for (corner, c) in [patch.first, patch.first, patch.last, patch.last].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, UInt32(corner), Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }
}
