import Foundation

extension Timer {
    /// Sends the date again and again while it is connected and the run loop runs.
    ///
    /// See <https://developer.apple.com/documentation/foundation/timer/timerpublisher>.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// How much later one may come, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// What else was said to the run loop.
        public let options: RunLoop.SchedulerOptions?
        private let broadcast = Broadcast<Date, Never>()

        /// Waits to be connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            broadcast.attach(subscriber, name: "Timer")
        }

        /// Starts a timer, until the result is cancelled.
        public func connect() -> any Cancellable {
            let broadcast = Unchecked(broadcast)
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { _ in broadcast.value.send(Date()) }
            timer.tolerance = Swift.max(0, tolerance ?? 0)
            runLoop.add(timer, forMode: mode)
            let running = Unchecked(timer)
            return AnyCancellable { running.value.invalidate() }
        }
    }

    /// A publisher of dates, an interval of seconds apart; `autoconnect()` starts it.
    ///
    /// See <https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)>.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
