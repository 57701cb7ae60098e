extension Subscribers {
    /// How many values a subscriber allows to be sent to it.
    ///
    /// See <https://developer.apple.com/documentation/combine/subscribers/demand>.
    public struct Demand: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        /// Unlimited is the greatest number: sums that leave the range become it, and it never shrinks.
        private let count: UInt

        private init(count: UInt) { self.count = count }

        /// As many as there are.
        public static let unlimited = Demand(count: .max)
        /// Not one more.
        public static let none = Demand(count: 0)
        /// At most `value` of them; a negative number is a mistake and ends the program.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Subscribers.Demand.max(\(value)): a demand is not negative")
            return Demand(count: UInt(value))
        }

        /// The number, or nil where there is no limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Whether the left one allows fewer values.
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

        /// Both together; unlimited stays unlimited.
        public static func + (left: Demand, right: Demand) -> Demand {
            let (sum, overflow) = left.count.addingReportingOverflow(right.count)
            return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
        }
        /// What remains of the left one, not less than none; unlimited stays unlimited.
        public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return .unlimited }
            return right >= left ? .none : Demand(count: left.count - right.count)
        }
        /// A demand that many times over.
        public static func * (left: Demand, right: Int) -> Demand {
            if left == .unlimited { return .unlimited }
            let (product, overflow) = left.count.multipliedReportingOverflow(by: Demand.max(right).count)
            return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
        }

        /// A number more.
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        /// A number less, not less than none.
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        /// Adds to the demand.
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        /// Adds to the demand.
        public static func += (left: inout Demand, right: Int) { left = left + right }
        /// Takes from the demand.
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        /// Takes from the demand.
        public static func -= (left: inout Demand, right: Int) { left = left - right }
        /// Multiplies the demand.
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        /// Whether it is that number; unlimited is none.
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        /// Whether it is another number.
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        /// Whether it allows fewer; unlimited is more than any number.
        public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
        /// Whether it allows more; unlimited is more than any number.
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        /// Whether it allows no more; unlimited is more than any number.
        public static func <= (left: Demand, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
        /// Whether it allows no less; unlimited is more than any number.
        public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    }

    /// How a publisher ended.
    ///
    /// See <https://developer.apple.com/documentation/combine/subscribers/completion>.
    @frozen public enum Completion<Failure: Error>: Sendable {
        /// In the ordinary way.
        case finished
        /// By an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
