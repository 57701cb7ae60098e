import Foundation
import Synchronization
import VitrineCairo
import VitrineDisplay
import VitrineRuntime

@testable import VitrineViews

/// Pictures of one colour, by names like `64x40` or `128x80@2`.
final class NamedPictures: ImageLoader {
    func image(named name: String, in folder: URL?, scale: CGFloat) -> LoadedImage? {
        let parts = name.split(whereSeparator: { $0 == "x" || $0 == "@" }).compactMap { Int($0) }
        guard parts.count >= 2 else { return nil }
        return LoadedImage(
            picture(parts[0], parts[1]), scale: parts.count > 2 ? CGFloat(parts[2]) : 1)
    }
}

/// A picture whose pixels tell where they are from: red the column, green the row.
func picture(_ width: Int, _ height: Int) -> ImageContent {
    let pixels = (0..<width * height).map { i in
        0xFF00_0000 | UInt32(i % width % 256) << 16 | UInt32(i / width % 256) << 8
    }
    return ImageContent(PixelBuffer(width: width, height: height, pixels: pixels))
}

/// A view alone on a stage of its own.
@MainActor struct Shown {
    static let engine = PangoTextEngine()
    let size: CGSize
    let items: [DisplayItem]

    init(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1) {
        let host = RenderHost(view, textEngine: Self.engine, imageLoader: NamedPictures(), displayScale: scale)
        let frame = host.frame(proposal: ProposedViewSize(width: width, height: height))
        (size, items) = (frame.size, frame.list.items)
    }

    /// Where the pictures stand.
    var pictures: [CGRect] {
        items.compactMap { item in
            guard case .image(_, let rect, _) = item.content else { return nil }
            return rect.offsetBy(dx: item.origin.x, dy: item.origin.y)
        }
    }
}

extension CGSize {
    init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

/// The warnings that are said while a body runs.
func warnings(_ body: () throws -> Void) rethrows -> [String] { try VitrineLog.capturing(body).messages }
