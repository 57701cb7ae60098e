/// A 3 x 3 matrix for projective transformations of points: `(x, y, 1)` times the matrix, divided by the third number.
///
/// See <https://developer.apple.com/documentation/swiftui/projectiontransform>.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// An affine transform as a projection.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    package init(rows m: [CGFloat]) {
        (m11, m12, m13) = (m[0], m[1], m[2])
        (m21, m22, m23) = (m[3], m[4], m[5])
        (m31, m32, m33) = (m[6], m[7], m[8])
    }

    package var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Makes this the inverse; false, and nothing is changed, when there is none.
    public mutating func invert() -> Bool {
        let det = determinant
        guard det != 0, det.isFinite else { return false }
        self = ProjectionTransform(
            rows: [
                m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
                m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
                m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
            ].map { $0 / det })
        return true
    }

    /// The inverse, or the transform itself when there is none.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        return inverse.invert() ? inverse : self
    }

    /// The transform that applies `self` first and `rhs` after it.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (rows, rhs.rows)
        return ProjectionTransform(
            rows: (0..<9).map { i in
                let (row, column) = (i / 3 * 3, i % 3)
                return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
            })
    }

    /// The affine transform that this is, where it is one.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(m11 / m33, m12 / m33, m21 / m33, m22 / m33, m31 / m33, m32 / m33)
    }
}

extension CGPoint {
    /// The point's image under a projection.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}

extension CGRect {
    /// The smallest rectangle around the image of what stands in front of the eye; null when nothing does.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { x, y in
            (x: x, y: y, w: x * m.m13 + y * m.m23 + m.m33)
        }
        // What is nearer than this is behind the eye, or so large that nobody would know it.
        let near: CGFloat = 0.02
        var image = CGRect.null
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            for point in [a, b] where point.w >= near {
                image = image.union(CGRect(origin: CGPoint(x: point.x, y: point.y).applying(m), size: .zero))
            }
            guard (a.w < near) != (b.w < near) else { continue }
            let t = (near - a.w) / (b.w - a.w)
            let cut = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            image = image.union(CGRect(origin: cut.applying(m), size: .zero))
        }
        return image
    }
}
