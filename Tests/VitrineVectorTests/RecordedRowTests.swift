import Testing

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

    @Test("A11-02 and A11-05 the distances of a grid are those given") func grid() throws {
        #expect(try differences("golden_grid", "grid/spacing") == [])
    }
}
