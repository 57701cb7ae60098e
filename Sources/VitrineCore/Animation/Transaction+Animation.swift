import VitrineGraph

private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum CompletionsKey: TransactionKey {
    static var defaultValue: [AnimationCompletion] { [] }
}

/// When an animation counts as complete.
///
/// See <https://developer.apple.com/documentation/swiftui/animationcompletioncriteria>.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    var waitsForRemoval: Bool { isRemoval }

    /// When it has come to its target, though it may still swing.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When it no longer moves anything.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

extension Transaction {
    /// A transaction in which what changes is animated.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transaction/init(animation:)>.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// How what changes gets to its new value; nil: at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether views' own animations are left out (B5-37).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transaction/disablesanimations>.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Adds an action for when the animations of the transaction are complete; at once where there are none.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)>.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria, completion))
    }

    mutating func add(_ completion: AnimationCompletion) { self[CompletionsKey.self].append(completion) }

    /// What waits for the animations of the transaction.
    package var completions: [AnimationCompletion] { list.isEmpty ? [] : self[CompletionsKey.self] }
}

/// Runs `body` and returns its result; what it writes is animated.
///
/// See <https://developer.apple.com/documentation/swiftui/withanimation(_:_:)>.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` and returns its result; what it writes is animated, and when that is complete, `completion` runs.
///
/// See <https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)>. Where nothing
/// is animated, `completion` runs as soon as what was written is shown.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Binding {
    /// A binding whose writes are animated.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/binding/animation(_:)>.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

/// An action that waits for animations.
///
/// Counts who still holds it up: the transaction until it is shown, and each animation that it began. One that is in no
/// transaction of a tree, since nothing was written, runs a little later by itself.
package final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var holders = 0
    private var wasHeld = false

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        (self.criteria, self.action) = (criteria, action)
    }

    deinit {
        guard !wasHeld, let action else { return }
        // Later, since an action may write nothing again, and again.
        nonisolated(unsafe) let run = action
        Task { @MainActor in run() }
    }

    func hold() {
        (holders, wasHeld) = (holders + 1, true)
    }

    /// One less; the last one hands the action to `queue`.
    func release(_ queue: AnimationQueue) {
        holders -= 1
        guard holders == 0, let action else { return }
        self.action = nil
        queue.complete(action)
    }
}
