import SwiftUI

// Lists as apps write them: of data, of sections, and with their modifiers.

struct Contact: Identifiable {
    let id: String
    var phone = "555"
    var isFavorite = false
}

struct ContactList: View {
    @State private var contacts = ["Ada", "Grace", "Lin"].map { Contact(id: $0) }

    var body: some View {
        List {
            Section("Favourites") {
                Label("Emergency", systemImage: "phone.fill")
                    .listRowBackground(Color.red.opacity(0.1))
                    .listRowSeparator(.hidden)
            }
            Section {
                ForEach($contacts) { $contact in
                    LabeledContent(contact.id, value: contact.phone)
                        .listRowInsets(EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20))
                        .listRowSeparatorTint(.blue, edges: .bottom)
                }
            } header: {
                Text("All")
            } footer: {
                Text("\(contacts.count) contacts")
            }
        }
        .listStyle(.insetGrouped)
        .scrollContentBackground(.hidden)
        .background(.yellow)
    }
}

struct PlainLists: View {
    @State private var bound = [Contact(id: "Alan")]

    var body: some View {
        VStack {
            List([Contact(id: "Ada"), Contact(id: "Grace")]) { Text($0.id) }
            List(["one", "two"], id: \.self) { Text($0) }.listStyle(PlainListStyle())
            List(0..<3) { Text("Row \($0)") }.listStyle(.automatic)
            List($bound) { $contact in Text(contact.phone) }
        }
    }
}
