import Foundation
import Observation
import Synchronization
import Testing
import VitrineCairo
import VitrineDisplay
import VitrineImage

/// What an app may hand over by mistake: nothing of it ends the process, and what is beside it is drawn.
@MainActor @Suite("Bad input", .serialized) struct BadInputTests {
    /// Lengths that are none, endless, negative, or beyond what any format can hold.
    static let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e30]

    /// A view for each place that takes a number.
    private static let views: [(name: String, make: (CGFloat) -> AnyView)] = [
        ("frame", { AnyView(box.frame(width: $0, height: 10)) }),
        ("flexible frame", { AnyView(Color.red.frame(minWidth: $0, maxWidth: $0, minHeight: $0, maxHeight: 9)) }),
        ("ideal frame", { AnyView(Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize()) }),
        ("padding", { AnyView(box.padding($0)) }),
        ("offset", { AnyView(box.offset(x: $0, y: 1)) }),
        ("position", { AnyView(box.position(x: $0, y: $0)) }),
        (
            "spacing",
            { odd in
                AnyView(
                    HStack(spacing: odd) {
                        box; Text("a")
                    })
            }
        ),
        (
            "spacer",
            { odd in
                AnyView(
                    VStack {
                        box; Spacer(minLength: odd)
                    })
            }
        ),
        (
            "grid",
            { odd in
                AnyView(
                    Grid(horizontalSpacing: odd, verticalSpacing: odd) {
                        GridRow {
                            box; box
                        }
                    })
            }
        ),
        ("aspect ratio", { AnyView(Color.red.aspectRatio($0, contentMode: .fit)) }),
        (
            "priority",
            { odd in
                AnyView(
                    HStack {
                        box.layoutPriority(Double(odd)); box.zIndex(Double(odd))
                    })
            }
        ),
        (
            "guide",
            { odd in
                AnyView(
                    HStack(alignment: .top) {
                        box.alignmentGuide(.top) { _ in odd }; box
                    })
            }
        ),
        ("corner", { AnyView(RoundedRectangle(cornerRadius: $0).fill(.red)) }),
        (
            "uneven corners",
            { AnyView(UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 3).fill(.red)) }
        ),
        ("inset", { AnyView(Circle().inset(by: $0).stroke(.red)) }),
        ("trim", { AnyView(Circle().trim(from: $0, to: 0.5).stroke(.red)) }),
        (
            "stroke",
            {
                AnyView(
                    Circle().stroke(
                        .red, style: StrokeStyle(lineWidth: $0, miterLimit: $0, dash: [$0, 2], dashPhase: $0)))
            }
        ),
        ("border", { AnyView(box.border(.red, width: $0)) }),
        ("shape size", { AnyView(Rectangle().size(width: $0, height: $0).offset(x: $0).scale($0).fill(.red)) }),
        (
            "path",
            { odd in
                AnyView(
                    Path {
                        $0.move(to: .zero); $0.addLine(to: CGPoint(x: odd, y: 3));
                        $0.addArc(
                            center: .zero, radius: odd, startAngle: .degrees(Double(odd)), endAngle: .zero,
                            clockwise: true)
                    }.stroke(.red))
            }
        ),
        ("opacity", { AnyView(box.opacity(Double($0))) }),
        ("blur", { AnyView(box.blur(radius: $0)) }),
        ("shadow", { AnyView(box.shadow(color: .red, radius: $0, x: $0, y: 1)) }),
        ("rotation", { AnyView(box.rotationEffect(.degrees(Double($0)))) }),
        ("scale", { AnyView(box.scaleEffect($0)) }),
        ("anchor", { AnyView(box.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0))) }),
        (
            "perspective",
            { AnyView(box.rotation3DEffect(.degrees(Double($0)), axis: (x: $0, y: 1, z: 0), perspective: $0)) }
        ),
        ("transform", { AnyView(box.transformEffect(CGAffineTransform(a: $0, b: 0, c: 1, d: 1, tx: $0, ty: 0))) }),
        (
            "filters",
            {
                AnyView(
                    box.brightness(Double($0)).contrast(Double($0)).saturation(Double($0)).hueRotation(
                        .degrees(Double($0))))
            }
        ),
        ("colour", { AnyView(Color(red: Double($0), green: 0, blue: 0, opacity: Double($0))) }),
        (
            "linear gradient",
            {
                AnyView(
                    LinearGradient(
                        stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
                        startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom))
            }
        ),
        (
            "radial gradient",
            { AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: $0)) }
        ),
        (
            "angular gradient",
            {
                AnyView(
                    AngularGradient(
                        colors: [.red, .blue], center: .center, startAngle: .degrees(Double($0)), endAngle: .degrees(90)
                    ))
            }
        ),
        ("font size", { AnyView(Text("a b").font(.system(size: $0))) }),
        ("kerning", { AnyView(Text("a b").kerning($0).baselineOffset($0).underline()) }),
        ("tracking", { AnyView(Text("a b").tracking($0)) }),
        ("line spacing", { AnyView(Text("a b c d e f g").lineSpacing($0).frame(width: 20)) }),
        ("scale factor", { AnyView(Text("long long long").minimumScaleFactor($0).lineLimit(1).frame(width: 20)) }),
        ("symbol", { AnyView(Image(systemName: "star").resizable().frame(width: $0, height: 10)) }),
        ("drawn image", { AnyView(Image(size: CGSize(width: $0, height: 10)) { _ in }) }),
        (
            "canvas",
            { odd in
                AnyView(
                    Canvas { context, _ in
                        context.translateBy(x: odd, y: 0); context.scaleBy(x: odd, y: 1); context.opacity = Double(odd);
                        context.fill(Path(CGRect(x: 0, y: 0, width: odd, height: 5)), with: .color(.red));
                        context.draw(Text("a"), at: CGPoint(x: odd, y: 0))
                    })
            }
        ),
        (
            "own layout",
            { odd in AnyView(Answers(size: CGSize(width: odd, height: odd), place: CGPoint(x: odd, y: 0)) { box }) }
        ),
    ]

    private static var box: some View { Color.blue.frame(width: 10, height: 10) }

    private struct Answers: Layout {
        var size: CGSize
        var place: CGPoint
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: place, proposal: ProposedViewSize(width: size.width, height: size.height))
            }
        }
    }

    private struct Silent: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private let renderer = ImageRenderer(content: AnyView(EmptyView()))

    /// The view beside a green square, in every format.
    private func draw(_ view: some View, _ name: String) throws {
        renderer.content = AnyView(
            ZStack(alignment: .topLeading) {
                view.frame(width: 60, height: 40)
                Color.green.frame(width: 8, height: 8)
            }.frame(width: 60, height: 40))
        let picture = pixels(ofPNG: [UInt8](try renderer.pngData()))
        #expect(picture.width == 60 && picture.height == 40, "\(name)")
        #expect(picture[4, 4] >> 8 & 255 > 180 && picture[4, 4] >> 16 & 255 < 120, "\(name): no green")
        let svg = try renderer.svgString()
        _ = try Document(svg)
        // Numbers as a C library writes them.
        for word in ["nan", "inf", "e+"] {
            #expect(!svg.contains("\"\(word)") && !svg.contains(" \(word)"), "\(name): \(svg)")
        }
        #expect(try renderer.pdfData().count > 300, "\(name)")
    }

    @Test("numbers that are none, endless, negative or huge, wherever a view takes a number")
    func numbers() throws {
        for (name, make) in Self.views {
            for odd in Self.odd { try draw(make(odd), "\(name) \(odd)") }
        }
    }

    @Test("empty paths, and shapes of no size")
    func empty() throws {
        try draw(Path().fill(.red), "empty path")
        try draw(Path { $0.move(to: CGPoint(x: 3, y: 3)) }.stroke(.red), "a point")
        try draw(Path { $0.closeSubpath() }.stroke(.red), "closed nothing")
        try draw(Rectangle().fill(.red).frame(width: 0, height: 0).clipShape(Path()), "clip by nothing")
        try draw(Text("").underline().frame(width: 0), "no text")
        try draw(Color.red.mask { EmptyView() }, "mask of nothing")
        try draw(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), "no colours")
        try draw(Image(size: .zero) { _ in }.resizable(), "drawn image of no size")
    }

    @Test("a layout that places nothing has its views placed in its centre")
    func silentLayout() throws {
        try draw(Silent { Color.red.frame(width: 10, height: 10) }, "silent")
    }

    @Test("letters that are none: broken UTF-8, zeros, controls, halves of directions")
    func letters() throws {
        let broken = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62] as [UInt8], as: UTF8.self)
        let texts = [
            broken, "a\u{0}b", "\u{1}\u{2}\u{1B}[31m\u{7F}", "\u{FFFE}\u{FFFF}", "\u{202E}abc", "\u{2066}\u{2067}x",
            "\u{301}\u{301}", "a\u{2028}b\u{2029}c\u{85}d", "]]>&amp;<script>",
            String(repeating: "\u{301}", count: 3_000),
        ]
        for text in texts {
            try draw(Text(verbatim: text), text.debugDescription)
            let pdf = try ViewSnapshot.pdfData(
                of: [ImageRenderer(content: Text(verbatim: text + " end")).snapshot()], title: text)
            if Tool.pdftotext.isInstalled {
                let words = try Tool.pdftotext.text(["INPUT", "-"], of: pdf)
                // Behind a mark that turns it around it is read the other way.
                #expect(words.contains("end") || words.contains("dne"), "\(text.debugDescription): \(words)")
            }
        }
    }

    @Observable fileprivate final class Counter { var count = 0 }

    private struct Restless: View {
        var counter: Counter
        var body: some View {
            let count = counter.count
            counter.count += 1
            return Text("\(count)")
        }
    }

    @Test("a view that changes what it reads, for ever, is one message and a picture")
    func restless() throws {
        let lines = try VitrineLog.capturing { try draw(Restless(counter: Counter()), "restless") }.messages
        #expect(lines.count { $0.contains("keep changing") } <= 1, "\(lines)")
    }

    @Test("pictures of no size, no end, or over the limit are an error that says what to do")
    func sizes() {
        let cases: [(CGFloat, String)] = [
            (0, "has no pixels"), (.infinity, "needs a finite size"), (40_000, "too large"),
        ]
        for (width, words) in cases {
            let renderer = ImageRenderer(
                content: Answers(size: CGSize(width: width, height: 10), place: .zero) { Color.red })
            let makes: [() throws -> Void] = [
                { _ = try renderer.pngData() }, { _ = try renderer.svgString() }, { _ = try renderer.pdfData() },
            ]
            for make in makes {
                let error = #expect(throws: RenderError.self) { try make() }
                #expect(error?.description.contains(words) == true, "\(width): \(String(describing: error))")
            }
        }
        let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
        for scale in [CGFloat.nan, 0, -1, .infinity, 1e9] {
            renderer.scale = scale
            #expect(throws: RenderError.self) { try renderer.pngData() }
        }
    }
}
