#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How deep views may nest on the thread at hand.
///
/// Lists, layout and recording recurse, so the depth is bounded by the stack; a view that contains itself must end in a
/// message, not in a crash.
package enum NestingLimit {
    /// What one level takes at most, through all the functions that recurse, in an unoptimised build.
    private static let bytesPerLevel = 10_240

    package static func current() -> Int32 {
        var attributes = pthread_attr_t()
        var (base, size) = (UnsafeMutableRawPointer?.none, 0)
        guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 100 }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_getstack(&attributes, &base, &size) == 0, let base else { return 100 }
        let left = withUnsafePointer(to: &attributes) { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
        return Int32(clamping: max(50, left / bytesPerLevel))
    }
}
