import SwiftUI

/// A few subviews at a time, and dots for all of them.
struct Carousel<Content: View>: View {
    @State var position = 0
    var visible = 2
    @ViewBuilder var content: () -> Content

    var body: some View {
        Group(subviews: content()) { pages in
            VStack(spacing: 10) {
                HStack(spacing: 12) {
                    ForEach(pages.dropFirst(position).prefix(visible)) { page in
                        page.frame(width: 60, height: 40).background(Color.gray)
                    }
                }
                HStack(spacing: 4) {
                    ForEach(pages.indices, id: \.self) { index in
                        Circle()
                            .fill(index == position ? Color.black : Color.white)
                            .frame(width: 6, height: 6)
                    }
                }
                .frame(height: 6)
                pages.suffix(1)
            }
        }
    }
}

/// The first large, the others small beside it.
struct FeaturedRow<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Group(subviews: content) { subviews in
            HStack(alignment: .top, spacing: 8) {
                if !subviews.isEmpty {
                    subviews[0]
                        .frame(width: 100, height: 100)
                }
                if subviews.count > 1 {
                    VStack(spacing: 8) {
                        subviews[1...]
                    }
                }
            }
        }
    }
}

struct CarouselDemo: View {
    var body: some View {
        VStack(spacing: 0) {
            Carousel(position: 1) {
                ForEach(1..<6) { Text("Page \($0)") }
            }
            FeaturedRow {
                Text("Big")
                Text("a")
                Text("b")
            }
        }
    }
}
