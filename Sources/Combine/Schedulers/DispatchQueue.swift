import Dispatch

extension DispatchQueue {
    /// An instant of the queue's clock, which stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        private let nanoseconds: UInt64

        /// An instant as the queue tells it.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// The instant as the queue tells it.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(nanoseconds: Int(other.nanoseconds) - Int(nanoseconds))
        }
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let (sum, overflow) = Int(nanoseconds).addingReportingOverflow(n.magnitude)
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: overflow ? UInt64(Int.max) : UInt64(max(0, sum))))
        }
    }

    /// What else can be said to a queue.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group that it belongs to.
        public var group: DispatchGroup?

        /// Says nothing in particular, unless told.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A span of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable,
        ExpressibleByFloatLiteral
    {
        /// The number of nanoseconds.
        public var magnitude: Int

        init(nanoseconds: Int) { magnitude = nanoseconds }

        /// A span as the queue tells it.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            default: magnitude = .max
            }
        }
        /// A number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// A number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// A number of seconds, if it fits.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self = .seconds(seconds)
        }

        /// The span as the queue tells it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        public static func seconds(_ seconds: Int) -> Stride { scaled(seconds, by: 1_000_000_000) }
        public static func seconds(_ seconds: Double) -> Stride {
            let nanoseconds = (seconds * 1e9).rounded()
            // What is not a number is no time; what does not fit is as long as there is.
            return Stride(
                nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0))
        }
        public static func milliseconds(_ milliseconds: Int) -> Stride { scaled(milliseconds, by: 1_000_000) }
        public static func microseconds(_ microseconds: Int) -> Stride { scaled(microseconds, by: 1000) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

        private static func scaled(_ count: Int, by factor: Int) -> Stride {
            let (product, overflow) = count.multipliedReportingOverflow(by: factor)
            return Stride(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
        }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(nanoseconds: left.magnitude + right.magnitude)
        }
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(nanoseconds: left.magnitude - right.magnitude)
        }
        /// Multiplies numbers of seconds.
        public static func * (left: Stride, right: Stride) -> Stride {
            .seconds(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
        }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }
}

extension DispatchQueue: Scheduler {
    /// This instant.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The queue keeps any difference.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Unchecked(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: max(0, tolerance).timeInterval)
        timer.setEventHandler { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
