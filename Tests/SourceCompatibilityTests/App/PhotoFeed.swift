import SwiftUI

// A screen that scrolls: a bar of stories, a grid with pinned headers, and a button that goes back to the top.

struct Story: Identifiable, Hashable {
    let id: Int
    var name: String { "Story \(id)" }
}

struct StoriesBar: View {
    let stories: [Story]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
                ForEach(stories) { story in
                    VStack {
                        Circle().fill(.orange.gradient).frame(width: 56, height: 56)
                        Text(story.name).font(.caption)
                    }
                }
            }
            .padding(.horizontal)
        }
        .frame(height: 90)
    }
}

struct PhotoFeed: View {
    let months = ["May", "June"]
    @State private var shown: Set<Int> = []
    private let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 2)]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                StoriesBar(stories: (0..<50).map { Story(id: $0) })
                LazyVGrid(columns: columns, alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
                    ForEach(months, id: \.self) { month in
                        Section {
                            ForEach(0..<40, id: \.self) { day in
                                Color.teal.aspectRatio(1, contentMode: .fit)
                                    .overlay(alignment: .bottomTrailing) { Text("\(day + 1)") }
                                    .onAppear { shown.insert(day) }
                            }
                        } header: {
                            Text(month).bold().frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                }
                Text("\(shown.count) shown").id("end")
            }
            .scrollIndicators(.hidden)
            .defaultScrollAnchor(.top)
            .overlay(alignment: .bottom) {
                Text("To the end").onAppear { proxy.scrollTo("end", anchor: .bottom) }
            }
        }
    }
}
