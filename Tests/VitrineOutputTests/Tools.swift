import CPango
import Foundation
import VitrineCairo
import VitrineDisplay
import VitrineSVG

/// Programs that show what we wrote, where they are installed.
enum Tool: String {
    case rsvg = "rsvg-convert", pdftoppm, pdftotext, pdfinfo, pdffonts, xmllint

    var path: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var isInstalled: Bool { path != nil }

    /// What the program writes for an input; files it is to read are `input`.
    func run(_ arguments: [String], input: [UInt8], locale: String = "C") throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-output-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("input")
        try Data(input).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path!)
        process.arguments = arguments.map { $0 == "INPUT" ? file.path : $0 }
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolFailure(tool: rawValue, status: process.terminationStatus)
        }
        return [UInt8](try Data(contentsOf: output))
    }
}

struct ToolFailure: Error { var tool: String, status: Int32 }

extension Tool {
    /// What the program writes, as text.
    func text(_ arguments: [String], of document: some Sequence<UInt8>) throws -> String {
        String(decoding: try run(arguments, input: Array(document)), as: UTF8.self)
    }
}

/// A picture file, read by Cairo.
func pixels(ofPNG bytes: [UInt8]) -> PixelBuffer {
    final class Source {
        var bytes: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
    }
    let source = Source(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
        { closure, out, count in
            let source = Unmanaged<Source>.fromOpaque(closure!).takeUnretainedValue()
            guard source.bytes.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
            for (i, byte) in source.bytes.prefix(Int(count)).enumerated() { out![i] = byte }
            source.bytes = source.bytes.dropFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())!
    defer { cairo_surface_destroy(surface) }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let (data, stride) = (cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var pixels: [UInt32] = []
    for y in 0..<height {
        data!.advanced(by: y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
            for x in 0..<width { pixels.append(isOpaque ? row[x] | 0xFF00_0000 : row[x]) }
        }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
}

/// How unlike two pictures are.
struct Difference: CustomStringConvertible {
    /// The mean over all pixels and channels, 0...255.
    var mean = 0.0
    /// The share of pixels with a channel more than 64 off, as edges a pixel aside have.
    var far = 0.0

    init(_ a: PixelBuffer, _ b: PixelBuffer) {
        guard a.width == b.width, a.height == b.height else {
            (mean, far) = (.infinity, 1)
            return
        }
        var (sum, count) = (0, 0)
        for (p, q) in zip(a.pixels, b.pixels) where p != q {
            let gaps = [0, 8, 16, 24].map { abs(Int(p >> $0 & 255) - Int(q >> $0 & 255)) }
            sum += gaps.reduce(0, +)
            if gaps.max()! > 64 { count += 1 }
        }
        mean = Double(sum) / Double(a.pixels.count * 4)
        far = Double(count) / Double(a.pixels.count)
    }

    var description: String { String(format: "mean %.3f, far %.2f %%", mean, far * 100) }
}

/// The three formats of a scene on white paper.
struct Outputs {
    static let engine = PangoTextEngine()
    var scene: Scene

    func png() throws -> PixelBuffer {
        try CairoRenderer.draw(scene.list, size: Scene.size, scale: 2, background: .white, engine: Self.engine)
    }

    func svg() throws -> [UInt8] {
        try SVGWriter.svg(
            scene.list, size: Scene.size, background: .white, title: scene.name, engine: Self.engine,
            pictures: CairoPictures(engine: Self.engine))
    }

    func pdf() throws -> [UInt8] {
        try CairoRenderer.pdf(
            pages: [(scene.list, Scene.size)], background: .white, engine: Self.engine, title: scene.name)
    }
}
