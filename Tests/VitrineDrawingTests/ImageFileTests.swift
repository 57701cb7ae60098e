import Foundation
import Testing
import VitrineDisplay

@testable import VitrineCairo

/// Pictures in files: which one is taken, and what is said of a bad one.
@Suite(.serialized) final class ImageFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    private let file: [UInt8]

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = try PNGWriter.encode(picture(12, 8).buffer, scale: 1)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
    }

    private func load(_ name: String, scale: CGFloat = 1) -> LoadedImage? {
        FileImageLoader(folders: [folder]).image(named: name, in: nil, scale: scale)
    }

    @Test("a file is read as it was written")
    func roundTrip() throws {
        #expect(try PNGReader.decode(file) == picture(12, 8).buffer)
        let clear = PixelBuffer(width: 2, height: 1, pixels: [0x8040_2010, 0])
        #expect(try PNGReader.decode(PNGWriter.encode(clear, scale: 1)) == clear)
    }

    @Test("the size that is meant for the scale is taken, else a larger one, else a smaller one")
    func scales() throws {
        try write(file, "a.png")
        try write(file, "a@2x.png")
        try write(file, "b@3x.png")
        #expect(load("a", scale: 1)?.scale == 1)
        #expect(load("a", scale: 2)?.scale == 2)
        #expect(load("a", scale: 3)?.scale == 2)
        #expect(load("b", scale: 1)?.size == CGSize(4, 8.0 / 3))
        #expect(load("a.png", scale: 1)?.scale == 1)
    }

    @Test("what is missing, damaged, cut off, no picture or endless is one message, and no picture")
    func broken() throws {
        try write(Array(file.dropLast(30)), "short.png")
        var wrong = file
        for i in 60..<min(80, wrong.count) { wrong[i] ^= 0x55 }
        try write(wrong, "wrong.png")
        try write(Array("GIF89a, and so on and so on".utf8), "other.png")
        try write([], "empty.png")
        var endless = file
        for i in 16..<24 { endless[i] = 0x7F }
        try write(endless, "endless.png")
        for name in ["none", "short", "wrong", "other", "empty", "endless", "../escape", ""] {
            let said = warnings { #expect(load(name) == nil, "\(name)") }.filter { $0.contains(folder.path) }
            #expect(said.count == 1, "\(name): \(said)")
        }
        #expect(warnings { _ = load("endless") }.first?.contains("2139062143 x 2139062143 pixels") == true)
        #expect(warnings { _ = load("none") }.first?.contains("none.png") == true)
    }
}
