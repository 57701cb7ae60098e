/// Where the command touches the framework: everything else in this folder knows files, processes and text.
@MainActor
struct SceneRunner {
    /// Whether this build can show views at all.
    nonisolated static let isReady = false
    /// What the object holds, in the order of the lines.
    let scenes: [SceneSummary]

    init(object: String) throws(Failure) {
        throw .tool("this build has no runtime yet to show \(object) with")
    }

    /// A picture or a report of one scene, and the size it had.
    func product(ofScene index: Int, for request: SceneRequest) throws(Failure) -> (
        bytes: [UInt8], width: Double, height: Double
    ) {
        throw .tool("this build has no runtime yet")
    }
}
