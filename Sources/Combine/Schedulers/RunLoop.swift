import Foundation

/// Runs closures in the run loop's default mode, so only while the loop runs.
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _DateInstant
    public typealias SchedulerOptions = _NoOptions

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        perform { action.value() }
        // On its own a closure does not wake a loop that sleeps; a timer does.
        if RunLoop.current !== self {
            add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        addTimer(at: date.date, interval: 0, tolerance: tolerance, repeats: false, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = Unchecked(
            addTimer(at: date.date, interval: interval.timeInterval, tolerance: tolerance, repeats: true, action))
        return AnyCancellable { timer.value.invalidate() }
    }

    @discardableResult
    private func addTimer(
        at date: Date, interval: TimeInterval, tolerance: SchedulerTimeType.Stride, repeats: Bool,
        _ action: @escaping () -> Void
    ) -> Timer {
        let action = Unchecked(action)
        let timer = Timer(fire: date, interval: interval, repeats: repeats) { _ in action.value() }
        timer.tolerance = max(0, tolerance.timeInterval)
        add(timer, forMode: .default)
        return timer
    }
}
