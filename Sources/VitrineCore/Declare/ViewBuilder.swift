/// Builds views, and content of other kinds, from closures.
///
/// See <https://developer.apple.com/documentation/swiftui/viewbuilder>. The builder does not ask for `View`: that is
/// what the name `ContentBuilder` says; whoever takes the result asks.
// Inlined, and its arguments are the builder's to pass on: what a closure makes is not copied for each layer of it.
@resultBuilder
public struct ViewBuilder {
    @inlinable public static func buildBlock() -> EmptyContent { EmptyView() }

    @inlinable public static func buildBlock<Content>(_ content: __owned Content) -> Content { content }

    @_disfavoredOverload
    @inlinable public static func buildBlock<each Content>(_ content: repeat __owned each Content) -> TupleView<
        (repeat each Content)
    >
    where repeat each Content: View {
        TupleView((repeat each content))
    }

    @_disfavoredOverload
    @inlinable public static func buildBlock<each Content>(_ content: repeat __owned each Content) -> TupleContent<
        repeat each Content
    > {
        TupleContent((repeat each content))
    }

    @inlinable public static func buildIf<Content>(_ content: __owned Content?) -> Content? { content }

    @inlinable public static func buildEither<TrueContent, FalseContent>(
        first: __owned TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    @inlinable public static func buildEither<TrueContent, FalseContent>(
        second: __owned FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    @inlinable public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

/// The builder's name since it builds more than views.
public typealias ContentBuilder = ViewBuilder

/// What an empty builder closure makes.
public typealias EmptyContent = EmptyView
