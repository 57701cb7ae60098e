import Foundation

/// Finds pictures by name. The core knows no files: a host hands one in.
package protocol ImageLoader: AnyObject, Sendable {
    /// The picture called `name`, from `folder` or wherever else the loader looks; of several sizes the one that is
    /// meant for `scale` pixels a point. Nil when there is none; why is the loader's to say, once.
    func image(named name: String, in folder: URL?, scale: CGFloat) -> LoadedImage?
}

/// A picture, and how many of its pixels make a point.
package struct LoadedImage: Sendable, Equatable {
    package var content: ImageContent
    package var scale: CGFloat

    package init(_ content: ImageContent, scale: CGFloat = 1) { (self.content, self.scale) = (content, scale) }

    /// In points.
    package var size: CGSize {
        CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
    }
}

extension PixelBuffer {
    /// The part of the picture in a rectangle of whole pixels inside it.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
        var part: [UInt32] = []
        part.reserveCapacity(width * height)
        for row in y..<y + height { part += pixels[row * self.width + x..<row * self.width + x + width] }
        return PixelBuffer(width: width, height: height, pixels: part)
    }
}
