import SwiftUI
import Testing

/// Texts as apps write them: that they compile, and mean what they do elsewhere, is the test.
struct AppTexts: View {
    var name = "*Ann*"
    var note: String?
    var isOn = true
    var count = 1200
    var price = 12.5
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.font) private var font

    private var title: Text { Text("Hello, \(name)").bold().foregroundColor(.red) + Text("!").italic() }

    var body: some View {
        VStack(alignment: .leading) {
            title.font(.largeTitle.weight(.heavy))
            Text(name)
            Text(name.dropFirst().prefix(3))
            Text(isOn ? "**On**" : "Off")
            Text(note ?? "none")
            Text(.init("**stored** key"))
            Text(LocalizedStringKey(name))
            Text("Rows: " + String(count))
            Text("\(count) rows, \(price, specifier: "%.1f") \(Text("each").underline())")
        }
        Group {
            Text(price, format: .currency(code: "USD"))
            Text(count, format: .number)
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
            Text("Since \(Date(timeIntervalSince1970: 43_200), style: .date)")
            Text("^[\(count) row](inflect: true)")
            Text(verbatim: "\(dynamicTypeSize)")
        }
        .font(.system(.body, design: .rounded).monospacedDigit())
        Group {
            Text("Styled")
                .font(.system(size: 15, weight: .semibold, design: .serif))
                .foregroundStyle(.secondary)
                .underline(true, color: .blue)
                .strikethrough()
                .kerning(0.5)
                .lineLimit(2)
                .multilineTextAlignment(.center)
                .truncationMode(.middle)
                .minimumScaleFactor(0.5)
            Text("Custom").font(.custom("Georgia", size: 14, relativeTo: .caption)).fontWeight(isOn ? .bold : nil)
            Text("Colour").foregroundStyle(isOn ? .red : .blue)
        }
        .textCase(.uppercase)
        .lineSpacing(4)
        .fontDesign(.monospaced)
        .dynamicTypeSize(.large ... .xxxLarge)
    }
}

@MainActor @Suite struct AppTextTests {
    @Test func textsShowWhatAppsMean() {
        let strings = shownTexts(AppTexts(), proposal: .init(width: 400, height: 800)).map { shown in
            shown.text.runs.map(\.string).joined()
        }
        #expect(
            strings == [
                "Hello, *Ann*!", "*Ann*", "Ann", "On", "none", "stored key", "Ann", "Rows: 1200",
                "1,200 rows, 12.5 each", "$12.50", "1,200", "1970", "Since January 1, 1970", "1,200 row", "large",
                "STYLED", "CUSTOM", "COLOUR",
            ])
    }
}
