import Foundation

/// Adds an operation for each closure; time passes on a queue of the system.
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _DateInstant
    public typealias SchedulerOptions = _NoOptions

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow)))) {
            self.schedule(options: options, action)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow))),
            interval: .seconds(interval.timeInterval), tolerance: .seconds(max(0, tolerance.timeInterval)),
            options: nil
        ) { self.schedule(options: options, action) }
    }
}
