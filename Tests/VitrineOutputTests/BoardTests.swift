import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

/// The example's board from end to end: the tool compiles the file, draws it in each format, and other people's
/// programs show the documents as the picture is.
///
/// Tolerance: letters stand on whole pixels in our pictures and not in theirs, and each blurs shadows in its own way.
/// So the mean over all channels may be off by 3 of 255, and 2 % of the pixels by more than 64.
@Suite("The display board", .serialized) struct BoardTests {
    private static let board = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Sources/DisplayBoard/DisplayBoard.swift").standardizedFileURL.path

    /// What the tool writes to a file of that ending.
    private func drawn(_ ending: String, locale: String = "C.UTF-8", options: [String] = []) throws -> [UInt8] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("board-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("board.\(ending)")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
            "vitrine")
        process.arguments = ["render", Self.board, "-o", output.path] + options
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolFailure(tool: "vitrine", status: process.terminationStatus)
        }
        return [UInt8](try Data(contentsOf: output))
    }

    private func agrees(_ picture: PixelBuffer, _ other: [UInt8]) -> (Bool, Difference) {
        let difference = Difference(picture, pixels(ofPNG: other))
        return (difference.mean < 3 && difference.far < 0.02, difference)
    }

    @Test(
        "is the same picture in PNG, in SVG by librsvg and in PDF by poppler",
        .enabled(if: Tool.rsvg.isInstalled && Tool.pdftoppm.isInstalled, "needs librsvg2-bin and poppler-utils"))
    func formats() throws {
        let picture = pixels(ofPNG: try drawn("png"))
        let (svg, pdf) = (try drawn("svg"), try drawn("pdf"))
        let bySVG = agrees(picture, try Tool.rsvg.run(["-z", "2", "INPUT"], input: svg))
        #expect(bySVG.0, "SVG: \(bySVG.1)")
        let byPDF = agrees(picture, try Tool.pdftoppm.run(["-r", "144", "-png", "INPUT"], input: pdf))
        #expect(byPDF.0, "PDF: \(byPDF.1)")
        // Not because anything agrees with anything.
        #expect(
            !agrees(picture, try Tool.rsvg.run(["-z", "2", "INPUT"], input: try drawn("svg", options: ["--rtl"]))).0)
    }

    @Test("is the same file in every locale", arguments: ["png", "svg", "pdf"])
    func locales(ending: String) throws {
        let plain = try drawn(ending)
        for locale in ["de_DE.UTF-8", "tr_TR.UTF-8", "C", "POSIX"] {
            #expect(try drawn(ending, locale: locale) == plain, "\(locale)")
        }
    }
}
