import SwiftUI

/// Cards on top of one another, each a little aside.
struct CardDeck<Content: View>: View {
    var step: CGFloat = 10
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Group(subviews: content) { cards in
                ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                    let depth = CGFloat(cards.count - 1 - index)
                    card
                        .frame(width: 80, height: 50)
                        .background(.white, in: RoundedRectangle(cornerRadius: 8))
                        .offset(x: depth * step, y: -depth * step)
                        .scaleEffect(1 - depth * 0.1, anchor: .top)
                        .zIndex(Double(index))
                }
            }
        }
    }
}

/// Cards held in a hand.
struct CardFan<Content: View>: View {
    var spread: Angle = .degrees(60)
    @ViewBuilder let content: () -> Content

    private func angle(_ index: Int, of count: Int) -> Angle {
        guard count > 1 else { return .zero }
        let fraction = Double(index) / Double(count - 1)
        return spread * (fraction - 0.5)
    }

    var body: some View {
        ZStack {
            Group(subviews: content()) { cards in
                ForEach(Array(zip(cards.indices, cards)), id: \.1.id) { pair in
                    pair.1
                        .frame(width: 40, height: 80)
                        .rotationEffect(angle(pair.0, of: cards.count), anchor: .bottom)
                }
            }
        }
    }
}

struct CardDeckDemo: View {
    var body: some View {
        VStack(spacing: 0) {
            CardDeck {
                Text("back")
                Text("middle")
                Text("front")
            }
            .frame(width: 200, height: 200)
            CardFan {
                Color.red
                Color.green
                Color.blue
            }
            .frame(width: 200, height: 100)
        }
    }
}
