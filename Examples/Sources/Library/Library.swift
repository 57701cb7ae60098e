import SwiftUI

/// Tabs, a stack with a bar in the first of them, and in that a list. Which rows and sections there are the list finds
/// out as any container does: from subviews that the builder resolves to.
struct Library: View {
    let albums: [Album]

    var body: some View {
        TabView {
            Tab("Library", systemImage: "books.vertical") {
                NavigationStack {
                    List {
                        Section("Recent") {
                            ForEach(albums) { album in
                                NavigationLink(value: album) { Row(album: album) }
                            }
                        }
                        Section {
                            Label("Downloaded", systemImage: "arrow.down.circle")
                            LabeledContent("Songs", value: "\(albums.reduce(0) { $0 + $1.songs })")
                        } header: {
                            Text("On this device")
                        } footer: {
                            Text("Songs are kept until you remove them.")
                        }
                    }
                    .navigationTitle("Library")
                    .navigationDestination(for: Album.self) { album in
                        Row(album: album).navigationTitle(album.title)
                    }
                }
            }
            Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
            Tab("Settings", systemImage: "gearshape") { Text("Settings") }
        }
    }
}

struct Album: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let songs: Int
    let hue: Double
}

/// An album with its cover.
struct Row: View {
    let album: Album

    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(hue: album.hue, saturation: 0.5, brightness: 0.9).gradient)
                .frame(width: 44, height: 44)
                .overlay { Image(systemName: "music.note").foregroundStyle(.white) }
            VStack(alignment: .leading) {
                Text(album.title)
                Text(album.artist).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

#Preview("Library") {
    Library(albums: [
        Album(id: 0, title: "Harbour Lights", artist: "The Ferrymen", songs: 12, hue: 0.58),
        Album(id: 1, title: "Slow Trains", artist: "Ada North", songs: 9, hue: 0.08),
        Album(id: 2, title: "Kitchen Radio", artist: "Milo & Co", songs: 14, hue: 0.35),
    ])
    .frame(width: 390, height: 760)
}
