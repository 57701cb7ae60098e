import Foundation

/// The instants of run loops and operation queues: dates.
public struct _DateInstant: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// An instant at a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: _DateInstant) -> Stride { Stride(date.distance(to: other.date)) }
    public func advanced(by n: Stride) -> _DateInstant { _DateInstant(date.addingTimeInterval(n.timeInterval)) }

    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable,
        ExpressibleByFloatLiteral
    {
        /// The number of seconds.
        public var magnitude: TimeInterval

        /// A number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// A number of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// A number of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// A number of seconds, if it fits.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }
        public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }
}

/// There is nothing to say to run loops and operation queues.
public struct _NoOptions: Sendable {}

extension Scheduler where SchedulerTimeType == _DateInstant {
    /// This instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Any difference is kept.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
