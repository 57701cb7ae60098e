import VitrineDisplay

extension Scene {
    private static let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 50), cornerRadius: 10)

    static let shadows = Scene(
        "shadows",
        [
            DisplayItem(
                20, 20,
                .group(
                    .shadow(.black.opacity(0.33), radius: 8, offset: CGPoint(x: 0, y: 4)),
                    [DisplayItem(0, 0, .fill(card, .white))])),
            DisplayItem(
                130, 20,
                .group(.shadow(.red, radius: 0, offset: CGPoint(x: 5, y: 5)), [DisplayItem(0, 0, .fill(card, .blue))])),
            DisplayItem(20, 95, .group(.blur(radius: 6), [DisplayItem(0, 0, .fill(card, .blue))])),
            DisplayItem(
                130, 95,
                .group(.blur(radius: 3), [DisplayItem(0, 0, .text("Blurred", FontDescription(size: 20, weight: 700)))])),
        ])

    private static func filtered(_ x: CGFloat, _ y: CGFloat, _ filter: ColorFilter) -> DisplayItem {
        DisplayItem(
            x, y,
            .group(
                .colorFilter(filter),
                [DisplayItem(0, 0, .rect(40, 30, .sample)), DisplayItem(20, 10, .circle(30, .blue.opacity(0.5)))]))
    }

    static let filters = Scene(
        "filters",
        [
            filtered(10, 10, .brightness(0.2)), filtered(70, 10, .contrast(2)), filtered(130, 10, .saturation(0.5)),
            filtered(185, 10, .grayscale(1)), filtered(10, 80, .hueRotation(.degrees(90))), filtered(70, 80, .invert),
            filtered(130, 80, .multiply(RGBA(0, 0.5, 1))), filtered(185, 80, .luminanceToAlpha),
        ])

    static let documentModes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    static let otherModes: [BlendMode] = [.sourceAtop, .destinationOver, .destinationOut, .plusDarker]

    static let blends = Scene(
        "blends",
        documentModes.enumerated().map { i, mode in blended(CGFloat(i % 7) * 33, CGFloat(i / 7) * 33, mode) }
            + otherModes.enumerated().map { i, mode in
                // On a picture of its own: only there have these a meaning on an opaque page.
                DisplayItem(CGFloat(i) * 33, 110, .group(.none, [blended(0, 0, mode)]))
            })

    private static func blended(_ x: CGFloat, _ y: CGFloat, _ mode: BlendMode) -> DisplayItem {
        DisplayItem(
            x + 5, y + 5,
            .group(
                .opacity(0.999),
                [
                    DisplayItem(0, 0, .rect(20, 20, .sample)),
                    DisplayItem(8, 8, .group(.blendMode(mode), [DisplayItem(0, 0, .rect(20, 20, .blue))])),
                ]))
    }

    static let masks = Scene(
        "masks",
        [
            DisplayItem(
                10, 10,
                .group(
                    .mask(DisplayList([DisplayItem(5, 5, .circle(90, .black))])),
                    [DisplayItem(0, 0, .rect(100, 100, .red))])),
            DisplayItem(
                125, 10,
                .group(
                    .mask(
                        DisplayList([
                            DisplayItem(
                                0, 0,
                                .fill(
                                    Path(CGRect(x: 0, y: 0, width: 100, height: 60)),
                                    .linearGradient(
                                        [GradientStop(.clear, at: 0), GradientStop(.white, at: 1)], start: .zero,
                                        end: CGPoint(x: 100, y: 0)), FillStyle()))
                        ])), [DisplayItem(0, 0, .text("Fading away", FontDescription(size: 24, weight: 700)))])),
        ])

    /// Squares of 16 pixels, red and half clear blue.
    static let checks = ImageContent(
        width: 128, height: 128,
        premultipliedRGBA: (0..<128 * 128).flatMap { i -> [UInt8] in
            (i % 128 / 16 + i / 128 / 16) % 2 == 0 ? [255, 60, 48, 255] : [0, 61, 128, 128]
        })!

    static let images = Scene(
        "images",
        [
            DisplayItem(10, 10, .image(checks, rect: CGRect(x: 0, y: 0, width: 64, height: 64), interpolation: .none)),
            DisplayItem(
                130, 10,
                .group(
                    .opacity(0.5),
                    [
                        DisplayItem(
                            0, 0, .image(checks, rect: CGRect(x: 0, y: 0, width: 64, height: 32), interpolation: .high))
                    ])),
        ])
}
