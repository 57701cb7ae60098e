import Foundation
import Testing

@testable import VitrineViews

@MainActor @Suite struct LabelTests {
    private struct Boxed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }

    private var label: some View {
        Label {
            Color.blue.frame(width: 30, height: 16)
        } icon: {
            Color.red.frame(width: 12, height: 12)
        }
    }

    @Test("a label is its icon, 8 points, its title; a style takes one of them, or adds to what is around")
    func styles() {
        #expect(Shown(label).size.width == 50)
        #expect(Shown(label.labelStyle(.iconOnly)).size == CGSize(12, 12))
        #expect(Shown(label.labelStyle(.titleOnly)).size == CGSize(30, 16))
        #expect(Shown(label.labelStyle(Boxed())).size.width == 60)
        #expect(Shown(label.labelStyle(Boxed()).labelStyle(.iconOnly)).size == CGSize(22, 22))
        #expect(Shown(VStack { label }.labelStyle(.iconOnly)).size == CGSize(12, 12))
    }

    private struct Column: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    @Test("labelled content stands 8 beside its label, unless a style says otherwise")
    func labelled() {
        let view = LabeledContent {
            Color.red.frame(width: 20, height: 30)
        } label: {
            Color.blue.frame(width: 30, height: 16)
        }
        let shown = Shown(view)
        #expect(shown.size == CGSize(58, 30))
        #expect(shown.items.map(\.origin) == [CGPoint(x: 0, y: 7), CGPoint(x: 38, y: 0)])
        #expect(Shown(view.labeledContentStyle(Column())).size == CGSize(30, 46))
    }

    @Test("A7-15: the icon's centre is half the height of capitals above the first baseline")
    func alignment() throws {
        let shown = Shown(
            Label {
                Text("Title").font(.system(size: 13))
            } icon: {
                Color.red.frame(width: 64, height: 40)
            }.font(.system(size: 13)))
        let text = try #require(shown.items.first { if case .text = $0.content { true } else { false } })
        let icon = try #require(shown.items.first { if case .fill = $0.content { true } else { false } })
        let font = FontDescription(size: 13)
        let baseline = text.origin.y + Shown.engine.metrics(of: font).ascent
        let expected = baseline - Shown.engine.metrics(of: font).capHeight / 2
        #expect(abs(icon.origin.y + 20 - expected) < 0.51, "\(icon.origin.y + 20) is not \(expected)")
    }
}
