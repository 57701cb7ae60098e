import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// What leaves the tree, in a frame in which something inside it changed, too.
@MainActor @Suite("What leaves the tree")
struct LeavingTests {
    @Observable final class Model {
        var shows = true
        var rows = Array(0..<40)
        @ObservationIgnored var gone: [Int] = []
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(model.rows, id: \.self) { row in
                    Text(verbatim: "\(row)").onDisappear { model.gone.append(row) }
                }
            }
        }
    }

    struct Screen: View {
        let model: Model
        var body: some View {
            VStack {
                if model.shows { Rows(model: model).padding() } else { Text("nothing") }
            }
        }
    }

    @Test("a node that somebody holds longer than the tree knows nothing of what was around it")
    func held() throws {
        let model = Model()
        let live = Live { Screen(model: model) }
        func container(_ node: ViewNode) -> ViewNode? {
            if "\(type(of: node))".contains("VStack<ForEach") { return node }
            return node.children.lazy.compactMap { container($0.node) }.first
        }
        let node = try #require(container(live.host.rootNode))
        #expect(node.isInTree)
        model.shows = false
        live.run()
        #expect(live.texts == ["nothing"])
        #expect(node.parent == nil)
        #expect(node.isGone && !node.isInTree)
    }

    @Test("a row that goes in the same frame as its container disappears, as the others do", arguments: [true, false])
    func rows(isRowFirst: Bool) {
        let model = Model()
        let live = Live { Screen(model: model) }
        if isRowFirst { model.rows.remove(at: 20) }
        model.shows = false
        if !isRowFirst { model.rows.remove(at: 20) }
        live.run()
        #expect(model.gone.sorted() == Array(0..<40))
    }
}
