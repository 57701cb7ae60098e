import SwiftUI

/// Chooses one of its subviews by their tags.
struct SegmentedPicker<Selection: Hashable, Content: View>: View {
    @Binding var selection: Selection
    let content: Content

    init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self._selection = selection
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(subviews: content) { subview in
                let tag = subview.containerValues.tag(for: Selection.self)
                let isSelected = tag == selection

                subview
                    .fontWeight(isSelected ? .semibold : .regular)
                    .foregroundStyle(isSelected ? Color.white : Color.primary)
                    .padding(8)
                    .background {
                        if isSelected {
                            RoundedRectangle(cornerRadius: 6).fill(Color.accentColor)
                        }
                    }
                    .opacity(tag == nil ? 0.3 : 1)
            }
        }
        .fixedSize()
    }
}

/// The content of the chosen tag only.
struct TagSwitch<Selection: Hashable, Content: View>: View {
    var selection: Selection
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let chosen = subviews.first(where: { $0.containerValues.hasTag(selection) }) {
                chosen
            } else {
                Text("nothing")
            }
        }
    }
}

enum PickerPeriod: String, CaseIterable, Identifiable {
    case day, week, month
    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct SegmentedPickerDemo: View {
    @State private var period: PickerPeriod = .week
    @State private var size: Int? = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            SegmentedPicker(selection: $period) {
                ForEach(PickerPeriod.allCases) { period in
                    Text(period.title)
                }
            }
            SegmentedPicker(selection: $size) {
                Text("S").tag(1)
                Text("M").tag(2)
                Text("?")
            }
            TagSwitch(selection: period) {
                Text("Days").tag(PickerPeriod.day)
                Text("Weeks").tag(PickerPeriod.week)
            }
            TagSwitch(selection: PickerPeriod.month) {
                Text("Days").tag(PickerPeriod.day)
            }
        }
    }
}

struct SegmentedPicker_Previews: PreviewProvider {
    static var previews: some View {
        SegmentedPicker(selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .previewDisplayName("Constant")
    }
}
