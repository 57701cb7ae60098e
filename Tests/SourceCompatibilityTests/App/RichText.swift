import SwiftUI

/// Texts made of parts: joined, interpolated, marked up, attributed.
struct PriceTag: View {
    var price: Decimal
    var oldPrice: Decimal?

    private var tag: Text {
        var text = Text(price, format: .currency(code: "EUR")).font(.title3).bold()
        if let oldPrice {
            let old = Text(oldPrice, format: .currency(code: "EUR")).strikethrough().foregroundColor(.red)
            text = text + Text(" ") + old
        }
        return text
    }

    var body: some View {
        tag.environment(\.locale, Locale(identifier: "en_US"))
    }
}

struct TermsNote: View {
    var company: String

    var body: some View {
        Text("By going on you accept the **terms** of _\(company)_ and its `cookies`.")
            .font(.footnote)
            .multilineTextAlignment(.center)
            .lineSpacing(2)
    }
}

struct Highlighted: View {
    let text: String
    let query: String

    private var attributed: AttributedString {
        var attributed = AttributedString(text)
        var start = attributed.startIndex
        while let range = attributed[start...].range(of: query, options: .caseInsensitive) {
            attributed[range].foregroundColor = .orange
            attributed[range].underlineStyle = .single
            start = range.upperBound
        }
        return attributed
    }

    var body: some View {
        Text(attributed)
    }
}

struct Chat: View {
    struct Message: Identifiable {
        let id: Int
        let author: String?
        let text: LocalizedStringKey
    }

    let messages: [Message]

    var body: some View {
        ForEach(messages) { message in
            Group {
                if let author = message.author {
                    Text("\(Text(author).bold()): \(Text(message.text).italic())")
                } else {
                    Text(message.text)
                        .font(.caption)
                        .kerning(1)
                        .textCase(.uppercase)
                }
            }
            .lineLimit(1)
        }
    }
}

struct Multiplied: View {
    let count: Int

    var body: some View {
        Text("\(count) × \("ha" as String)")
        Text(verbatim: "**not** marked up")
        Text(String(repeating: "ha", count: count))
            .truncationMode(.tail)
            .lineLimit(1)
        Text("E = mc") + Text("2").font(.system(size: 8)).baselineOffset(6)
    }
}

struct RichTextDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            PriceTag(price: 9.5, oldPrice: 12)
            TermsNote(company: "Ajax")
            Highlighted(text: "To be or not to be", query: "be")
            Chat(messages: [
                .init(id: 1, author: "Ada", text: "see **this**"),
                .init(id: 2, author: nil, text: "joined"),
            ])
            Multiplied(count: 2)
        }
    }
}
