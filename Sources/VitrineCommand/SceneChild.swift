import Foundation

/// The child's side: loads the object, shows one scene of it, and leaves a report.
@MainActor
enum SceneChild {
    static func run(_ request: SceneRequest) throws(Failure) {
        // The command ends this process in time; should it be gone itself, a view that hangs must not stay.
        alarm(UInt32(request.timeout) + 5)
        var scenes: [SceneSummary] = []
        let result: SceneReport.Result
        var product: [UInt8]?
        do {
            let runner = try SceneRunner(object: request.object)
            scenes = runner.scenes
            if let index = scenes.choice(named: request.view, preferred: request.preferred) {
                let made = try runner.product(ofScene: index, for: request)
                product = made.bytes
                result = .shown(index, width: made.width, height: made.height)
            } else {
                result = .notFound
            }
        } catch {
            result = .failed(code: error.code.rawValue, message: error.message)
        }
        do {
            try SceneReport(scenes: scenes, result: result).write(to: request.folder, product: product)
        } catch {
            throw .tool("cannot write in \(request.folder): \(error.localizedDescription)")
        }
    }
}
