import SwiftUI
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// Hands what a closure sees inside a tree to the test around it.
final class Handed<Value> {
    var value: Value?
    var calls = 0
    func callAsFunction(_ value: Value) {
        self.value = value
        calls += 1
    }
}

/// Counts how often the closures run that call it.
final class Counter {
    private(set) var calls = 0
    func callAsFunction<V>(_ value: V) -> V {
        calls += 1
        return value
    }
}

/// A container that reads the subviews of its content and shows nothing.
struct Reader<Content: View>: View {
    let content: Content
    let body: GroupElementsOfContent<Content, EmptyView>

    init(_ content: Content, _ read: @escaping (SubviewsCollection) -> Void) {
        self.content = content
        body = GroupElementsOfContent(base: content) { subviews in
            read(subviews)
            return EmptyView()
        }
    }
}

/// Makes one frame of a view.
@MainActor @discardableResult
func show<V: View>(_ view: V) -> RenderHost {
    let host = RenderHost(view, textEngine: FixedTextEngine())
    _ = host.frame(proposal: .unspecified)
    return host
}

/// Gives the subviews of `content` to `read`, once, and touches none of them itself.
@MainActor
func read<V: View>(_ content: V, _ read: @escaping (SubviewsCollection) -> Void) { show(Reader(content, read)) }

/// Gives the sections of `content` to `read`, once, and touches none of them itself.
@MainActor
func readSections<V: View>(_ content: V, _ read: @escaping (SectionCollection) -> Void) {
    show(
        Group(sections: content) { sections in
            let _ = read(sections)
            EmptyView()
        })
}

/// The subviews' values of one key.
@MainActor
func values<V: View, T>(_ keyPath: KeyPath<ContainerValues, T>, @ViewBuilder _ content: () -> V) -> [T] {
    Tree(content()).values(keyPath)
}

/// The subviews' values of `k`.
@MainActor
func values<V: View>(@ViewBuilder _ content: () -> V) -> [Int] { Tree(content()).values(\.k) }

/// Puts its subviews on top of one another, and tells the values of `k` that it finds on them.
struct Pile: Layout {
    var found = Handed<[Int]>()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        found(subviews.map { $0.containerValues.k })
        return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A custom view of what it is given.
struct Wrapped<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
}

/// A container that shows the subviews of its content one by one.
struct Board<Content: View>: View {
    let content: Content
    var found = Handed<[Int]>()
    init(found: Handed<[Int]> = Handed(), @ViewBuilder content: () -> Content) {
        (self.content, self.found) = (content(), found)
    }
    var body: some View {
        Group(subviews: content) { subviews in
            let _ = found(subviews.map { $0.containerValues.k })
            ForEach(subviews) { $0 }
        }
    }
}

/// An element of data with an id.
struct Item: Identifiable, Hashable {
    var id: String
    var value = 0
    static func items(_ ids: String) -> [Item] { ids.enumerated().map { Item(id: String($1), value: $0) } }
}

/// The way a `ForEach` writes a row in the tables: its name is the element's.
extension Mark {
    nonisolated init(_ number: Int) { self.init(String(number)) }
}
