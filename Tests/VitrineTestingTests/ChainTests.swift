import Testing
import VitrineTesting

/// Modifiers on a view that is always one subview are kept with it; each is followed by itself nevertheless.
@MainActor @Suite("Modifiers on one view")
struct ChainTests {
    @Observable final class Model {
        var text = "a"
        var inset: CGFloat = 4
        var isBold = false
        var color = Color.yellow
        var rank = 1
    }

    struct Row: View {
        let model: Model
        var body: some View {
            HStack {
                Text(verbatim: model.text)
                Text(verbatim: "b")
            }
            .overlay { Text(verbatim: "layer") }
            .font(model.isBold ? .body.bold() : .body)
            .padding(model.inset)
            .containerValue(\.rank, model.rank)
            .background(model.color)
        }
    }

    /// A container that shows the value that each subview has for it.
    struct Ranked<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                ForEach(subviews: content) { subview in
                    subview
                    Text(verbatim: "rank \(subview.containerValues.rank)")
                }
            }
        }
    }

    private func host(_ model: Model) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) { Ranked { Row(model: model) } }
    }

    @Test("another text is drawn, and nothing around it")
    func text() throws {
        let model = Model()
        let host = host(model)
        let before = host.work
        model.text = "c"
        let changes = host.frame()
        #expect((host.work - before).bodies == 1)
        #expect(changes.changed == [try #require(host.find(text: "c")).id])
    }

    @Test("another inset moves what is inside and draws none of it anew")
    func inset() throws {
        let model = Model()
        let host = host(model)
        let before = try #require(host.find(text: "rank 1")).frame
        model.inset = 6
        let changes = host.frame()
        let texts = ["a", "b", "layer"].compactMap { host.find(text: $0)?.id }
        #expect(texts.count == 3)
        #expect(!changes.changed.contains(where: texts.contains))
        #expect(try #require(host.find(text: "rank 1")).frame != before)
    }

    @Test("another font reaches the texts inside, and those of the layer")
    func font() {
        let model = Model()
        let host = host(model)
        model.isBold = true
        let changes = host.frame()
        let texts = ["a", "b", "layer"].compactMap { host.find(text: $0)?.id }
        #expect(texts.allSatisfy(changes.changed.contains))
    }

    @Test("another colour is drawn, and nothing is measured")
    func color() {
        let model = Model()
        let host = host(model)
        let before = host.work
        model.color = .red
        let changes = host.frame()
        #expect((host.work - before).measures == 0)
        #expect(changes.changed.count == 1)
    }

    @Test("another value for the container is read by it, and nothing else changes")
    func value() throws {
        let model = Model()
        let host = host(model)
        #expect(host.find(text: "rank 1") != nil)
        model.rank = 2
        let changes = host.frame()
        #expect(changes.changed == [try #require(host.find(text: "rank 2")).id])
    }
}
