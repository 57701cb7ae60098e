import SwiftUI

/// Three pictures of one example, each under what it was drawn with. They lie beside this file where it is rendered:
/// `Scripts/pictures.sh --sheets` puts them there.
struct ContactSheet: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            Print(title: "Light", name: "light")
            Print(title: "Dark", name: "dark")
            Print(title: "Right to left", name: "rtl")
        }
        .padding(20)
        .background(Color(white: 0.45))
        .fixedSize()
    }
}

private struct Print: View {
    var title: LocalizedStringKey
    var name: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.headline)
                .foregroundStyle(.white)
            Image(name)
        }
    }
}

#Preview("Contact sheet", traits: .sizeThatFitsLayout) {
    ContactSheet()
}
