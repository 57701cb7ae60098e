/// A mistake in an app's layout that is survived, and told once to whoever develops the app.
package enum LayoutWarning: Int, CaseIterable, Sendable {
    /// A frame's length is negative, infinite or not a number where that means nothing (A4-05, A4-25).
    case invalidFrameDimension
    /// A frame's minimum, ideal and maximum lengths are not in that order (A4-23, A4-24).
    case contradictoryFrameConstraints

    package var message: String {
        switch self {
        case .invalidFrameDimension: "Invalid frame dimension (negative or non-finite)."
        case .contradictoryFrameConstraints: "Contradictory frame constraints specified."
        }
    }

    /// Tells the log, once.
    package func report() { VitrineLog.warnOnce(message) }
}
