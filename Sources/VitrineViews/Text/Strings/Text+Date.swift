extension Text {
    /// What of a date is shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/datestyle>. The styles that count with the clock are
    /// missing: `relative`, `offset` and `timer`.
    public struct DateStyle: Hashable, Sendable, Codable {
        private enum Part: Hashable, Codable { case date, time }
        private let part: Part

        /// The day, such as "June 3, 2019".
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/datestyle/date>.
        public static let date = DateStyle(part: .date)
        /// The time of day, such as "11:23 PM".
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/datestyle/time>.
        public static let time = DateStyle(part: .time)

        var format: Date.FormatStyle {
            switch part {
            case .date: Date.FormatStyle(date: .long, time: .omitted)
            case .time: Date.FormatStyle(date: .omitted, time: .shortened)
            }
        }
    }

    /// A text that shows a date in a style, in the environment's locale.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:style:)>.
    public init(_ date: Date, style: DateStyle) { self.init(date, format: style.format) }

    /// A text that shows a range of dates.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:)>.
    public init(_ dates: ClosedRange<Date>) {
        let style = Date.IntervalFormatStyle(date: .numeric, time: .shortened)
        self.init(dates.lowerBound..<dates.upperBound, format: style)
    }
}
