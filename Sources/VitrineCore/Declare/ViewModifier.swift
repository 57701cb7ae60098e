/// A modifier that makes a view, or another modifier, a different one.
///
/// See <https://developer.apple.com/documentation/swiftui/viewmodifier>. A custom modifier's body runs once for all the
/// subviews of its content (A40); the library's own modifiers say themselves what they do to a list.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    // Content and modifier apart: who has both in one knows where they lie in it.
    nonisolated static func _makeList<C: View>(_ content: C, _ modifier: Self, _ inputs: _ListInputs) -> _ListNode
    nonisolated static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self)
    nonisolated static func _listShape(of content: _ListShape) -> _ListShape
}

extension ViewModifier {
    nonisolated public static func _makeList<C: View>(
        _ content: C, _ modifier: Self, _ inputs: _ListInputs
    ) -> _ListNode {
        ModifierBodyListNode(content, modifier, inputs)
    }
    nonisolated public static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self) {
        unsafeDowncast(node, to: ModifierBodyListNode<C, Self>.self).update(content, modifier)
    }
    nonisolated public static func _listShape(of content: _ListShape) -> _ListShape { .unknown }

    /// The modifier that applies `self` and then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier; it has no body") }
}

/// A value with a modifier applied to it.
///
/// See <https://developer.apple.com/documentation/swiftui/modifiedcontent>.
@frozen nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    @inlinable public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView, ModifiedView where Content: View, Modifier: ViewModifier {
    public static var _listShape: _ListShape { Modifier._listShape(of: Content._listShape) }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        Content._declare(view.content, into: &declarations)
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never
    public static func _makeList<C: View>(_ content: C, _ modifier: Self, _ inputs: _ListInputs) -> _ListNode {
        Modifier._makeList(
            ModifiedContent<C, Content>(content: content, modifier: modifier.content), modifier.modifier, inputs)
    }
    public static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self) {
        Modifier._updateList(
            node, ModifiedContent<C, Content>(content: content, modifier: modifier.content), modifier.modifier)
    }
    public static func _listShape(of content: _ListShape) -> _ListShape {
        Modifier._listShape(of: Content._listShape(of: content))
    }
}

/// The content of a custom modifier: stands in its body for the view the modifier is on.
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let source: ModifierContentSource

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        ModifierContentListNode(view.source, inputs)
    }
    // Whoever has the content tells its places when it changes.
    public static func _updateList(_ node: _ListNode, _ view: Self) {}
    public static var _listShape: _ListShape { .unknown }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) { declarations.add("content") }
}

extension View {
    /// The view with `modifier` applied to it.
    @inlinable nonisolated public __consuming func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
///
/// See <https://developer.apple.com/documentation/swiftui/emptymodifier>.
@frozen nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()
    public init() {}

    public static func _makeList<C: View>(_ content: C, _ modifier: Self, _ inputs: _ListInputs) -> _ListNode {
        C._makeList(content, inputs)
    }
    public static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self) {
        C._updateList(node, content)
    }
    public static func _listShape(of content: _ListShape) -> _ListShape { content }
}
