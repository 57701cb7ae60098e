import Foundation
import SwiftUI
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineRuntime

/// Something painted, with what the effects around it make of it.
struct Seen {
    /// The text, or nothing.
    var text: String?
    /// Where it is, in the window, in points.
    var frame: CGRect
    /// How opaque the groups around it are.
    var opacity = 1.0
    var blur: CGFloat = 0
    var color: RGBA?
}

extension DisplayList {
    /// All that is painted, in that order.
    var seen: [Seen] {
        items.flatMap { item -> [Seen] in
            var seen: [Seen]
            switch item.content {
            case .fill(let path, let paint, _), .stroke(let path, let paint, _):
                var one = Seen(frame: path.boundingRect)
                if case .color(let color) = paint { one.color = color }
                seen = [one]
            case .text(let text, let size):
                let runs = text.runs.map(\.string).joined()
                seen = [Seen(text: runs, frame: CGRect(origin: .zero, size: size))]
            case .image(_, let rect, _): seen = [Seen(frame: rect)]
            case .group(let list, let effect, _):
                seen = list.seen
                for i in seen.indices {
                    switch effect {
                    case .opacity(let opacity): seen[i].opacity *= opacity
                    case .transform(let transform): seen[i].frame = seen[i].frame.applying(transform)
                    case .blur(let radius): seen[i].blur = radius
                    default: break
                    }
                }
            }
            for i in seen.indices {
                seen[i].frame.origin.x += item.origin.x
                seen[i].frame.origin.y += item.origin.y
            }
            return seen
        }
    }
}

extension Live {
    /// The view stands in the middle of the window.
    convenience init(centered view: some View) {
        self.init(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    /// Moves the clock to a time, in seconds, and makes a frame.
    @discardableResult func run(at time: Double) -> WorkLog {
        host.time = time
        return run()
    }

    var seen: [Seen] { host.displayList().seen }
    func seen(_ text: String) -> Seen? { seen.first { $0.text == text } }
}

/// Numbers as somebody would write them down.
func rounded(_ value: Double, _ digits: Int = 4) -> Double {
    let factor = pow(10, Double(digits))
    let rounded = (value * factor).rounded() / factor
    return rounded == 0 ? 0 : rounded
}

/// Rows of numbers in this folder's `Resources`.
func rows<Row: Decodable>(_ name: String, of type: Row.Type) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Resources")
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try JSONDecoder().decode(RowFile<Row>.self, from: data).rows
}

private struct RowFile<Row: Decodable>: Decodable { let rows: [Row] }
