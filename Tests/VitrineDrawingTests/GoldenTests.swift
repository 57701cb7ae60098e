import Testing
import VitrineCairo

@testable import VitrineViews

/// Small pictures of what texts, shapes and layouts look like, compared with those that somebody looked at.
@MainActor @Suite struct GoldenTests {
    @Test("texts are drawn as they were", .enabled(if: hasInter, "Inter is not installed (Debian: fonts-inter)"))
    func text() throws { try Golden.text.check(TextSheet(), "text") }

    @Test("scripts are drawn as they were", .enabled(if: hasInter, "Inter is not installed (Debian: fonts-inter)"))
    func scripts() throws { try Golden.text.check(ScriptSheet(), "scripts") }

    @Test("shapes, gradients and effects are drawn as they were")
    func shapes() throws { try Golden.shapes.check(ShapeSheet(), "shapes") }

    @Test("layouts are drawn as they were")
    func layout() throws { try Golden.shapes.check(LayoutSheet(), "layout") }
}

/// Whether the font is the one that the pictures were drawn with.
private let hasInter = PangoTextEngine().hasFamily("Inter")

private struct TextSheet: View {
    private let long = "The quick brown fox jumps over the lazy dog, and then it goes home to sleep."

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.largeTitle)
                Text("Title").font(.title)
                Text("Body")
                Text("Caption").font(.caption)
            }
            HStack(spacing: 12) {
                Text("Light").fontWeight(.light)
                Text("Bold").bold()
                Text("Italic").italic()
                Text("Serif").fontDesign(.serif)
                Text("Mono").monospaced()
                Text("1,234.50").monospacedDigit()
            }
            HStack(spacing: 12) {
                Text("Under").underline()
                Text("Dots").underline(pattern: .dot, color: .red)
                Text("Dashes").underline(pattern: .dash, color: .blue)
                Text("Struck").strikethrough(color: .red)
                Text("Wide").kerning(3)
                Text("x") + Text("2").font(.caption).baselineOffset(6)
            }
            Text("**Marks**, `code`, [a link](https://example.org), \(Text("colour").foregroundStyle(.orange))")
            Text("Gradient").font(.title.bold()).foregroundStyle(
                LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
            HStack(alignment: .top, spacing: 10) {
                Text(long).lineLimit(3).frame(width: 110).border(.gray)
                Text(long).lineLimit(3).truncationMode(.middle).frame(width: 110).border(.gray)
                Text(long).lineLimit(3).truncationMode(.head).frame(width: 110).border(.gray)
            }.font(.caption)
            HStack(alignment: .top, spacing: 10) {
                Text(long).multilineTextAlignment(.center).frame(width: 110).border(.gray)
                Text(long).multilineTextAlignment(.trailing).lineSpacing(4).frame(width: 110).border(.gray)
                Text("Shrinks to fit").font(.title).minimumScaleFactor(0.4).lineLimit(1).frame(width: 110).border(.gray)
            }.font(.caption)
        }
        .padding(12).frame(width: 380, alignment: .leading)
    }
}

private struct ScriptSheet: View {
    private let lines = [
        "Latin Ελληνικά Кириллица", "日本語のテキスト 한국어 中文", "नमस्ते दुनिया  বাংলা  தமிழ்", "ภาษาไทย  ქართული  Հայերեն",
        "Emoji 🎉 in colour 👩‍👩‍👧 ❤️", "Mixed שלום and مرحبا together",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(lines, id: \.self) { Text($0) }
            VStack(alignment: .leading, spacing: 8) {
                Text("مرحبا بالعالم 123 abc")
                Text("שלום עולם, this wraps over two lines").lineLimit(2).frame(width: 170).border(.gray)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.layoutDirection, .rightToLeft)
        }
        .padding(12).frame(width: 300, alignment: .leading)
    }
}

private struct ShapeSheet: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 10) {
                Group {
                    Rectangle().fill(.red)
                    RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
                    UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).fill(.green)
                    Circle().strokeBorder(.orange, lineWidth: 6)
                    Ellipse().stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
                    Capsule().fill(.teal).stroke(.black, lineWidth: 1)
                    Circle().trim(from: 0.1, to: 0.8).stroke(
                        .pink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                }.frame(width: 40, height: 40)
            }
            HStack(spacing: 10) {
                Group {
                    Rectangle().fill(
                        LinearGradient(
                            colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing))
                    Rectangle().fill(
                        RadialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 30))
                    Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    Rectangle().fill(EllipticalGradient(colors: [.yellow, .purple]))
                    Rectangle().fill(.linearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
                }.frame(width: 56, height: 40)
            }
            HStack(spacing: 16) {
                Group {
                    tile.shadow(radius: 4)
                    tile.shadow(color: .red, radius: 0, x: 4, y: 4)
                    tile.blur(radius: 3)
                    tile.opacity(0.4)
                    tile.rotationEffect(.degrees(20))
                    tile.scaleEffect(x: 1, y: 0.6)
                }.frame(width: 40, height: 40)
            }
            HStack(spacing: 16) {
                Group {
                    tile.clipShape(.circle)
                    tile.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
                    tile.overlay { Circle().fill(.yellow).blendMode(.multiply) }
                    tile.overlay { Circle().fill(.yellow).blendMode(.difference) }
                    tile.border(.black, width: 3)
                    tile.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 14).offset(x: 5, y: -5) }
                }.frame(width: 40, height: 40)
            }
        }
        .padding(16)
    }

    private var tile: some View {
        RoundedRectangle(cornerRadius: 8).fill(.blue).overlay { Rectangle().fill(.white).frame(width: 12, height: 12) }
    }
}

private struct LayoutSheet: View {
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .trailing, spacing: 6) {
                bar(60, .red)
                bar(30, .green)
                HStack(spacing: 4) {
                    bar(10, .blue)
                    Spacer()
                    bar(20, .orange)
                }.frame(width: 80)
                ZStack(alignment: .bottomTrailing) {
                    Color.gray.frame(width: 60, height: 30)
                    bar(20, .purple)
                }
                Divider().frame(width: 50)
                Color.teal.aspectRatio(2, contentMode: .fit).frame(width: 50)
            }
            .padding(6).background(.yellow.opacity(0.3))
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    bar(20, .red); bar(40, .green)
                }
                GridRow { bar(70, .blue).gridCellColumns(2) }
                Color.black.frame(height: 2).gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .bottom) {
                    Color.orange.frame(width: 20, height: 30); bar(30, .pink)
                }
            }
            .padding(6).border(.gray)
            VStack(spacing: 6) {
                ViewThatFits {
                    bar(200, .red); bar(50, .green)
                }.frame(width: 80)
                GeometryReader { proxy in bar(proxy.size.width / 2, .blue) }.frame(width: 80, height: 12)
                HStack(alignment: .custom, spacing: 2) {
                    bar(20, .orange)
                    VStack(spacing: 2) {
                        bar(20, .purple)
                        bar(20, .pink).alignmentGuide(.custom) { $0[.bottom] }
                    }
                }
                bar(30, .teal).position(x: 20, y: 10).frame(width: 80, height: 20).border(.gray)
                HStack(spacing: 2) {
                    Color.red
                    Color.green.frame(minWidth: 30)
                    Color.blue.layoutPriority(1).frame(maxWidth: 20)
                }.frame(width: 80, height: 12)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        .padding(12)
    }

    private func bar(_ width: CGFloat, _ color: Color) -> some View { color.frame(width: width, height: 12) }
}

extension VerticalAlignment {
    private enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
    }
    fileprivate static let custom = VerticalAlignment(Custom.self)
}
