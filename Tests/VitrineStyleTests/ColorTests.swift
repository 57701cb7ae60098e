import Testing

@testable import VitrineViews

@Suite struct ColorTests {
    let light = EnvironmentValues()
    let dark = {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }()

    @Test("C3-02: the system's colours have their light and dark values") func systemColours() {
        // The numbered grays have no name in SwiftUI.
        let rows = Vectors.rows("system_colors_26").filter { SystemColor(rawValue: $0.string("name")) != nil }
        #expect(rows.count == 13)
        for row in rows {
            let color = Color(.system(SystemColor(rawValue: row.string("name"))!))
            #expect(bytes(color, light) == row.numbers("light"), "\(color) in light")
            #expect(bytes(color, dark) == row.numbers("dark"), "\(color) in dark")
        }
    }

    private func bytes(_ color: Color, _ environment: EnvironmentValues) -> [Double] {
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue].map { Double(($0 * 255).rounded()) }
    }

    @Test("C3-06, C3-07: labels are black or white, and their second level is translucent") func labels() {
        #expect(Color.primary.resolve(in: light).description == "#000000FF")
        #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
        #expect(Color.secondary.resolve(in: light).description == "#3C3C4399")
        #expect(Color.secondary.resolve(in: dark).description == "#EBEBF599")
    }

    @Test("C3-15, C3-17, C3-18: resolved colours of every space describe themselves in hexadecimal") func hexadecimal()
    {
        let spaces: [String: Color.RGBColorSpace] = [
            "sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3,
        ]
        for row in Vectors.rows("color_resolved_hex") {
            let c = row.numbers("rgba").map { Float($0) }
            let resolved = Color.Resolved(
                colorSpace: spaces[row.string("space")]!, red: c[0], green: c[1], blue: c[2], opacity: c[3])
            #expect(resolved.description == row.string("description"), "\(row.string("space")) \(c)")
        }
    }

    @Test("C3-16: hue, saturation and brightness give red, green and blue") func hue() {
        for row in Vectors.rows("hsb_rgb") {
            let (hsb, rgb) = (row.numbers("hsb"), row.numbers("rgb"))
            let color = Color(hue: hsb[0], saturation: hsb[1], brightness: hsb[2]).resolve(in: light)
            for (made, expected) in zip([color.red, color.green, color.blue], rgb) {
                #expect(abs(Double(made) - expected) < 1e-5, "\(hsb): \(color), not \(rgb)")
            }
        }
    }

    @Test("C3-13: opacities multiply, and are named one by one") func opacities() {
        for row in Vectors.rows("color_opacity") {
            var color = Color(.system(SystemColor(rawValue: row.string("base"))!))
            for opacity in row.numbers("chain") { color = color.opacity(opacity) }
            #expect(color.description == row.string("description"))
            let expected = (row["opacity"] as! NSNumber).floatValue
            #expect(abs(color.resolve(in: light).opacity - expected) < 1e-6)
        }
    }

    @Test("C3-14: an opacity is named in whole per cent", arguments: [(0.334, "33% red"), (0.336, "34% red")])
    func roundedOpacity(opacity: Double, name: String) {
        #expect(Color.red.opacity(opacity).description == name)
    }

    @Test("C3-17: linear components are given, and encoded components decoded") func linear() {
        let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.6, green: 0.3, blue: 0)
        #expect(linear.linearRed == 0.6 && linear.description == "#CB9500FF")
        #expect(Color.Resolved(red: 0.3, green: 0, blue: 0).description == "#4C0000FF")
    }

    @Test("C3-18: Display P3 components are those of sRGB") func displayP3() {
        let color = Color.Resolved(colorSpace: .displayP3, red: 0.412, green: 0.508, blue: 0.69)
        #expect(color.description == "#6382B4FF")
    }

    @Test("C3-19: mixing is perceptual unless told otherwise") func mixing() {
        // The middle of the system's red and blue, as recorded in a gradient.
        let middle = bytes(.red.mix(with: .blue, by: 0.5), light)
        for (made, recorded) in zip(middle, [170.0, 121, 168]) { #expect(abs(made - recorded) <= 2) }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(bytes(red.mix(with: blue, by: 0.5, in: .device), light) == [128, 0, 128])
        #expect(red.mix(with: blue, by: 0).resolve(in: light).description == "#FF0000FF")
        #expect(red.mix(with: blue, by: 1).resolve(in: light).description == "#0000FFFF")
    }

    @Test func coloursOfEqualValueAreEqual() {
        #expect(Color.red == .red)
        #expect(Color.red != .blue)
        #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
        #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    }

    @Test func aStyleThatResolvesToAColourMakesOne() {
        struct Brand: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                (environment.colorScheme == .dark ? Color.white : Color.black).resolve(in: environment)
            }
        }
        #expect(Color(Brand()).resolve(in: light).description == "#000000FF")
        #expect(Color(Brand()).resolve(in: dark).description == "#FFFFFFFF")
        #expect(Color(Brand()) == Color(Brand()))
    }

    @Test("C3-03: the accent colour is the one set, or the system's blue") func accent() {
        #expect(bytes(.accentColor, light) == [0, 136, 255])
        #expect(Color.accentColor.resolve(in: light) == Color.blue.resolve(in: light))
        var environment = light
        environment.accentColor = .pink
        #expect(Color.accentColor.resolve(in: environment) == Color.pink.resolve(in: environment))
    }
}
