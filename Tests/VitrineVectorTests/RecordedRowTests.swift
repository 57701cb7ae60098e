import SwiftUI
import Testing
import VitrineRuntime

@testable import VitrineVectors

/// Rows of the data that show a rule by themselves: what stands in them no view here does yet, but a box of its size.
@MainActor @Suite("Recorded rows") struct RecordedRowTests {
    /// What is not as a recorded row has it.
    private func differences(_ file: String, _ name: String) throws -> [String] {
        let row = try #require(try VectorFile<VectorRow>.load(file).first { $0.name == name })
        return VectorStage(row).differences(VectorRun.tolerance)
    }

    @Test("A8-04 the frame of a view that is to change is the one it changes to, at once") func changing() throws {
        let row = try #require(try VectorFile<VectorRow>.load("golden_runtime").first { $0.name == "animation/frame" })
        #expect(row.steps?.isEmpty == false)
        #expect(try differences("golden_runtime", "animation/frame") == [])
    }

    @Test("A8-13 AnyLayout turns a row into a column and back") func anyLayout() throws {
        #expect(try differences("golden_customlayout", "customlayout/any") == [])
    }

    @Test("A10-07, A10-08 and A10-09 texts among other views") func texts() throws {
        #expect(try differences("golden_text", "text/vstack-spacing") == [])
    }

    @Test("A10-10 texts beside other views") func textsInRows() throws {
        #expect(try differences("golden_text", "text/hstack-spacing") == [])
    }

    @Test("A10-18 body text keeps 14.81 to a control below it and 8.43 to one above") func controls() throws {
        #expect(try differences("golden_ios_layout", "ios/layout/controls") == [])
    }

    @Test("A10-19 a checkbox stands 6 below a text") func checkboxes() throws {
        #expect(try differences("golden_label", "groupbox/basic") == [])
    }

    @Test("A10-22 images of one size are plain views: 8 to each side, and a text's distance to texts")
    func images() throws {
        #expect(try differences("golden_image", "image/stack-spacing") == [])
    }

    @Test("A6-12 and A6-14 what is moved to the front or hidden keeps its frame", arguments: ["zindex", "hidden"])
    func effects(name: String) throws {
        #expect(try differences("golden_paint", "effects/" + name) == [])
    }

    @Test("A13-23 a navigation stack takes all that it is proposed, and centres its root") func navigation() throws {
        #expect(try differences("golden_navigation", "ios/nav/sizing") == [])
    }

    /// Recorded where the stack is as large as its largest level, around the same centre; those covered are told as well.
    @Test("B1-18 the level on top stands as recorded after each step, and none of those that are covered or popped")
    func navigationSteps() throws {
        let row = try #require(try VectorFile<VectorRow>.load("golden_navigation_mac").first { $0.name == "nav/steps" })
        let host = RenderHost(VectorInterpreter.view(row.tree!), textEngine: NoText())
        var steps = [(row.tree!, row.frames!.compactMapValues(\.lengths))]
        for step in row.steps! { steps.append((step.tree!, step.frames!)) }
        #expect(steps.count == 5)
        for (tree, expected) in steps {
            host.update(VectorInterpreter.view(tree))
            _ = host.frame(proposal: ProposedViewSize(width: row.size![0], height: row.size![1]))
            var found: [String: CGRect] = [:]
            VectorProbeNode.frames(below: host.rootNode, at: .zero, into: &found)
            #expect(found.removeValue(forKey: "nav")?.size == CGSize(width: 320, height: 200))
            let top = tree.trees("pushed").last ?? tree.tree("c")!
            let ids = (top.children.compactMap(\.id) + [top.id].compactMap(\.self)).sorted()
            #expect(found.keys.sorted() == ids)
            for (id, frame) in found {
                #expect([frame.minX, frame.minY, frame.width, frame.height] == expected[id])
            }
        }
    }

    @Test("A11-02 and A11-05 the distances of a grid are those given") func grid() throws {
        #expect(try differences("golden_grid", "grid/spacing") == [])
    }
}
