import Testing

@testable import VitrineViews

@Suite struct ShapeTests {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    func inset(_ amount: CGFloat) -> CGRect { rect.insetBy(dx: amount, dy: amount) }
    func corners(_ path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let p), .line(let p): points.append(CGPoint(x: p.x.rounded(), y: p.y.rounded()))
            default: break
            }
        }
        return points
    }

    @Test("A14-01, A14-02, A14-06: built-in shapes draw their paths") func builtIn() {
        #expect(Rectangle().path(in: rect) == Path(rect))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)))
        #expect(RoundedRectangle(cornerRadius: 12).path(in: rect) == Path(roundedRect: rect, cornerRadius: 12))
        #expect(Capsule().path(in: rect) == RoundedRectangle(cornerRadius: 40).path(in: rect))
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
        let uneven = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
        #expect(
            UnevenRoundedRectangle(cornerRadii: uneven).path(in: rect) == Path(roundedRect: rect, cornerRadii: uneven))
    }

    @Test("A14-08: inset shapes shrink, and their radii too, down to square corners") func insets() {
        let rounded = RoundedRectangle(cornerRadius: 12)
        #expect(rounded.inset(by: 5).path(in: rect) == Path(roundedRect: inset(5), cornerRadius: 7))
        #expect(rounded.inset(by: 20).path(in: rect) == Path(inset(20)))
        #expect(Capsule().inset(by: 5).path(in: rect) == Path(roundedRect: inset(5), cornerRadius: 25))
        #expect(
            Circle().inset(by: 5).path(in: rect) == Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)))
        #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(inset(5)))
        #expect(Rectangle().inset(by: 40).path(in: rect).isEmpty)
    }

    @Test("A14-15: shapes can be turned, moved, scaled, sized and trimmed") func transformed() {
        #expect(
            corners(Rectangle().rotation(.degrees(90)).path(in: rect)) == [
                CGPoint(x: 80, y: -20), CGPoint(x: 80, y: 80), CGPoint(x: 20, y: 80), CGPoint(x: 20, y: -20),
            ])
        #expect(Rectangle().offset(x: 3, y: 4).path(in: rect) == Path(rect.offsetBy(dx: 3, dy: 4)))
        #expect(
            Rectangle().scale(0.5).path(in: rect) == Path(CGRect(x: 25, y: 15, width: 50, height: 30)))
        #expect(
            Rectangle().scale(0.5, anchor: .topLeading).path(in: rect)
                == Path(CGRect(x: 0, y: 0, width: 50, height: 30)))
        #expect(
            Rectangle().size(width: 40, height: 20).path(in: rect)
                == Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(
            corners(Rectangle().trim(from: 0.25, to: 0.5).path(in: rect)) == [
                CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60),
            ])
    }

    @Test("A1-03, A1-04, A1-07, A1-08, A1-09: shapes take what they are offered, and circles are square") func sizes() {
        let offer = ProposedViewSize(width: 60, height: 40)
        let (whole, square) = (CGSize(width: 60, height: 40), CGSize(width: 40, height: 40))
        let ten = CGSize(width: 10, height: 10)
        #expect(Rectangle().sizeThatFits(offer) == whole)
        #expect(Capsule().sizeThatFits(offer) == whole)
        #expect(Rectangle().sizeThatFits(.unspecified) == ten)
        #expect(Circle().sizeThatFits(offer) == square)
        #expect(Circle().sizeThatFits(.unspecified) == ten)
        #expect(AnyShape(Circle()).sizeThatFits(offer) == square)
        #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(offer) == square)
        #expect(Circle().stroke(lineWidth: 3).sizeThatFits(offer) == square)
        #expect(Circle().offset(x: 1).sizeThatFits(offer) == whole)
        #expect(Circle().scale(2).sizeThatFits(offer) == whole)
        #expect(Circle().rotation(.degrees(1)).sizeThatFits(offer) == whole)
        #expect(Circle().transform(.identity).sizeThatFits(offer) == whole)
        #expect(Circle().size(width: 40, height: 20).sizeThatFits(offer) == whole)
        #expect(Circle().inset(by: 2).sizeThatFits(offer) == whole)
        #expect(Circle().size(width: 40, height: 20).sizeThatFits(.unspecified) == ten)
    }

    @Test("A14-17: shapes are mirrored where text runs from right to left, unless they are fixed") func mirrored() {
        let corner = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
        let mirrored = UnevenRoundedRectangle(topTrailingRadius: 20, style: .circular)
        #expect(corner.path(in: rect, .leftToRight) == corner.path(in: rect))
        let made = corner.path(in: rect, .rightToLeft)
        for point in [CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 50, y: 30)] {
            #expect(made.contains(point) == mirrored.path(in: rect).contains(point))
        }
        struct Fixed: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
            var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        }
        #expect(Fixed().path(in: rect, .rightToLeft) == Fixed().path(in: rect))
    }

    @Test func staticMembersNameTheShapes() {
        func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
        #expect(path(.rect) == path(Rectangle()))
        #expect(path(.circle) == path(Circle()))
        #expect(path(.ellipse) == path(Ellipse()))
        #expect(path(.capsule) == path(Capsule()))
        #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
        #expect(path(.rect(topLeadingRadius: 8)) == path(UnevenRoundedRectangle(topLeadingRadius: 8)))
    }
}
