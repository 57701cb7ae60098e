import Foundation
import Testing

@testable import VitrineViews

/// What a canvas records.
@MainActor @Suite struct CanvasTests {
    /// The effects around each thing that was drawn, outermost first, below the canvas's own two groups.
    private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [[String]] {
        let items = Shown(Canvas(renderer: draw), width: 100, height: 60).items
        guard let first = items.first, case .group(let clipped, .clip, _) = first.content,
            case .group(let list, .none, _) = clipped.items[0].content
        else { return [] }
        return list.items.map(path)
    }

    private func path(_ item: DisplayItem) -> [String] {
        switch item.content {
        case .fill: return ["fill"]
        case .stroke: return ["stroke"]
        case .text: return ["text"]
        case .image: return ["image"]
        case .group(let list, let effect, _):
            let name = "\(effect)".prefix { $0.isLetter }
            return [String(name)] + (list.items.first.map(path) ?? [])
        }
    }

    private let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("it takes all space, ideally 10 x 10, and tells its size")
    func size() {
        #expect(Shown(Canvas { _, _ in }).size == CGSize(10, 10))
        var size = CGSize.zero
        _ = Shown(Canvas { size = $1 }, width: 100, height: 60)
        #expect(size == CGSize(100, 60))
        #expect(drawn { _, _ in } == [])
    }

    @Test("paths, texts and images are drawn in order")
    func order() {
        let found = drawn { context, _ in
            context.fill(box, with: .color(.red))
            context.stroke(box, with: .foreground, lineWidth: 2)
            context.draw(Text("a"), at: .zero, anchor: .topLeading)
            context.draw(Image("20x20"), in: CGRect(x: 5, y: 5, width: 10, height: 10))
            context.draw(Image(systemName: "no.such.symbol"), at: .zero)
            context.fill(Path(), with: .color(.red))
        }
        #expect(found == [["fill"], ["stroke"], ["text"], ["transform", "image"]])
    }

    @Test("a copy has a state of its own")
    func copies() {
        let found = drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.rotate(by: .degrees(10))
            copy.clip(to: box)
            copy.fill(box, with: .color(.red))
            context.fill(box, with: .color(.red))
        }
        #expect(found == [["opacity", "clip", "transform", "fill"], ["fill"]])
    }

    @Test("a clip is placed by the transform of its moment")
    func clips() {
        var bounds = CGRect.zero
        _ = drawn { context, _ in
            context.translateBy(x: 20, y: 10)
            context.clip(to: box)
            context.translateBy(x: 50, y: 50)
            bounds = context.clipBoundingRect
        }
        #expect(bounds == CGRect(x: 20, y: 10, width: 10, height: 10))
    }

    @Test("filters, mixing and layers")
    func filters() {
        let found = drawn { context, _ in
            context.drawLayer { layer in
                layer.addFilter(.shadow(radius: 2))
                layer.addFilter(.blur(radius: 1))
                layer.fill(box, with: .color(.red))
            }
            context.blendMode = .multiply
            context.fill(box, with: .style(.tint))
            context.opacity = 0
            context.fill(box, with: .color(.red))
        }
        #expect(found == [["none", "blur", "shadow", "fill"], ["blendMode", "fill"]])
    }

    @Test("texts and images can be measured before they are drawn")
    func measured() {
        var sizes: [CGSize] = []
        _ = drawn { context, size in
            sizes = [context.resolve(Image("20x20")).size, context.resolve(Text("abc")).measure(in: size)]
        }
        #expect(sizes[0] == CGSize(20, 20) && sizes[1].width > 10 && sizes[1].height > 10)
    }

    @Test("views are found by their tags and drawn in their own size")
    func symbols() {
        var found: [CGSize?] = []
        let canvas = Canvas { context, _ in
            found = [context.resolveSymbol(id: 1)?.size, context.resolveSymbol(id: "b")?.size]
            found.append(context.resolveSymbol(id: 2)?.size)
            context.resolveSymbol(id: 1).map { context.draw($0, at: CGPoint(x: 50, y: 30)) }
        } symbols: {
            Color.red.frame(width: 12, height: 8).tag(1)
            Color.blue.frame(width: 5, height: 5).tag("b")
        }
        #expect(Shown(canvas, width: 100, height: 60).items.count == 1)
        #expect(found == [CGSize(12, 8), CGSize(5, 5), nil])
    }
}
