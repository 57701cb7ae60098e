/// Why a picture could not be made.
public struct RenderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence: what is wrong, and what to do about it.
    public var description: String
    package init(_ description: String) { self.description = description }
}

/// The number of device pixels of a picture, checked.
package struct PixelSize: Equatable {
    package var width, height: Int

    package static let greatestEdge = 32_000
    package static let greatestArea = 256_000_000

    package init(_ size: CGSize, scale: CGFloat) throws(RenderError) {
        guard scale.isFinite, scale > 0 else {
            throw RenderError("A picture needs a scale above 0, and this one is \(scale); pass 1 or 2.")
        }
        guard size.width.isFinite, size.height.isFinite else {
            throw RenderError(
                "A picture needs a finite size, and this one is \(size.text); propose a width and a height, "
                    + "or give the view a frame.")
        }
        guard size.width > 0, size.height > 0 else {
            throw RenderError(
                "A picture of \(size.text) points has no pixels; give the view a frame with a width and a height.")
        }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width <= CGFloat(Self.greatestEdge), height <= CGFloat(Self.greatestEdge),
            width * height <= CGFloat(Self.greatestArea)
        else {
            throw RenderError(
                "A picture of \(size.text) points at scale \(scale) is too large: at most 32,000 pixels an edge and "
                    + "256,000,000 in all; lower the scale or split the picture.")
        }
        (self.width, self.height) = (Int(width), Int(height))
    }
}

extension CGSize {
    fileprivate var text: String { "\(width) x \(height)" }
}
