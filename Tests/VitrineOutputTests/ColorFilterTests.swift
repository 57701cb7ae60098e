import Foundation
import Testing
import VitrineCairo
import VitrineDisplay

/// Recorded from Apple's SwiftUI on (204, 102, 51).
@Suite("Colour filters give Apple's colours")
struct ColorFilterTests {
    struct Row: Sendable {
        var filters: [ColorFilter]
        var expected: [Int]
    }

    static let rows = [
        Row(filters: [.brightness(0.2)], expected: [255, 153, 102]),
        Row(filters: [.brightness(-0.3)], expected: [127, 25, 0]),
        Row(filters: [.contrast(0.5)], expected: [166, 115, 89]),
        Row(filters: [.contrast(2)], expected: [255, 76, 0]),
        Row(filters: [.saturation(0.5)], expected: [162, 111, 85]),
        Row(filters: [.saturation(2)], expected: [255, 84, 0]),
        Row(filters: [.grayscale(0.5)], expected: [162, 111, 85]),
        Row(filters: [.hueRotation(.degrees(90))], expected: [51, 149, 36]),
        Row(filters: [.hueRotation(.degrees(200))], expected: [65, 127, 213]),
        Row(filters: [.multiply(RGBA(0, 0.5, 1))], expected: [0, 51, 51]),
        Row(filters: [.luminanceToAlpha], expected: [0, 0, 0, 120]),
        Row(filters: [.saturation(0), .brightness(0.2), .invert], expected: [84, 84, 84]),
    ]

    @Test("C3-21: painted, one within another", arguments: rows)
    func painted(row: Row) throws {
        let color = RGBA(204.0 / 255, 102.0 / 255, 51.0 / 255)
        var item = DisplayItem(0, 0, .rect(8, 8, color))
        for filter in row.filters { item = DisplayItem(0, 0, .group(.colorFilter(filter), [item])) }
        let picture = try CairoRenderer.draw(
            DisplayList([item]), size: CGSize(width: 8, height: 8), engine: Outputs.engine)
        let pixel = picture[4, 4]
        let found = [16, 8, 0, 24].map { Int(pixel >> UInt32($0) & 255) }
        let expected = row.expected.count == 4 ? row.expected : row.expected + [255]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found) is not \(expected)")
    }

    @Test("values that are no numbers change nothing")
    func undefined() {
        for filter in [ColorFilter.brightness(.nan), .contrast(.infinity), .saturation(.nan), .grayscale(.nan)] {
            #expect(filter.matrix.applied(to: RGBA.sample) == RGBA.sample)
        }
    }

    @Test("a clear pixel stays clear")
    func clear() throws {
        let item = DisplayItem(0, 0, .group(.colorFilter(.invert), [DisplayItem(0, 0, .circle(8, .red))]))
        let picture = try CairoRenderer.draw(
            DisplayList([item]), size: CGSize(width: 8, height: 8), engine: Outputs.engine)
        #expect(picture[0, 0] == 0)
    }
}
