/// A span of time that can be made of seconds and their parts.
///
/// See <https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible>.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ seconds: Int) -> Self
    /// A number of seconds, with a fraction.
    static func seconds(_ seconds: Double) -> Self
    /// Thousandths of a second.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// Millionths of a second.
    static func microseconds(_ microseconds: Int) -> Self
    /// Thousandths of a millionth of a second.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// Says when and where a closure runs.
///
/// See <https://developer.apple.com/documentation/combine/scheduler>.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant, by this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What else can be said when something is scheduled.
    associatedtype SchedulerOptions

    /// This instant.
    var now: SchedulerTimeType { get }
    /// The finest difference that the scheduler keeps.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure at the next opportunity.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at an instant, or a little later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure at an instant and then again after each interval, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at an instant, as exactly as the scheduler can.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at an instant, or a little later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at an instant and then again after each interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at an instant and then again after each interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
