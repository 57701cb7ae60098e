/// Builds views, and content of other kinds, from closures.
///
/// See <https://developer.apple.com/documentation/swiftui/viewbuilder>. The builder does not ask for `View`: that is
/// what the name `ContentBuilder` says; whoever takes the result asks.
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyContent { EmptyView() }

    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        TupleView((repeat each content))
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
        TupleContent((repeat each content))
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

/// The builder's name since it builds more than views.
public typealias ContentBuilder = ViewBuilder

/// What an empty builder closure makes.
public typealias EmptyContent = EmptyView
