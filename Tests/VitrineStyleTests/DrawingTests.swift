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

    @Test("A1-06, A1-12: a path and a shape of a size are drawn from the view's corner, and not clipped")
    func overflow() {
        let path = Path(CGRect(x: 5, y: 5, width: 300, height: 90))
        #expect(described(items(path.frame(width: 10, height: 10))) == ["fill 5,5,300,90 #000000FF"])
        let sized = Rectangle().size(width: 140, height: 20)
        #expect(described(items(sized)) == ["fill 0,0,140,20 #000000FF"])
    }

    @Test("A1-13: half of a stroke lies outside of its shape") func ink() throws {
        let item = try #require(items(Rectangle().stroke(lineWidth: 8).frame(width: 50, height: 50)).first)
        #expect(item.content.bounds == CGRect(x: -4, y: -4, width: 58, height: 58))
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

    @Test("C3-22: a shadow is a third of black unless told") func shadow() {
        guard case .group(_, .shadow(let color, let radius, let offset), _) = items(red.shadow(radius: 3))[0].content
        else { return #expect(Bool(false)) }
        let resolved = Color.Resolved(color)
        #expect(resolved.linearRed == 0 && resolved.linearGreen == 0 && resolved.linearBlue == 0)
        #expect(abs(resolved.opacity - 0.33) < 1e-6)
        #expect(radius == 3 && offset == .zero)
    }

    @Test("A5-38: a view that is scaled at its bottom keeps its bottom edge") func scale() throws {
        let view = red.scaleEffect(x: 2, y: 0.5, anchor: .bottom)
        guard case .group(let list, .transform(let t), _) = items(view)[0].content else {
            return #expect(Bool(false))
        }
        #expect(described(list.items) == ["fill 0,0,100,60 #FF0000FF"])
        #expect(CGRect(x: 0, y: 0, width: 100, height: 60).applying(t) == CGRect(x: -50, y: 30, width: 200, height: 30))
    }

    @Test("A5-37: a view turns clockwise, about its anchor") func rotation() throws {
        guard
            case .group(_, .transform(let corner), _) = items(red.rotationEffect(.degrees(30), anchor: .topLeading))[0]
                .content
        else { return #expect(Bool(false)) }
        let turned = CGPoint(x: 100, y: 0).applying(corner)
        #expect(abs(turned.x - 50 * 3.0.squareRoot()) < 1e-9 && abs(turned.y - 50) < 1e-9)

        guard case .group(_, .transform(let t), _) = items(red.rotationEffect(.degrees(90)))[0].content else {
            return #expect(Bool(false))
        }
        let center = CGPoint(x: 50, y: 30).applying(t)
        #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 30) < 1e-9)
        // Clockwise: what is on the right comes to be below.
        #expect(CGPoint(x: 60, y: 30).applying(t).y > 39)
    }

    @Test("A1-14: a border lies inside the view and over it") func border() {
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
