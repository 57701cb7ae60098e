import SwiftUI

// The labels of the first betas, which articles still show.

struct EarlyBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            ForEach(sectionOf: content) { section in
                VStack(spacing: 0) {
                    section.header
                    ForEach(subviewOf: section.content) { subview in
                        subview
                    }
                }
            }
        }
    }
}

struct EarlyCount<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviewsOf: content) { subviews in
            Text("\(subviews.count) views")
        }
        Group(sectionsOf: content) { sections in
            Text("\(sections.count) sections")
        }
    }
}

struct EarlySpellingsDemo: View {
    var body: some View {
        VStack(spacing: 10) {
            EarlyBoard { rows }
            EarlyCount { rows }
        }
    }

    @ViewBuilder var rows: some View {
        Section("A") {
            Text("1")
            Text("2")
        }
        Section {
            Text("3")
        } header: {
            Text("B")
        } footer: {
            Text("end")
        }
    }
}
