import Foundation

/// The lock of the font files.
///
/// Cairo opens font files, and closes those that it has not used for a while, for all threads alike, and its library for
/// that is not made for several at once: a document that another thread's text got in the way of could not be written.
/// Whoever measures, paints or embeds by the fonts themselves does so in here; an engine's own lock comes after this one.
enum FontFiles {
    // Of one thread at a time, which may come again: painting a page measures its texts.
    private static let lock = NSRecursiveLock()

    static func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
