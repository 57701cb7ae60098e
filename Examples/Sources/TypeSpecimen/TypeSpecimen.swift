import SwiftUI

// Ten scripts, the text styles, weights and designs, and lines that run in both directions. Each row names itself by a
// container value, and the sheet puts that name on the row's first baseline.

extension ContainerValues {
    @Entry var rowName: LocalizedStringKey = ""
}

extension View {
    func rowName(_ name: LocalizedStringKey) -> some View { containerValue(\.rowName, name) }
}

struct SpecimenSheet<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 12) {
            ForEach(sections: content) { section in
                section.header
                    .font(.title3.weight(.semibold))
                    .foregroundStyle(.tint)
                    .padding(.top, 14)
                Divider()
                    .gridCellUnsizedAxes(.horizontal)
                ForEach(section.content) { row in
                    GridRow {
                        Text(row.containerValues.rowName)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        row
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
        .padding(28)
        .frame(width: 760)
        .background(.background)
    }
}

/// A word above the line it stands on, and a sentence in the direction in which it is read.
private struct ScriptSample: View {
    var script: Script

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 20) {
            Text(script.word)
                .font(.largeTitle)
                .frame(width: 190, alignment: .leading)
                .background(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
                    Rectangle()
                        .fill(.red.opacity(0.6))
                        .frame(height: 0.5)
                }
            Text(script.sentence)
                .frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, script.direction)
        }
    }
}

private struct Script: Identifiable {
    var id: String
    var word: String
    var sentence: String
    var direction: LayoutDirection = .leftToRight
}

// The first article of the Universal Declaration of Human Rights.
private let scripts = [
    Script(
        id: "Latin", word: "Freedom", sentence: "All human beings are born free and equal in dignity and rights."),
    Script(
        id: "Greek", word: "Ελευθερία",
        sentence: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."),
    Script(
        id: "Cyrillic", word: "Свобода",
        sentence: "Все люди рождаются свободными и равными в своём достоинстве и правах."),
    Script(
        id: "Arabic", word: "حرية", sentence: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.",
        direction: .rightToLeft),
    Script(
        id: "Hebrew", word: "חירות", sentence: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.",
        direction: .rightToLeft),
    Script(
        id: "Devanagari", word: "स्वतंत्रता",
        sentence: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
    Script(
        id: "Thai", word: "เสรีภาพ", sentence: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    Script(id: "Chinese", word: "自由", sentence: "人人生而自由，在尊严和权利上一律平等。"),
    Script(
        id: "Japanese", word: "じゆう",
        sentence: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    Script(
        id: "Korean", word: "자유", sentence: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
]

private let styles: [(name: String, style: Font.TextStyle)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
]

private let weights: [(name: String, weight: Font.Weight)] = [
    ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold),
    ("Bold", .bold), ("Black", .black),
]

private let designs: [(name: String, design: Font.Design)] = [
    ("Default", .default), ("Serif", .serif), ("Rounded", .rounded), ("Monospaced", .monospaced),
]

#Preview("Type specimen", traits: .sizeThatFitsLayout) {
    SpecimenSheet {
        Section("Scripts") {
            ForEach(scripts) { script in
                ScriptSample(script: script)
                    .rowName(LocalizedStringKey(script.id))
            }
            Text("👩‍🚀 👍🏽 🧑🏿‍🤝‍🧑🏻 ❤️‍🔥 🇯🇵 🏳️‍🌈 1️⃣ ☕️ among letters ☕︎")
                .font(.title2)
                .rowName("Emoji")
        }
        Section("Styles, weights, designs") {
            HStack(alignment: .firstTextBaseline, spacing: 9) {
                ForEach(styles, id: \.name) { style in
                    Text("Ag")
                        .font(.system(style.style))
                }
            }
            .rowName("Large title to caption 2")
            HStack(alignment: .firstTextBaseline, spacing: 14) {
                ForEach(weights, id: \.name) { weight in
                    Text(weight.name)
                        .fontWeight(weight.weight)
                }
            }
            .font(.title3)
            .rowName("Weights")
            HStack(alignment: .firstTextBaseline, spacing: 18) {
                ForEach(designs, id: \.name) { design in
                    Text(design.name)
                        .fontDesign(design.design)
                }
                Text("Italic")
                    .italic()
            }
            .font(.title3)
            .rowName("Designs")
            Text("Άλφα **βήτα** *гамма* ~~дельта~~ `code` **ऋषि** **อักษร** **漢字** **한글** **عربي** **עברית**")
                .rowName("Bold, in all of them")
        }
        Section("Both directions") {
            Text("The word سلام means peace, and so does שלום (shalom), in 2 of 10 scripts.")
                .rowName("Left to right")
            Text("تعني كلمة peace السلام، وكذلك שלום، في 2 من 10 كتابات.")
                .frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
                .rowName("Right to left")
        }
    }
}
