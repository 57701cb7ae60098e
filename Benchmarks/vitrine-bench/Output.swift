import CPango
import Foundation
import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineSVG

/// The files of workload W as one page, its picture beside what Cairo's own writer makes of it.
@MainActor
func measureOutput(_ n: Int) {
    let frame = host(StaticWorkload(data: WorkloadData(n))).frame(proposal: ProposedViewSize(width: 400, height: 800))
    let (list, size) = (frame.list, frame.size)
    func picture(_ engine: PangoTextEngine = engine) -> PixelBuffer? {
        try? CairoRenderer.draw(list, size: size, background: .white, engine: engine)
    }
    guard let pixels = picture() else { return print("{\"note\":\"\(n) rows are too large for one picture\"}") }
    measure("raster", n: n, prepare: {}) { picture() }
    measure("raster, shaping included", n: n, prepare: engineThatKnowsFonts) { picture($0) }

    let image = ImageContent(pixels)
    let pictures = CairoPictures(engine: engine)
    measure("png encode", n: n, prepare: {}) { try? pictures.png(of: image) }
    emit("png size", n: n, unit: "KiB", [Double((try? pictures.png(of: image))?.count ?? 0) / 1024])
    measure("png encode, cairo's writer", n: n, runs: 5, prepare: {}) { cairoPNG(pixels) }
    emit("png size, cairo's writer", n: n, unit: "KiB", [Double(cairoPNG(pixels)) / 1024])
    // Noise takes a picture out of the few colours of an interface.
    let colorful = ImageContent(noisy(pixels))
    measure("png encode, many colours", n: n, prepare: {}) { try? pictures.png(of: colorful) }
    emit("png size, many colours", n: n, unit: "KiB", [Double((try? pictures.png(of: colorful))?.count ?? 0) / 1024])
    measure("png encode, many colours, cairo's writer", n: n, runs: 5, prepare: {}) { cairoPNG(colorful.buffer) }
    emit("png size, many colours, cairo's writer", n: n, unit: "KiB", [Double(cairoPNG(colorful.buffer)) / 1024])

    func svg() -> Int { (try? SVGWriter.svg(list, size: size, engine: engine))?.count ?? 0 }
    measure("svg", n: n, prepare: {}) { svg() }
    emit("svg size", n: n, unit: "KiB", [Double(svg()) / 1024])

    func pdf() -> Int { (try? CairoRenderer.pdf(pages: [(list, size)], engine: engine))?.count ?? 0 }
    measure("pdf", n: n, prepare: {}) { pdf() }
    emit("pdf size", n: n, unit: "KiB", [Double(pdf()) / 1024])
}

/// An engine that has loaded what workload W is written in, and has laid out none of its texts.
@MainActor
private func engineThatKnowsFonts() -> PangoTextEngine {
    let engine = PangoTextEngine()
    let words = host(Text(verbatim: "Row 1234567890, item").font(.system(size: 13))).frame(proposal: .unspecified)
    _ = try? CairoRenderer.draw(DisplayList(words.list.items), size: words.size, background: .white, engine: engine)
    return engine
}

/// The picture with a hair of another colour in each row.
private func noisy(_ picture: PixelBuffer) -> PixelBuffer {
    var result = picture
    for y in 0..<picture.height {
        for x in 0..<8 { result.pixels[y * picture.width + x] = 0xFF00_0000 | UInt32(y &* 7919 &+ x) & 0xFF_FFFF }
    }
    return result
}

private final class ByteCount { var value = 0 }

private func counted(_ body: (cairo_write_func_t, UnsafeMutableRawPointer) -> Void) -> Int {
    let count = ByteCount()
    body(
        { closure, _, length in
            Unmanaged<ByteCount>.fromOpaque(closure!).takeUnretainedValue().value += Int(length)
            return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(count).toOpaque())
    return count.value
}

private func cairoPNG(_ picture: PixelBuffer) -> Int {
    counted { write, closure in
        picture.pixels.withUnsafeBytes { bytes in
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height), Int32(picture.width * 4))!
            cairo_surface_write_to_png_stream(surface, write, closure)
            cairo_surface_destroy(surface)
        }
    }
}
