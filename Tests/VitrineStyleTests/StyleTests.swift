import Testing

@testable import VitrineViews

@Suite struct StyleTests {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

    func paint(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> Paint {
        style._paint(_PaintContext(environment: environment, bounds: bounds)).paint
    }

    func styled(_ styles: any ShapeStyle..., in outer: EnvironmentValues = EnvironmentValues()) -> EnvironmentValues {
        var environment = outer
        environment.foregroundStyles = ForegroundStyles(
            styles.map { AnyShapeStyle($0) }, outer: outer.foregroundStyles)
        return environment
    }

    let red = Color(red: 1, green: 0, blue: 0)

    @Test("C3-06, C3-07, C3-08: without a style the levels are those of labels") func labelLevels() {
        #expect(paint(.primary) == .color(.black))
        let tint = RGBA(60 / 255, 60 / 255, 67 / 255)
        #expect(paint(.secondary) == .color(tint.opacity(0.6)))
        #expect(paint(.tertiary) == .color(tint.opacity(0.3)))
        #expect(paint(.quaternary) == .color(tint.opacity(0.18)))
        let white = RGBA(235 / 255, 235 / 255, 245 / 255)
        #expect(paint(.primary, dark) == .color(.white))
        #expect(paint(.tertiary, dark) == .color(white.opacity(0.3)))
        #expect(paint(.quaternary, dark) == .color(white.opacity(0.16)))
    }

    private let dark = {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }()

    @Test("C3-10: fills are grey and translucent, less from level to level") func fills() {
        func fill(_ gray: Float, _ opacity: Double) -> Paint {
            .color(RGBA(gray / 255, gray / 255, 128 / 255).opacity(opacity))
        }
        #expect(paint(.fill) == fill(120, 0.2))
        #expect(paint(.fill.secondary) == fill(120, 0.16))
        #expect(paint(.fill.tertiary) == fill(118, 0.12))
        #expect(paint(.fill.quaternary) == fill(116, 0.08))
    }

    @Test("C3-11: grouped backgrounds are pale, or black, and cards on them white, or nearly black") func grouped() {
        func gray(_ red: Float, _ blue: Float) -> Paint { .color(RGBA(red / 255, red / 255, blue / 255)) }
        #expect(paint(.background.secondary) == gray(242, 247) && paint(.background) == .color(.white))
        #expect(paint(.background, dark) == .color(.black) && paint(.background.secondary, dark) == gray(28, 30))
    }

    @Test("C3-12: links are blue, lighter in the dark") func links() {
        #expect(paint(.link) == .color(RGBA(0, 104 / 255, 218 / 255)))
        #expect(paint(.link, dark) == .color(RGBA(65 / 255, 156 / 255, 1)))
    }

    @Test("A14-18: unit points are not mirrored where text runs from right to left") func unitPoints() {
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        let linear = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        #expect(paint(linear, mirrored) == paint(linear))
        let angular = AngularGradient(colors: [.black, .white], center: .topLeading)
        #expect(paint(angular, mirrored) == paint(angular))
        let radial = RadialGradient(colors: [.black, .white], center: .trailing, startRadius: 0, endRadius: 9)
        #expect(paint(radial, mirrored) == paint(radial))
    }

    @Test("C3-09: the levels of a colour are weaker shades of it: 1, 0.5, 0.25, 0.18") func shades() {
        let environment = styled(red)
        let opacities: [(HierarchicalShapeStyle, Double)] = [
            (.primary, 1), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
        ]
        for (style, opacity) in opacities {
            #expect(paint(style, environment) == paint(red.opacity(opacity)))
            #expect(environment.foregroundPaint(level: style.level, bounds: bounds) == paint(red.opacity(opacity)))
        }
        #expect(paint(red.secondary) == paint(red.opacity(0.5)))
    }

    @Test func levelsThatWereSetAreUsedAndTheNextIsAShadeOfTheLast() {
        let environment = styled(red, Color.black)
        #expect(paint(.primary, environment) == paint(red))
        #expect(paint(.secondary, environment) == .color(.black))
        #expect(paint(.tertiary, environment) == .color(RGBA.black.opacity(0.5)))
    }

    @Test func aHierarchicalForegroundIsALevelOfTheOneAroundIt() {
        let inner = styled(HierarchicalShapeStyle.secondary, in: styled(red))
        #expect(paint(.foreground, inner) == paint(red.opacity(0.5)))
        #expect(paint(.secondary, inner) == paint(red.opacity(0.25)))
        // No style around it: the labels'.
        #expect(paint(.foreground, styled(HierarchicalShapeStyle.secondary)) == paint(.secondary))
        #expect(paint(.foreground, styled(ForegroundStyle())) == .color(.black))
    }

    @Test func tintAndBackgroundAreTheSystemsUntilSet() {
        var environment = EnvironmentValues()
        #expect(paint(.tint, environment) == paint(Color.blue))
        #expect(paint(.background, environment) == .color(.white))
        environment.tint = AnyShapeStyle(red)
        environment.backgroundStyle = AnyShapeStyle(BackgroundStyle().opacity(0.5))
        #expect(paint(.tint, environment) == paint(red))
        #expect(paint(.background, environment) == .color(RGBA.white.opacity(0.5)))
    }

    @Test func aStyleOfOnesOwnPaintsWhatItResolvesTo() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.isEnabled ? Color.orange : Color.gray
            }
        }
        #expect(paint(Warning()) == paint(Color.orange))
        #expect(paint(AnyShapeStyle(Warning()).opacity(0.5)) == paint(Color.orange.opacity(0.5)))
    }

    @Test func gradientsReferToTheBounds() {
        let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
        #expect(
            paint(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
                == .linearGradient(stops, start: CGPoint(x: 0, y: 30), end: CGPoint(x: 100, y: 30)))
        #expect(
            paint(Gradient(colors: [.black, .white]))
                == .linearGradient(stops, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 60)))
        #expect(
            paint(.radialGradient(colors: [.black, .white], center: .center, startRadius: 1, endRadius: 9))
                == .radialGradient(stops, center: CGPoint(x: 50, y: 30), startRadius: 1, endRadius: 9))
        #expect(
            paint(.conicGradient(colors: [.black, .white], center: .center))
                == .angularGradient(
                    stops, center: CGPoint(x: 50, y: 30), startAngle: .zero, endAngle: .degrees(360)))
    }

    @Test func anEllipticalGradientIsACircleInStretchedCoordinates() {
        let style = EllipticalGradient(colors: [.black, .white])
        let paint = style._paint(_PaintContext(environment: EnvironmentValues(), bounds: bounds))
        let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
        #expect(
            paint.paint
                == .radialGradient(stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 50))
        #expect(paint.transform == CGAffineTransform(scaleX: 1, y: 0.6))
    }

    @Test func aGradientInTheDeviceSpaceIsSpelledOut() {
        let style = LinearGradient(
            Gradient(colors: [.black, .white]).colorSpace(.device), startPoint: .top, endPoint: .bottom)
        guard case .linearGradient(let stops, _, _) = paint(style) else { return #expect(Bool(false)) }
        let middle = stops.first { $0.location == 0.5 }
        #expect(middle.map { abs($0.color.red - 0.5) < 1e-5 } == true)
        #expect(stops.first?.color == .black && stops.last?.color == .white)
    }
}
