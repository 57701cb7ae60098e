import SwiftUI

struct ReminderSettings: Equatable {
    var isOn = false
    var hour = 9
    var days: Set<String> = ["Mon"]
}

class SettingsModel: ObservableObject {
    enum Appearance: String, CaseIterable, Identifiable {
        case automatic, light, dark
        var id: Self { self }
    }

    @Published var name: String
    @Published var appearance = Appearance.automatic
    @Published var reminders = ReminderSettings()
    @Published var textSize = 14.0 {
        didSet { if textSize > 24 { textSize = 24 } }
    }
    @Published private(set) var hasChanges = false

    private let saved: String

    init(name: String = "Ann") {
        self.name = name
        saved = name
    }

    func check() { hasChanges = name != saved || reminders != ReminderSettings() }

    func reset() {
        name = saved
        appearance = .automatic
        reminders = ReminderSettings()
        textSize = 14
        check()
    }
}

struct SettingsScreen: View {
    @StateObject private var model: SettingsModel

    init(model: @autoclosure @escaping () -> SettingsModel = SettingsModel()) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SettingsField(title: "Name", text: $model.name)
            AppearanceRow(selection: $model.appearance)
            SwitchRow("Reminders", isOn: $model.reminders.isOn)
            if model.reminders.isOn {
                StepRow(title: "At", value: $model.reminders.hour, range: 0...23)
                DayRow(days: $model.reminders.days)
            }
            SettingsSample(model: model)
            SettingsFooter(model: model)
        }
        .onChange(of: model.reminders) { model.check() }
        .onReceive(model.$name.dropFirst()) { _ in model.check() }
    }
}

struct SettingsField: View {
    let title: String
    @Binding var text: String

    var body: some View {
        HStack {
            Text(title)
            Text(text.isEmpty ? "–" : text)
        }
    }
}

struct AppearanceRow: View {
    @Binding var selection: SettingsModel.Appearance

    var body: some View {
        HStack {
            ForEach(SettingsModel.Appearance.allCases) { appearance in
                Text(appearance == selection ? "[\(appearance.rawValue)]" : appearance.rawValue)
            }
        }
    }
}

struct SwitchRow: View {
    private let title: LocalizedStringKey
    @Binding private var isOn: Bool

    init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.title = title
        _isOn = isOn
    }

    var body: some View {
        HStack {
            Text(title)
            Text(isOn ? "on" : "off")
        }
    }
}

struct StepRow: View {
    let title: String
    @Binding var value: Int
    let range: ClosedRange<Int>

    var body: some View {
        Text("\(title) \(value):00")
            .onAppear { value = min(max(value, range.lowerBound), range.upperBound) }
    }
}

struct DayRow: View {
    @Binding var days: Set<String>

    var body: some View {
        Text(days.sorted().joined(separator: ", "))
    }
}

struct SettingsSample: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        Text("Sample").font(.system(size: model.textSize))
    }
}

struct SettingsFooter: View {
    @ObservedObject private(set) var model: SettingsModel

    var body: some View {
        if model.hasChanges { Text("Unsaved") }
    }
}
