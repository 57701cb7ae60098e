import SwiftUI
import Testing
import VitrineRuntime
import VitrineTesting

extension ContainerValues {
    @Entry fileprivate var reportLimit: Int?
}

private struct Shelf<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { ForEach(subviews: content) { $0 } }
}

@Suite("Reports of what containers read")
@MainActor
struct ReportTests {
    private func container(_ view: some View) throws -> ResolveReport.Container {
        let host = RenderHost(view, textEngine: FixedTextEngine())
        _ = host.frame(proposal: .unspecified)
        return try #require(host.resolveReport().containers.first)
    }

    @Test("a declared text is told with its characters, but not where it stands for many")
    func texts() throws {
        let container = try container(
            Shelf {
                Text("one \(1)")
                ForEach(0..<2) { Text("row \($0)") }
            })
        #expect(container.declaredTree == [.init("Text \"one 1\""), .init("ForEach (2)", children: [.init("Text")])])
        #expect(container.sections[0].content.map(\.text) == ["one 1", "row 0", "row 1"])
    }

    @Test("a shape is told by its name")
    func shapes() throws {
        let container = try container(Shelf { Circle().fill(.red) })
        #expect(container.declaredTree == [.init("Circle")])
        #expect(container.sections[0].content.map(\.type) == ["Circle"])
    }

    @Test("a value is told as String(describing:) tells it")
    func optionals() throws {
        let container = try container(
            Shelf {
                Text("a").containerValue(\.reportLimit, 2)
                Text("b").containerValue(\.reportLimit, nil)
            })
        let values = container.sections[0].content.flatMap(\.values)
        #expect(values.map(\.text) == ["Optional(2)", "nil"])
    }
}
