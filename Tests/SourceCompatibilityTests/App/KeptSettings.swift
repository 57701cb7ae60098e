import SwiftUI

enum Appearance: String, CaseIterable {
    case system, light, dark
}

private struct IsQuickKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var isQuick: Bool {
        get { self[IsQuickKey.self] }
        set { self[IsQuickKey.self] = newValue }
    }
}

/// A property of the app's own, made of two of the system's.
struct Launches: DynamicProperty {
    @AppStorage("launches") private var count = 0
    @State private var isCounted = false

    private(set) var text = ""

    mutating func update() { text = "\(count) launches" }

    func begin() {
        guard !isCounted else { return }
        isCounted = true
        count += 1
    }
}

struct AppearanceChoice: View {
    @Binding var appearance: Appearance

    var body: some View {
        HStack {
            ForEach(Appearance.allCases, id: \.self) { choice in
                Text(choice.rawValue)
                    .bold(choice == appearance)
            }
        }
    }
}

struct KeptSettings: View {
    enum Field: Hashable { case name, mail }

    @AppStorage("name") private var name = "Ann"
    @AppStorage("appearance") private var appearance: Appearance = .system
    @AppStorage("last", store: .standard) private var last: String?
    @SceneStorage("tab") private var tab = 1
    @FocusState private var field: Field?
    @GestureState(resetTransaction: Transaction()) private var drag: CGSize = .zero
    @Namespace private var names
    private var launches = Launches()

    init(start: Appearance = .system) {
        _appearance = AppStorage(wrappedValue: start, "appearance")
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(name)
            Text(launches.text)
            Text(last ?? "never")
            Text("tab \(tab)")
            AppearanceChoice(appearance: $appearance.transaction(Transaction()))
            Nickname(name: $name, field: $field)
        }
        .offset(drag)
        .transaction { transaction in
            if transaction.isQuick { transaction.isQuick = false }
        }
        .onAppear {
            launches.begin()
            withTransaction(\.isQuick, true) { tab += 1 }
            field = .name
        }
    }
}

struct Nickname: View {
    @Binding var name: String
    @FocusState.Binding var field: KeptSettings.Field?

    var body: some View {
        Text(field == .name ? "editing \(name)" : name)
    }
}
