import Foundation

/// What a picture may measure. Cairo's image surfaces end at 32,767 pixels a side; the area keeps memory sane.
enum Limits {
    static let side: Double = 32_767
    static let pixels: Double = 100_000_000

    static func check(width: Double, height: Double, scale: Double) throws(Failure) {
        let pixelWidth = (width * scale).rounded(.up)
        let pixelHeight = (height * scale).rounded(.up)
        guard pixelWidth <= side, pixelHeight <= side, pixelWidth * pixelHeight <= pixels else {
            throw .usage(
                "\(plain(width)) × \(plain(height)) points at scale \(plain(scale)) is too large a picture; "
                    + "at most \(plain(side)) pixels a side and \(plain(pixels / 1e6)) million in all")
        }
    }
}

/// A number as a person writes it: no ".0" behind a whole one.
func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
