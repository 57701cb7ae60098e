import SwiftUI
import Testing
import VitrineRuntime

#Preview { Plain(number: 1) }

#Preview("Named", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
    Plain(number: 2)
    Plain(number: 3)
}

#Preview("With state") {
    @Previewable @State var number = [1, 2].count
    Plain(number: number)
}

/// Private, as views made for previews tend to be.
private struct Plain: View {
    var number: Int
    var body: some View { EmptyView() }
}

@Suite("Finding the previews of a loaded image")
@MainActor
struct PreviewDiscoveryTests {
    /// The image of these tests themselves. Optimised builds of a whole module leave its previews out.
    private let previews = PreviewDiscovery.previews(inImageAt: "/proc/self/exe")
        .filter { $0.fileID.hasSuffix("PreviewDiscoveryTests.swift") }

    @Test("All previews of a file are found, in order, with name, line and traits")
    func found() throws {
        try #require(previews.count == 3)
        #expect(previews.map(\.name) == [nil, "Named", "With state"])
        #expect(previews.map(\.line) == [5, 7, 12])
        #expect(previews[1].traits.map(\.setting) == [.sizeThatFits, .fixed(width: 10, height: 20)])
    }

    @Test("A preview makes its view: a private one, several together, and one with state")
    func views() throws {
        try #require(previews.count == 3)
        #expect((previews[0].make() as? Plain)?.number == 1)
        #expect(String(describing: type(of: previews[1].make())).hasPrefix("TupleView"))
        #expect(Mirror(reflecting: previews[2].make()).children.first?.label == "_number")
    }

    @Test("An image that is not loaded has no previews")
    func notLoaded() {
        #expect(PreviewDiscovery.previews(inImageAt: "/proc/version").isEmpty)
        #expect(PreviewDiscovery.previews(inImageAt: "/no/such/file").isEmpty)
    }
}
