/// What a stack's run led to, child by child. Of a few children in place, for most stacks have no more, and of those
/// there are many.
struct StackSlots {
    private var few: InlineArray<4, _StackLayoutCache.Slot>
    private var many: ContiguousArray<_StackLayoutCache.Slot> = []
    private var length: Int32
    var count: Int { Int(length) }

    init(count: Int) {
        few = InlineArray(repeating: _StackLayoutCache.Slot())
        length = Int32(count)
        if count > few.count { many = ContiguousArray(repeating: few[0], count: count) }
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> _StackLayoutCache.Slot {
        @inline(__always) get { many.isEmpty ? few[index] : many[index] }
        @inline(__always) set { if many.isEmpty { few[index] = newValue } else { many[index] = newValue } }
    }

    /// Calls `body` with the place of the first.
    @inline(__always)
    mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<_StackLayoutCache.Slot>) -> Result) -> Result {
        if many.isEmpty {
            return withUnsafeMutablePointer(to: &few) {
                body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: _StackLayoutCache.Slot.self))
            }
        }
        return many.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }

    /// Puts so many new ones in place of some. Only where there are many, and remain some.
    mutating func replace(_ range: Range<Int>, count: Int) {
        many.replaceSubrange(range, with: repeatElement(_StackLayoutCache.Slot(), count: count))
        length = Int32(many.count)
    }
}
