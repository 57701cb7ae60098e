import Testing

@testable import VitrineVectors

/// Frames recorded from Apple's SwiftUI, or computed from rules that reproduce the recorded ones, over real views.
@Suite @MainActor struct VectorTests {
    @Test("Frames of whole trees are those of the data") func frames() throws {
        let run = try VectorRun(VectorRun.folder)
        for failure in run.failures { Issue.record("\(failure)") }
        #expect(run.passed > 0)
        for line in run.report { print(line) }
    }

    @Test("A2-35 random stacks share out their length as the model does") func randomStacks() throws {
        let run = try VectorRun(VectorRun.ownFolder, only: "stack_random_derived")
        #expect(run.failures.isEmpty && run.passed == 200)
    }
}
