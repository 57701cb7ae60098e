import SwiftUI
import VitrineRuntime

extension TestHost {
    /// Lets the tasks of `task { … }` run, and makes frames, until no task runs and a frame changes nothing.
    ///
    /// Tasks that wait for something that does not come are not waited for: when the host has waited for `patience`
    /// without a change, it counts as settled. So does one whose frames never stop changing, after `limit` of them,
    /// with a message.
    ///
    /// - Parameters:
    ///   - patience: how long to wait for tasks that run while nothing changes, in real time.
    ///   - limit: how many frames with changes are made at most.
    /// - Returns: whether nothing is left to do: no task runs, and the last frame changed nothing.
    @discardableResult
    public func settle(patience: Duration = .milliseconds(100), limit: Int = 100) async -> Bool {
        let tasks = host.host.effects.runningTasks
        // What the host waits itself, however long it does not get its turn: then its tasks do not either.
        let step = Duration.microseconds(200)
        var (frames, waited) = (0, Duration.zero)
        while true {
            if !frame().isEmpty {
                (frames, waited) = (frames + 1, .zero)
                if frames > limit {
                    VitrineLog.warnOnce(
                        "TestHost.settle: after \(limit) frames there are still changes; the last frame counts")
                    return false
                }
            } else if !host.needsFrame, tasks.count == 0 || waited >= patience {
                return tasks.count == 0
            }
            await Task.yield()
            if tasks.count == 0 { continue }
            try? await Task.sleep(for: step)
            waited += step
        }
    }
}
