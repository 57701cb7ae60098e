import SwiftUI

// Pages of a document, filled with as many blocks as go on one.

struct PageSize: Hashable {
    var width: CGFloat
    var height: CGFloat
    static let card = PageSize(width: 120, height: 80)
}

extension ContainerValues {
    @Entry var startsPage = false
    @Entry var blockLines: Int = 1
}

extension View {
    func startsPage(_ starts: Bool = true) -> some View { containerValue(\.startsPage, starts) }
    func blockLines(_ lines: Int) -> some View { containerValue(\.blockLines, lines) }
}

struct PagedDocument<Content: View>: View {
    var size: PageSize = .card
    var linesPerPage = 3
    @ViewBuilder var content: () -> Content

    private struct Page: Identifiable {
        let id: Int
        var blocks: [Subview]
    }

    private func pages(_ blocks: SubviewsCollection) -> [Page] {
        var pages: [Page] = []
        var free = 0
        for block in blocks {
            let values = block.containerValues
            if pages.isEmpty || values.startsPage || values.blockLines > free {
                pages.append(Page(id: pages.count, blocks: []))
                free = linesPerPage
            }
            pages[pages.endIndex - 1].blocks.append(block)
            free -= values.blockLines
        }
        return pages
    }

    var body: some View {
        Group(subviews: content()) { blocks in
            let pages = pages(blocks)
            VStack(spacing: 10) {
                ForEach(pages) { page in
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(page.blocks) { block in block }
                        Spacer()
                        Text("\(page.id + 1)/\(pages.count)")
                            .frame(maxWidth: .infinity, alignment: .trailing)
                    }
                    .frame(width: size.width, height: size.height)
                    .background(Color.white)
                }
            }
        }
    }
}

struct PrintedPagesDemo: View {
    var body: some View {
        PagedDocument {
            Text("one")
            Text("two").blockLines(2)
            Text("three")
            Text("four").startsPage()
        }
    }
}

#Preview("Pages", traits: .sizeThatFitsLayout) {
    PrintedPagesDemo()
}

#Preview("One page") {
    @Previewable @State var lines = 9
    PagedDocument(linesPerPage: lines) {
        Text("alone")
    }
}
