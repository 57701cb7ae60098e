import SwiftUI

// Modifiers of an app's own.

struct Framed: ViewModifier {
    var color: Color = .black
    @Environment(\.isFramed) private var isFramed

    func body(content: Content) -> some View {
        if isFramed {
            content
                .padding(4)
                .border(color, width: 2)
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    @Entry var isFramed: Bool = true
}

struct Captioned<Caption: View>: ViewModifier {
    let spacing: CGFloat
    @ViewBuilder var caption: Caption

    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: spacing) {
            content
            caption
        }
    }
}

struct Counted: ViewModifier {
    @State private var count = 3

    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            Text("\(count)").font(.system(size: 10)).offset(x: 5, y: -5)
        }
    }
}

extension View {
    func framed(_ color: Color = .black) -> some View {
        modifier(Framed(color: color))
    }

    func caption<C: View>(spacing: CGFloat = 0, @ViewBuilder _ caption: () -> C) -> some View {
        modifier(Captioned(spacing: spacing, caption: caption))
    }

    @ViewBuilder
    func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }

    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
}

extension Text {
    func tagStyle() -> some View {
        self.font(.caption).bold().foregroundColor(.white).padding(2).background(Color.blue).cornerRadius(3)
    }
}

extension Shape {
    func filledAndStroked(_ fill: some ShapeStyle, stroke: some ShapeStyle, width: CGFloat = 1) -> some View {
        self.fill(fill).overlay(self.stroke(stroke, lineWidth: width))
    }
}

struct ModifierFormsDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("one").modifier(Framed())
            Text("two").framed(.red).environment(\.isFramed, false)
            Text("three").caption { Text("below") }
            Text("four").modifier(Framed().concat(Counted()))
            Text("five").if(true) { $0.padding(.leading, 7) }
            Text("six").apply { text in
                text
                text
            }
            Text("seven").tagStyle()
            Circle().filledAndStroked(.yellow, stroke: .black, width: 2).frame(width: 20, height: 20)
            ModifiedContent(content: Text("eight"), modifier: EmptyModifier.identity)
        }
    }
}
