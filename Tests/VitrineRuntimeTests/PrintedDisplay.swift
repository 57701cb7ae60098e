import SwiftUI

@testable import VitrineRuntime

extension DisplayList {
    /// What is shown, as text, without the ids: two trees that show the same print the same.
    var printed: String {
        var lines: [String] = []
        print(into: &lines, indent: "")
        return lines.joined(separator: "\n")
    }

    private func print(into lines: inout [String], indent: String) {
        for item in items {
            let place = "\(indent)(\(rounded(item.origin.x)), \(rounded(item.origin.y)))"
            switch item.content {
            case .text(let text, let size):
                let runs = text.runs.map { "\($0.string)@\($0.font.size)" }.joined(separator: "|")
                lines.append(
                    "\(place) text \(runs) \(rounded(size.width))x\(rounded(size.height)) \(text.runs.map(\.paint))")
            case .group(let list, let effect, let size):
                if case .mask(let mask) = effect {
                    lines.append("\(place) mask \(size)")
                    mask.print(into: &lines, indent: indent + "  m ")
                } else {
                    lines.append("\(place) group \(effect) \(size)")
                }
                list.print(into: &lines, indent: indent + "  ")
            default: lines.append("\(place) \(item.content)")
            }
        }
    }

    // Sums in another order differ in their last bits.
    private func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
}
