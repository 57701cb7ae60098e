/// Carries a value to another thread. Publishers may be of values that are not sendable, as Apple's are: where they go
/// is the app's business.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }

    /// Waits for what `body` hands to its argument, which it must call once.
    static func awaiting(
        isolation: isolated (any Actor)? = #isolation, _ body: (@escaping (Value) -> Void) -> Void
    ) async -> Value {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Unchecked, Never>) in
            body { continuation.resume(returning: Unchecked($0)) }
        }.value
    }
}
