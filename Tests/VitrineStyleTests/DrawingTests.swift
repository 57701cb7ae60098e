import Testing
import VitrineRuntime

@testable import VitrineViews

/// What small views record.
@MainActor @Suite struct DrawingTests {
    func items(_ view: any View, _ environment: EnvironmentValues = EnvironmentValues()) -> [DisplayItem] {
        let host = RenderHost(view, textEngine: NoText(), environment: environment)
        return host.frame(proposal: ProposedViewSize(width: 100, height: 60)).list.items
    }

    /// Items as short texts, groups with their content in brackets.
    func described(_ items: [DisplayItem]) -> [String] {
        items.map { item in
            switch item.content {
            case .fill(let path, let paint, _): "fill \(describe(path)) \(describe(paint))"
            case .stroke(let path, let paint, let style):
                "stroke \(style.lineWidth) \(describe(path)) \(describe(paint))"
            case .text: "text"
            case .image(_, let rect, _): "image \(describe(Path(rect)))"
            case .group(let list, let effect, _): "\(effect.name) \(described(list.items))"
            }
        }
    }

    func describe(_ path: Path) -> String {
        let r = path.boundingRect
        return "\(Int(r.minX)),\(Int(r.minY)),\(Int(r.width)),\(Int(r.height))"
    }
    func describe(_ paint: Paint) -> String {
        if case .color(let color) = paint { return Color.Resolved(color).description }
        return "gradient"
    }

    let red = Color(red: 1, green: 0, blue: 0)

    @Test func aColourFillsItsFrameAndAClearOneShowsNothing() {
        #expect(described(items(red)) == ["fill 0,0,100,60 #FF0000FF"])
        #expect(described(items(Color.clear)) == [])
    }

    @Test func aShapeIsFilledWithTheForegroundStyle() {
        #expect(described(items(Circle())) == ["fill 0,0,60,60 #000000FF"])
        #expect(described(items(Rectangle().foregroundStyle(red))) == ["fill 0,0,100,60 #FF0000FF"])
        #expect(described(items(Rectangle().fill(.secondary).foregroundColor(red))) == ["fill 0,0,100,60 #FF000080"])
        let secondary = Rectangle().foregroundStyle(.secondary).foregroundStyle(red)
        #expect(described(items(secondary)) == ["fill 0,0,100,60 #FF000080"])
    }

    @Test func fillsAndStrokesAreDrawnInTheOrderOfTheChain() {
        let view = Rectangle().fill(red).stroke(.black, lineWidth: 4).strokeBorder(.white, lineWidth: 2)
        #expect(
            described(items(view)) == [
                "fill 0,0,100,60 #FF0000FF", "stroke 4.0 0,0,100,60 #000000FF", "stroke 2.0 1,1,98,58 #FFFFFFFF",
            ])
    }

    @Test func aGradientIsAViewAndAnEllipticalOneIsTransformed() {
        let linear = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(described(items(linear)) == ["fill 0,0,100,60 gradient"])
        let elliptical = Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
        #expect(described(items(elliptical)) == ["transform [\"fill 0,0,100,100 gradient\"]"])
    }

    @Test func effectsGroupWhatTheyAreOn() {
        #expect(described(items(red.opacity(0.5) as Color)) == ["fill 0,0,100,60 #FF000080"])
        #expect(described(items(Rectangle().opacity(0.5))) == ["opacity [\"fill 0,0,100,60 #000000FF\"]"])
        #expect(described(items(Rectangle().opacity(1))) == ["fill 0,0,100,60 #000000FF"])
        #expect(described(items(Rectangle().opacity(0))) == [])
        #expect(described(items(Rectangle().hidden())) == [])
        #expect(described(items(red.clipShape(Circle()))) == ["clip 20,0,60,60 [\"fill 0,0,100,60 #FF0000FF\"]"])
        #expect(described(items(red.clipped())) == ["clip 0,0,100,60 [\"fill 0,0,100,60 #FF0000FF\"]"])
        #expect(described(items(red.shadow(radius: 3))) == ["shadow #00000054 3.0 [\"fill 0,0,100,60 #FF0000FF\"]"])
        #expect(described(items(red.blur(radius: 3))) == ["blur [\"fill 0,0,100,60 #FF0000FF\"]"])
        #expect(described(items(red.compositingGroup())) == ["group [\"fill 0,0,100,60 #FF0000FF\"]"])
    }

    @Test func aRotationKeepsItsAnchor() throws {
        guard case .group(_, .transform(let t), _) = items(red.rotationEffect(.degrees(90)))[0].content else {
            return #expect(Bool(false))
        }
        let center = CGPoint(x: 50, y: 30).applying(t)
        #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 30) < 1e-9)
        // Clockwise: what is on the right comes to be below.
        #expect(CGPoint(x: 60, y: 30).applying(t).y > 39)
    }

    @Test func aBorderLiesInsideTheViewAndOverIt() {
        // A1-14.
        #expect(
            described(items(red.border(.black, width: 8))) == [
                "fill 0,0,100,60 #FF0000FF", "stroke 8.0 4,4,92,52 #000000FF",
            ])
        #expect(described(items(red.border(.black, width: 0))) == ["fill 0,0,100,60 #FF0000FF"])
    }

    @Test func aModifierOnAGroupStandsOnEachOfItsViews() {
        let view = Group {
            Rectangle()
            Rectangle()
        }.opacity(0.5)
        #expect(described(items(view)).count == 2)
    }

    @Test func anEffectOnAShapeThatIsDrawnAgainIsDrawnAgain() {
        let host = RenderHost(Rectangle().opacity(0.5), textEngine: NoText())
        let size = ProposedViewSize(width: 100, height: 60)
        _ = host.frame(proposal: size)
        host.update(Rectangle().opacity(0.25))
        #expect(described(host.frame(proposal: size).list.items).first?.hasPrefix("opacity") == true)
        host.update(Rectangle().opacity(0))
        #expect(host.frame(proposal: size).list.items.isEmpty)
    }
}

extension DisplayEffect {
    fileprivate var name: String {
        switch self {
        case .none: return "group"
        case .opacity: return "opacity"
        case .transform: return "transform"
        case .projection: return "projection"
        case .clip(let path, _):
            let r = path.path.boundingRect
            return "clip \(Int(r.minX)),\(Int(r.minY)),\(Int(r.width)),\(Int(r.height))"
        case .shadow(let color, let radius, _): return "shadow \(Color.Resolved(color)) \(radius)"
        case .blur: return "blur"
        case .blendMode(let mode): return "blend \(mode)"
        case .colorFilter(let filter): return "colors \(filter)"
        case .mask: return "mask"
        case .role(let role): return "role \(role)"
        }
    }
}

/// No view here has text.
private final class NoText: TextEngine {
    func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
}
