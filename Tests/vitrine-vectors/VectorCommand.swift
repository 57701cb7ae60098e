import Foundation
import VitrineVectors

/// `make vectors`: one line a failing row, then the counts.
@main struct VectorCommand {
    @MainActor static func main() throws {
        let run = try VectorRun(VectorRun.folder)
        for line in run.report { print(line) }
        if !run.failures.isEmpty || run.passed == 0 { exit(1) }
    }
}
