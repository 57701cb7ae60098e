/// A type-erased shape value.
///
/// See <https://developer.apple.com/documentation/swiftui/anyshape>.
nonisolated public struct AnyShape: Shape {
    private let storage: any Shape

    /// Creates an instance from a shape.
    public init<S>(_ shape: S) where S: Shape { storage = (shape as? AnyShape)?.storage ?? shape }

    /// The path of the shape inside.
    public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
    /// The size the shape inside takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { storage.sizeThatFits(proposal) }
    /// The behaviour of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }
}
