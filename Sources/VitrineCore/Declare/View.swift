import Synchronization

/// A type that represents part of an app's user interface.
///
/// See <https://developer.apple.com/documentation/swiftui/view>.
///
/// A view describes a list of subviews. The underscored requirements say how: a custom view gets them from its body,
/// the library's own views write them. Nobody calls them but the list nodes.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of the list that `view` describes.
    nonisolated static func _makeList(_ view: __owned Self, _ inputs: _ListInputs) -> _ListNode

    /// Brings a node that `_makeList` of the same type made up to date with a new value.
    nonisolated static func _updateList(_ node: _ListNode, _ view: Self)

    /// What the type alone tells of its list.
    nonisolated static var _listShape: _ListShape { get }

    /// Tells what the view's value declares, without resolving it.
    nonisolated static func _declare(_ view: Self, into declarations: inout _Declarations)
}

extension View {
    nonisolated public static func _makeList(_ view: __owned Self, _ inputs: _ListInputs) -> _ListNode {
        let type: AnyClass = NodeTypes.bodies.type(for: Self.self) { BodyListNode<Self>.self }
        return unsafeBitCast(type, to: BodyListNode<Self>.Type.self).init(consume view, inputs)
    }

    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: BodyListNode<Self>.self).update(view)
    }

    nonisolated public static var _listShape: _ListShape { ShapeCache.shape(of: Self.self) { Body._listShape } }

    nonisolated public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add(typeName(Self.self))
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
    nonisolated public static func _makeList(_ view: Never, _ inputs: _ListInputs) -> _ListNode {}
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Never) {}
    nonisolated public static var _listShape: _ListShape { .none }
}

/// A view without a body: the library's own building blocks.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view; it has no body") }
}

/// What a view's type says of its list before any value is looked at.
public struct _ListShape: Sendable, Equatable {
    /// The number of subviews, or nil when only the value tells.
    package var count: Int?
    /// Whether a `Section` may be among the subviews.
    package var maySection: Bool

    package init(count: Int?, maySection: Bool = false) { (self.count, self.maySection) = (count, maySection) }

    package static let one = _ListShape(count: 1)
    package static let none = _ListShape(count: 0)
    package static let unknown = _ListShape(count: nil, maySection: true)
}

/// Shapes of custom views by type: a body's type may be large, and may contain itself.
enum ShapeCache {
    private static let shapes = Mutex<[ObjectIdentifier: _ListShape]>([:])

    static func shape(of type: Any.Type, _ compute: () -> _ListShape) -> _ListShape {
        let key = ObjectIdentifier(type)
        if let shape = shapes.withLock({ $0[key] }) { return shape }
        // A body that holds its own type again must not be asked for ever.
        shapes.withLock { $0[key] = .unknown }
        let shape = compute()
        shapes.withLock { $0[key] = shape }
        return shape
    }
}

/// The name of a type as a reader of a report wants it: without module and generic arguments. Of a type that apps do
/// not name (`_ShapeView<Circle, Color>`) it is the name of what that is about.
package func typeName(_ type: Any.Type) -> String {
    var name = String(describing: type)[...]
    while name.first == "_", let argument = name.firstIndex(of: "<") { name = name[argument...].dropFirst() }
    return String(name.prefix { !"<,>".contains($0) })
}
