import Foundation
import Testing

@testable import VitrineViews

/// One picture of images, symbols, filters, perspective and drawing by code: all that is drawn without fonts, which
/// differ from machine to machine.
@MainActor @Suite struct SheetTests {
    @Test("the sheet is drawn as it was when somebody last looked at it")
    func sheet() throws { try Golden.shapes.check(Sheet(), "sheet") }
}

/// A frame around colours.
private let tilePicture: ImageContent = {
    let pixels = (0..<256).map { i -> UInt32 in
        let (x, y) = (UInt32(i % 16), UInt32(i / 16))
        if x < 2 || y < 2 || x > 13 || y > 13 { return 0xFF30_3050 }
        return 0xFF00_0040 | (80 + x * 11) << 16 | (60 + y * 12) << 8
    }
    return ImageContent(PixelBuffer(width: 16, height: 16, pixels: pixels))
}()

private struct Sheet: View {
    private let names = [
        "star", "heart.fill", "chevron.right", "plus.circle.fill", "person.crop.circle.fill", "trash", "bell.fill",
        "calendar", "photo.fill", "square.and.arrow.up", "speaker.wave.2.fill", "chart.bar.fill", "a.circle.fill",
    ]
    private let tile = Image(LoadedImage(tilePicture)).interpolation(.none)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 10) { ForEach(names, id: \.self) { Image(systemName: $0) } }
            HStack(spacing: 10) {
                Image(systemName: "heart").fontWeight(.ultraLight)
                Image(systemName: "heart").fontWeight(.black)
                Image(systemName: "bell").imageScale(.small)
                Image(systemName: "bell").imageScale(.large)
                Image(systemName: "person.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.purple)
                Image(systemName: "person.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .green)
                Image(systemName: "star.fill").resizable().frame(width: 60, height: 24).foregroundStyle(
                    LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
            }.font(.title)
            HStack(spacing: 10) {
                tile
                tile.resizable().frame(width: 40, height: 30)
                tile.resizable(resizingMode: .tile).frame(width: 40, height: 30)
                tile.resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
                    .frame(width: 40, height: 30)
                tile.resizable().mask { Image(systemName: "star.fill").resizable() }.frame(width: 30, height: 30)
                tile.resizable().renderingMode(.template).foregroundStyle(.teal).frame(width: 30, height: 30)
            }
            HStack(spacing: 10) {
                Group {
                    swatch
                    swatch.brightness(0.2)
                    swatch.contrast(0.5)
                    swatch.saturation(0.2)
                    swatch.hueRotation(.degrees(90))
                    swatch.colorInvert()
                    swatch.colorMultiply(.yellow)
                    swatch.luminanceToAlpha()
                }.frame(width: 30, height: 24)
            }
            HStack(spacing: 24) {
                swatch.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                swatch.rotation3DEffect(.degrees(-50), axis: (x: 1, y: 0, z: 0))
                swatch.rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), perspective: 0.4)
            }.frame(height: 50)
            Drawing().frame(height: 90)
        }
        .padding(16).frame(width: 400)
    }

    private var swatch: some View {
        RoundedRectangle(cornerRadius: 6).fill(.orange).overlay(alignment: .leading) { Color.blue.frame(width: 8) }
    }
}

private struct Drawing: View {
    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 10),
                with: .linearGradient(
                    Gradient(colors: [.indigo, .mint]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
            context.drawLayer { layer in
                layer.addFilter(.shadow(color: .black, radius: 4, y: 2))
                layer.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 50, height: 50)), with: .color(.white))
            }
            var clipped = context
            clipped.clip(to: Path(ellipseIn: CGRect(x: 100, y: 20, width: 50, height: 50)))
            clipped.draw(Image(LoadedImage(tilePicture)), in: CGRect(x: 90, y: 10, width: 70, height: 70))
            var outside = context
            outside.clip(to: Path(ellipseIn: CGRect(x: 190, y: 30, width: 30, height: 30)), options: .inverse)
            outside.fill(Path(CGRect(x: 180, y: 20, width: 50, height: 50)), with: .color(.yellow))
            var turned = context
            turned.translateBy(x: 280, y: 45)
            for _ in 0..<8 {
                turned.rotate(by: .degrees(45))
                turned.opacity *= 0.85
                turned.stroke(
                    Path { $0.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 28, y: 0)]) }, with: .color(.white),
                    style: StrokeStyle(lineWidth: 5, lineCap: .round))
            }
            context.blendMode = .multiply
            context.fill(Path(ellipseIn: CGRect(x: 320, y: 25, width: 30, height: 30)), with: .color(.cyan))
            context.fill(Path(ellipseIn: CGRect(x: 335, y: 25, width: 30, height: 30)), with: .color(.yellow))
        }
    }
}
