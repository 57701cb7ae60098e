import SwiftUI

extension HorizontalAlignment {
    private enum FieldLabel: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    /// Between the labels of a form and its fields.
    static let fieldLabel = HorizontalAlignment(FieldLabel.self)
}

extension VerticalAlignment {
    private struct CardMiddle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let cardMiddle = VerticalAlignment(CardMiddle.self)
}

extension Alignment {
    static let cardLabel = Alignment(horizontal: .fieldLabel, vertical: .cardMiddle)
}

/// Fields in rows of their own that begin at one line, whatever their labels are.
struct AlignedForm: View {
    let fields: KeyValuePairs<String, String>

    var body: some View {
        VStack(alignment: .fieldLabel, spacing: 4) {
            ForEach(Array(fields.enumerated()), id: \.offset) { _, field in
                HStack(spacing: 6) {
                    Text(field.key)
                    Text(field.value)
                        .alignmentGuide(.fieldLabel) { $0[.leading] }
                }
            }
        }
    }
}

/// The names of three cards stand beside the middle of the second.
struct NamedCards: View {
    var chosen: Int

    var body: some View {
        HStack(alignment: .cardMiddle, spacing: 10) {
            VStack(spacing: 5) {
                ForEach(0..<3) { index in
                    if index == chosen {
                        card.alignmentGuide(.cardMiddle) { d in d[VerticalAlignment.center] }
                    } else {
                        card
                    }
                }
            }
            Text("this")
        }
    }

    private var card: some View {
        Color.gray.frame(width: 30, height: 20)
    }
}

/// A badge whose centre is on the corner.
struct CornerBadge<Content: View>: View {
    var count: Int
    @ViewBuilder var content: Content

    var body: some View {
        content
            .overlay(alignment: .topTrailing) {
                if count > 0 {
                    Circle()
                        .fill(.red)
                        .frame(width: 10, height: 10)
                        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                }
            }
    }
}

struct CustomAlignmentsDemo: View {
    var chosen = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            AlignedForm(fields: ["Name": "Noor", "Town": "Ghent", "Year of birth": "1990"])
            NamedCards(chosen: chosen)
            CornerBadge(count: 3) {
                Color.blue.frame(width: 40, height: 40)
            }
            ZStack(alignment: .cardLabel) {
                Color.yellow.frame(width: 50, height: 30)
                Color.green.frame(width: 10, height: 10)
                    .alignmentGuide(.fieldLabel) { $0.width / 2 }
            }
        }
    }
}
