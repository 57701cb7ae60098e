import VitrineDisplay

extension ImageCanvas {
    /// Changes every pixel by `matrix`, which is meant for colours that are not multiplied by alpha.
    func apply(_ matrix: ColorMatrix) {
        var change = PixelChange(matrix)
        withBytes { data, stride in
            for y in 0..<height {
                (data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                    for x in 0..<width { row[x] = change(row[x]) }
                }
            }
        }
    }
}

/// A colour matrix on premultiplied pixels. Neighbours are mostly equal, so the last answer is kept.
private struct PixelChange {
    private let matrix: ColorMatrix
    private var last: (old: UInt32, new: UInt32)

    init(_ matrix: ColorMatrix) {
        self.matrix = matrix
        last = (0, 0)
        last.new = changed(0)
    }

    mutating func callAsFunction(_ pixel: UInt32) -> UInt32 {
        if pixel != last.old { last = (pixel, changed(pixel)) }
        return last.new
    }

    private func changed(_ pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24)
        func straight(_ shift: UInt32) -> Float { alpha > 0 ? Float(pixel >> shift & 255) / alpha : 0 }
        let new = matrix.applied(to: RGBA(straight(16), straight(8), straight(0), alpha / 255))
        func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(new.alpha) << 24 | byte(new.red * new.alpha) << 16 | byte(new.green * new.alpha) << 8
            | byte(new.blue * new.alpha)
    }
}
