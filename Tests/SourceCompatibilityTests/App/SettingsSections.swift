import SwiftUI

extension ContainerValues {
    @Entry var settingsIcon: String?
}

extension View {
    func settingsIcon(_ name: String) -> some View {
        containerValue(\.settingsIcon, name)
    }
}

/// Grouped sections with a title, rows in a rounded box and a note under it.
struct SettingsList<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    if !section.header.isEmpty {
                        section.header
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .textCase(.uppercase)
                            .padding(.leading, 12)
                    }

                    SettingsBox(rows: section.content)

                    if !section.footer.isEmpty {
                        section.footer
                            .font(.footnote)
                            .foregroundColor(.gray)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(.horizontal, 12)
                    }
                }
            }
        }
        .padding()
    }
}

private struct SettingsBox: View {
    let rows: SubviewsCollection

    var body: some View {
        VStack(spacing: 0) {
            ForEach(rows) { row in
                HStack(spacing: 10) {
                    if let icon = row.containerValues.settingsIcon {
                        Text(icon).frame(width: 20)
                    }
                    row
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 12)
                .frame(minHeight: 44)

                if row.id != rows.last?.id {
                    Divider().padding(.leading, 12)
                }
            }
        }
        .background(Color.white, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
}

struct SettingsDemo: View {
    @State private var isAdvanced = true
    private let devices = ["Desk", "Shelf"]

    var body: some View {
        SettingsList {
            Section {
                Text("Sound").settingsIcon("S")
                Text("Display")
            } header: {
                Text("General")
            } footer: {
                Text("Some need a restart.")
            }

            Section("Devices") {
                ForEach(devices, id: \.self) { device in
                    Text(device)
                }
                .settingsIcon("D")
            }

            if isAdvanced {
                Text("Reset")
            }
        }
    }
}
