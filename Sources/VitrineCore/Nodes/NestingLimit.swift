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
    private static var bytesPerLevel: Int {
        #if ADDRESS_SANITIZER
            // Every variable has room around it, in which nothing may be found.
            20_480
        #else
            10_240
        #endif
    }

    package static func current() -> Int32 {
        // Threads get the soft limit as their stack, whether the system or a pool makes them; without a limit, 2 MB.
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        let isLimited = isKnown && limit.rlim_cur != .max
        let stack = isLimited ? min(limit.rlim_cur, 64 << 20) : 2 << 20
        return Int32(clamping: max(50, Int(stack) * 3 / 4 / bytesPerLevel))
    }
}
