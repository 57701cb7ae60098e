import SwiftUI

// A list of settings, made of sections: a title above, a note below, and lines between the rows of a section, none after
// the last. A row says by a container value where its line begins.

extension ContainerValues {
    /// How far from the row's leading edge its divider begins.
    @Entry var dividerInset: CGFloat = 16
}

struct SettingsList<Content: View>: View {
    @ViewBuilder var content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 26) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 7) {
                    section.header
                        .font(.footnote)
                        .textCase(.uppercase)
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 16)
                    DividedRows(rows: section.content)
                        .background(colorScheme == .dark ? Color(white: 0.14) : Color.white)
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                    section.footer
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 16)
                }
            }
        }
        .labeledContentStyle(RowStyle())
        .padding(20)
        .frame(width: 390)
        .background(colorScheme == .dark ? Color.black : Color(red: 0.95, green: 0.95, blue: 0.97))
    }
}

private struct DividedRows: View {
    var rows: SubviewsCollection

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
                row
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, minHeight: 46, alignment: .leading)
                if row.id != rows.last?.id {
                    Divider()
                        .padding(.leading, row.containerValues.dividerInset)
                }
            }
        }
    }
}

/// A symbol on a coloured tile, a title, and what stands at the end of the row.
private struct Setting<Value: View>: View {
    var title: LocalizedStringKey
    var symbol: String
    var color: Color
    @ViewBuilder var value: Value

    var body: some View {
        LabeledContent {
            value
        } label: {
            HStack(spacing: 12) {
                Image(systemName: symbol)
                    .font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: 29, height: 29)
                    .background(color.gradient, in: RoundedRectangle(cornerRadius: 7))
                Text(title)
            }
        }
        .containerValue(\.dividerInset, 57)
    }
}

/// The label at one end of a row, the content at the other.
private struct RowStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.label
            Spacer(minLength: 0)
            configuration.content
        }
    }
}

/// The value, and a sign that there is more behind it.
private struct Disclosure: View {
    var value: LocalizedStringKey = ""

    var body: some View {
        HStack(spacing: 8) {
            Text(value)
                .foregroundStyle(.secondary)
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
        }
    }
}

private struct Switch: View {
    var isOn: Bool

    var body: some View {
        Capsule()
            .fill(isOn ? AnyShapeStyle(.green) : AnyShapeStyle(.gray.opacity(0.3)))
            .frame(width: 50, height: 30)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
                    .padding(2)
            }
    }
}

#Preview("Divided settings", traits: .sizeThatFitsLayout) {
    SettingsList {
        Section {
            HStack(spacing: 14) {
                Image(systemName: "person.crop.circle.fill")
                    .font(.system(size: 46))
                    .foregroundStyle(.tint)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Noor Haddad")
                        .font(.title3.weight(.medium))
                    Text("noor@example.org")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            .padding(.vertical, 12)
        }

        Section("Connections") {
            Setting(title: "Flight mode", symbol: "airplane", color: .orange) {
                Switch(isOn: false)
            }
            Setting(title: "Wi-Fi", symbol: "wifi", color: .blue) {
                Disclosure(value: "Lighthouse")
            }
            Setting(title: "Mobile network", symbol: "antenna.radiowaves.left.and.right", color: .green) {
                Disclosure()
            }
        }

        Section {
            Setting(title: "Notifications", symbol: "bell", color: .red) {
                Disclosure(value: "3 apps")
            }
            Setting(title: "Do not disturb", symbol: "moon", color: .indigo) {
                Switch(isOn: true)
            }
        } header: {
            Text("Attention")
        } footer: {
            Text("Calls from people you have marked are let through, and so is whoever calls twice in three minutes.")
        }

        Section {
            ForEach(["Licences", "Imprint"], id: \.self) { title in
                LabeledContent {
                    Disclosure()
                } label: {
                    Text(title)
                }
            }
            Text("Sign out")
                .foregroundStyle(.red)
        } footer: {
            Text("Version 4.1")
        }
    }
}
