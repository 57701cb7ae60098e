import Testing
import VitrineLayout

/// Frames that were recorded from Apple's SwiftUI, or computed from rules that reproduce the recorded ones.
@Suite struct GoldenFrameTests {
    static let tolerance: CGFloat = 0.011

    @Test(
        "Frames of whole trees are those of the data",
        arguments: [
            "layout_goldens", "stack_cases_derived", "parity_snapshots_derived", "golden_layout",
            "golden_customlayout", "golden_paint", "golden_text", "golden_section", "golden_foreach", "golden_image",
            "golden_ios_layout", "golden_controls", "golden_runtime", "golden_label", "golden_grid",
        ])
    func frames(file: String) throws {
        var (passed, skipped) = (0, [String]())
        for row in try VectorFile<VectorRow>.load(file) {
            guard let tree = row.tree, let size = row.size, let expected = row.frames else { continue }
            let unknown = tree.types.subtracting(TreeInterpreter.types)
            if !unknown.isEmpty {
                skipped.append("\(row.title) (\(unknown.sorted().joined(separator: ", ")))")
                continue
            }
            let window = CGSize(width: size[0], height: size[1])
            var isRight = check(tree, window, expected.compactMapValues(\.lengths), "\(file) \(row.title)")
            for step in row.steps ?? [] {
                guard let tree = step.tree, let expected = step.frames else { continue }
                isRight = check(tree, window, expected, "\(file) \(row.title) / \(step.name)") && isRight
            }
            if isRight { passed += 1 }
        }
        print("\(file): \(passed) rows pass; not in the language: \(skipped)")
    }

    /// Whether all frames agree; records one issue with every difference when not.
    private func check(
        _ tree: VectorTree, _ window: CGSize, _ expected: [String: [CGFloat]], _ title: String
    ) -> Bool {
        var isRight = true
        for usesRanges in [true, false] {
            let interpreter = TreeInterpreter()
            interpreter.context.usesRanges = usesRanges
            let frames = interpreter.frames(tree, in: window)
            let differences = expected.sorted { $0.key < $1.key }.compactMap { id, values -> String? in
                guard let frame = frames[id] else { return "\(id) is missing" }
                let found = [frame.minX, frame.minY, frame.width, frame.height]
                let agrees = zip(found, values).allSatisfy { abs($0 - $1) <= Self.tolerance }
                return agrees ? nil : "\(id) is \(found) instead of \(values)"
            }
            if differences.isEmpty { continue }
            isRight = false
            Issue.record("\(title)\(usesRanges ? "" : " (measured)"): \(differences.joined(separator: "; "))")
        }
        return isRight
    }

    @Test("A2-35 random stacks share out their length as the model does") func randomStacks() throws {
        var passed = 0
        for row in try VectorFile<VectorRow>.load("stack_random_derived") {
            guard let tree = row.tree, let size = row.size, let major = row.major, let stack = row.stack else {
                continue
            }
            let axis: Axis = tree.type == "hstack" ? .horizontal : .vertical
            let frames = TreeInterpreter().frames(tree, in: CGSize(width: size[0], height: size[1]))
            var found = (0..<major.count).map { frames["k\($0)"]?.size[axis] ?? .nan }
            found += [frames["stack"]?.width ?? .nan, frames["stack"]?.height ?? .nan]
            let agrees = zip(found, major + stack).allSatisfy { abs($0 - $1) <= Self.tolerance }
            if agrees { passed += 1 }
            #expect(agrees, "\(row.title): \(found) instead of \(major + stack)")
        }
        print("stack_random_derived: \(passed) rows pass")
    }
}
