import Testing

@testable import VitrineVectors

/// A recorded row, or one of the steps that follow it. Its name in the output of the tests is the recording's.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let file: String
    let row: String
    /// How many steps are made.
    let steps: Int
    let testDescription: String

    /// The cases of some files, in their order; the first of a row is the row before its steps.
    static func all(in files: [String]) -> [GoldenCase] {
        files.flatMap { file in
            // A file that is missing fails the test that counts the cases.
            ((try? VectorFile<VectorRow>.load(file)) ?? []).flatMap { row in
                (0...(row.steps ?? []).count).map { steps in
                    let step = steps == 0 ? "" : ", step \(steps): \(row.steps![steps - 1].name)"
                    return GoldenCase(file: file, row: row.title, steps: steps, testDescription: row.title + step)
                }
            }
        }
    }

    /// The rows that live: another value, list or layout, and what comes of it in the same tree.
    static let living = all(in: ["golden_foreach", "golden_runtime", "golden_customlayout", "golden_image"])
    /// What scrolls, and what makes only what is seen.
    static let scrolling = all(in: ["golden_scroll", "golden_lazy", "golden_ios_list"])
    static let still = all(in: [
        "golden_controls", "golden_grid", "golden_ios_layout", "golden_label", "golden_layout",
        "golden_navigation", "golden_paint",
        "golden_section", "golden_text", "layout_goldens",
    ])
}

/// Every tree that was recorded from Apple's SwiftUI, by the name of its recording.
@MainActor @Suite("Recorded trees, one by one") struct GoldenRowTests {
    private func check(_ golden: GoldenCase) throws {
        var row = try #require(try VectorFile<VectorRow>.load(golden.file).first { $0.title == golden.row })
        row.steps = row.steps.map { Array($0.prefix(golden.steps)) }
        #expect(row.frames?.isEmpty == false)
        #expect(row.steps?.last.map { $0.frames?.isEmpty == false } ?? true, "the step has no frames")
        #expect(VectorStage(row).differences(VectorRun.tolerance) == [])
    }

    @Test("A step of a living tree has the recorded frames", arguments: GoldenCase.living)
    func living(_ golden: GoldenCase) throws { try check(golden) }

    @Test("A tree has the recorded frames", arguments: GoldenCase.still)
    func still(_ golden: GoldenCase) throws { try check(golden) }

    @Test("B5-38, B5-39 in the midst of an animation the recorded frames are there at once")
    func animated() throws {
        let rows = try VectorFile<VectorRow>.load("golden_runtime").filter { $0.title.hasPrefix("animation/") }
        #expect(rows.count == 2)
        for row in rows {
            let stage = VectorStage(row, isAnimated: true)
            #expect(stage.differences(VectorRun.tolerance) == [])
            #expect(stage.isMoving)
        }
    }

    @Test(
        "A12-13 to A12-17, A13-01 to A13-11, C5-11 to C5-15 What scrolls has the recorded frames",
        arguments: GoldenCase.scrolling)
    func scrolling(_ golden: GoldenCase) throws { try check(golden) }

    @Test("every recorded row is among them, and every step") func counts() {
        #expect(GoldenCase.living.count == 17 + 13 && GoldenCase.living.count { $0.steps > 0 } == 13)
        #expect(GoldenCase.still.count == 47)
        #expect(GoldenCase.scrolling.count == 14 + 9 && GoldenCase.scrolling.count { $0.steps > 0 } == 9)
        #expect(GoldenCase.living.contains { $0.testDescription == "lifecycle/appear, step 2: show" })
    }
}
