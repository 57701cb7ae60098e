import SwiftUI

/// The shell of an app: tabs, one with a stack in it, and pages that go back by themselves.
enum AppTab: Hashable, CaseIterable {
    case feed, library, profile

    var title: LocalizedStringKey {
        switch self {
        case .feed: "Feed"
        case .library: "Library"
        case .profile: "Profile"
        }
    }

    var symbol: String {
        switch self {
        case .feed: "newspaper"
        case .library: "books.vertical"
        case .profile: "person"
        }
    }
}

struct TabbedApp: View {
    @State private var selection = AppTab.library
    var unread = 4

    var body: some View {
        TabView(selection: $selection) {
            Tab(AppTab.feed.title, systemImage: AppTab.feed.symbol, value: .feed) {
                Text("What is new")
            }
            .badge(unread)
            Tab(AppTab.library.title, systemImage: AppTab.library.symbol, value: .library) {
                LibraryTab()
            }
            if unread > 0 {
                Tab(value: AppTab.profile) {
                    Text("You")
                } label: {
                    Label(AppTab.profile.title, systemImage: AppTab.profile.symbol)
                }
            }
        }
    }
}

struct LibraryTab: View {
    @State private var shelf: [String] = ["Novels"]

    var body: some View {
        NavigationStack(path: $shelf) {
            Text("Shelves")
                .navigationTitle("Library")
                .navigationDestination(for: String.self) { name in
                    ShelfPage(name: name)
                        .navigationTitle(name)
                        .navigationBarTitleDisplayMode(.inline)
                }
        }
    }
}

private struct ShelfPage: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let name: String

    var body: some View {
        Text(isPresented ? "Books on \(name)" : "Nothing")
            .navigationBarBackButtonHidden(name.isEmpty)
            .toolbar(.visible, for: .navigationBar)
            .task { if name == "Empty" { dismiss() } }
    }
}

/// The early spelling, with a stack in each tab.
struct EarlyTabs: View {
    @State private var selected = 1

    var body: some View {
        TabView(selection: $selected) {
            Text("Left")
                .tabItem {
                    Image(systemName: "1.circle")
                    Text("First")
                }
                .tag(0)
            NavigationStack { Text("Right").navigationTitle("Two") }
                .tabItem { Label("Second", systemImage: "2.circle") }
                .tag(1)
                .badge("new")
        }
    }
}
