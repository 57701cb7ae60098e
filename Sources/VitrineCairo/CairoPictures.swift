import VitrineDisplay

/// Makes pictures for other formats.
package struct CairoPictures: PictureMaker {
    private let engine: PangoTextEngine

    package init(engine: PangoTextEngine) { self.engine = engine }

    package func png(of image: ImageContent) throws(RenderError) -> [UInt8] {
        try PNGWriter.encode(image.buffer, scale: 1)
    }

    package func picture(of list: DisplayList, in rect: CGRect, scale: CGFloat) throws(RenderError) -> ImageContent {
        let moved = DisplayItem(
            id: DisplayID(0), origin: CGPoint(x: -rect.minX, y: -rect.minY), .group(list, .none, size: rect.size))
        return ImageContent(
            try CairoRenderer.draw(DisplayList([moved]), size: rect.size, scale: scale, engine: engine))
    }
}
