import SwiftUI

/// Cards that are added, flipped and thrown away, with the animations apps have.
struct AnimatedCards: View {
    @State private var cards = ["Sun", "Moon"]
    @State private var isOpen = false
    @State private var level = 0.25
    @State private var message = ""
    @Namespace private var names
    let control: CardControl

    var body: some View {
        let _ =
            control.act = { action in
                switch action {
                case .add(let name):
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { cards.append(name) }
                case .drop: withAnimation { _ = cards.removeFirst() }
                case .open:
                    withAnimation(.easeInOut(duration: 0.5)) {
                        isOpen.toggle()
                    } completion: {
                        message = "done"
                    }
                case .fill: level = 1
                }
            }
        VStack(spacing: 8) {
            ForEach(cards, id: \.self) { card in
                CardFace(title: card, isOpen: isOpen)
                    .transition(
                        .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale))
            }
            Gauge(share: level)
                .fill(level > 0.5 ? Color.green : .orange)
                .frame(width: 100, height: 8)
                .animation(.snappy, value: level)
            Percent(value: level).animation(.linear(duration: 1), value: level)
            if isOpen {
                Text("Details").transition(.blurReplace)
                Text("More").transition(Twirl())
                Text("Rest").transition(.push(from: .bottom).animation(.bouncy))
            }
            Text(message)
        }
        .transaction { $0.disablesAnimations = false }
    }
}

/// What a test does with the cards.
@MainActor final class CardControl {
    enum Action { case add(String), drop, open, fill }
    var act: (Action) -> Void = { _ in }
}

struct CardFace: View {
    let title: String
    let isOpen: Bool

    var body: some View {
        Text(title)
            .scaleEffect(isOpen ? 1.2 : 1)
            .rotationEffect(.degrees(isOpen ? 10 : 0))
            .modifier(Shake(travel: isOpen ? 1 : 0))
            .animation(.interpolatingSpring(stiffness: 170, damping: 15)) { $0.opacity(isOpen ? 0.5 : 1) }
    }
}

struct Gauge: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(roundedRect: CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height), cornerRadius: 4)
    }
}

struct Percent: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int((value * 100).rounded())) %") }
}

struct Shake: GeometryEffect {
    var travel: CGFloat
    nonisolated var animatableData: CGFloat {
        get { travel }
        set { travel = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(travel * .pi * 2), y: 0))
    }
}

struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// An animation of an app's own: in steps.
struct Stepped: CustomAnimation {
    var count: Int

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < 1 else { return nil }
        var step = value
        step.scale(by: (time * Double(count)).rounded(.down) / Double(count))
        return step
    }
}

extension Animation {
    static func stepped(_ count: Int) -> Animation { Animation(Stepped(count: count)) }
}
