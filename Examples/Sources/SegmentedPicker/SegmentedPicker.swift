import SwiftUI

// The tags that a picker's content has are container values: a control of an app's own can read them and know which of
// its subviews is the chosen one. ForEach tags its elements' views with their ids by itself.

struct SegmentedPicker<Selection: Hashable, Content: View>: View {
    @Binding var selection: Selection
    var content: Content

    @Environment(\.colorScheme) private var colorScheme

    init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        _selection = selection
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { segments in
                let chosen = segments.firstIndex { $0.containerValues.tag(for: Selection.self) == selection }
                ForEach(segments.indices, id: \.self) { index in
                    if index > 0 {
                        Separator(isHidden: index == chosen || index - 1 == chosen)
                    }
                    segments[index]
                        .font(.subheadline.weight(index == chosen ? .semibold : .regular))
                        .lineLimit(1)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity)
                        .background {
                            if index == chosen {
                                Thumb(isDark: colorScheme == .dark)
                            }
                        }
                }
            }
        }
        .padding(2)
        .background(.gray.opacity(colorScheme == .dark ? 0.3 : 0.16), in: RoundedRectangle(cornerRadius: 9))
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// What lies under the chosen segment.
private struct Thumb: View {
    var isDark: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(isDark ? Color(white: 0.42) : Color.white)
            .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
    }
}

/// Between two segments of which neither is chosen.
private struct Separator: View {
    var isHidden: Bool

    var body: some View {
        Capsule()
            .fill(.gray.opacity(0.4))
            .frame(width: 1, height: 16)
            .opacity(isHidden ? 0 : 1)
    }
}

/// The content whose tag is the selection, and no other.
struct ChosenContent<Selection: Hashable, Content: View>: View {
    var selection: Selection
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { pages in
            if let page = pages.first(where: { $0.containerValues.hasTag(selection) }) {
                page
            } else {
                Text("Nothing is chosen")
                    .foregroundStyle(.secondary)
            }
        }
    }
}

enum Period: String, CaseIterable, Identifiable {
    case day, week, month, year
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

struct PickerGallery: View {
    @State private var period = Period.week
    @State private var alignment: TextAlignment? = .center
    @State private var zoom = 100
    @State private var place = "coast"

    var body: some View {
        VStack(alignment: .leading, spacing: 22) {
            Sample("Texts of a ForEach, tagged by their ids") {
                SegmentedPicker(selection: $period) {
                    ForEach(Period.allCases) { period in
                        Text(period.title)
                    }
                }
            }
            Sample("Symbols; the selection is optional") {
                SegmentedPicker(selection: $alignment) {
                    Image(systemName: "text.alignleft").tag(TextAlignment.leading)
                    Image(systemName: "text.aligncenter").tag(TextAlignment.center)
                    Image(systemName: "text.alignright").tag(TextAlignment.trailing)
                }
                .frame(width: 200)
            }
            Sample("Single views and a ForEach in one picker") {
                SegmentedPicker(selection: $zoom) {
                    Label("Fit", systemImage: "viewfinder").tag(0)
                    ForEach([50, 100, 200], id: \.self) { Text("\($0) %") }
                }
            }
            Sample("The page with the same tag") {
                SegmentedPicker(selection: $place) {
                    Text("Hills").tag("hills")
                    Text("Coast").tag("coast")
                }
                ChosenContent(selection: place) {
                    Label("Bring boots", systemImage: "figure.walk").tag("hills")
                    Label("Bring a towel", systemImage: "umbrella").tag("coast")
                }
                .padding(.top, 4)
            }
        }
        .padding(24)
        .frame(width: 400)
        .background(.background)
    }
}

private struct Sample<Content: View>: View {
    var title: LocalizedStringKey
    var content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.footnote)
                .foregroundStyle(.secondary)
            content
        }
    }
}

#Preview("Segmented picker", traits: .sizeThatFitsLayout) {
    PickerGallery()
}
