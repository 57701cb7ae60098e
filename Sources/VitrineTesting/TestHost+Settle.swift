import SwiftUI
import VitrineRuntime

extension TestHost {
    /// Lets the tasks of `task { … }` run, and makes frames, until no task runs and a frame changes nothing.
    ///
    /// Tasks that wait for something that does not come are not waited for: after `patience` without a change, in real
    /// time, the host counts as settled. So does one whose frames never stop changing, after `limit` of them, with a
    /// message.
    ///
    /// - Parameters:
    ///   - patience: how long to wait for tasks that run while nothing changes.
    ///   - limit: how many frames with changes are made at most.
    public func settle(patience: Duration = .milliseconds(100), limit: Int = 100) async {
        let tasks = host.host.effects.runningTasks
        var frames = 0
        var lastChange = ContinuousClock.now
        while true {
            if !frame().isEmpty {
                frames += 1
                lastChange = .now
                if frames > limit {
                    VitrineLog.warnOnce(
                        "TestHost.settle: after \(limit) frames there are still changes; the last frame counts")
                    return
                }
            } else if !host.needsFrame, tasks.count == 0 || .now - lastChange > patience {
                return
            }
            // Gives the main actor to others; a task that is on another thread needs a moment.
            await Task.yield()
            if tasks.count > 0 { try? await Task.sleep(for: .microseconds(100)) }
        }
    }
}
