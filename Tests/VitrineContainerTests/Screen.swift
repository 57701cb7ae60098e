import SwiftUI
import VitrineTesting
import VitrineViews

@testable import VitrineCore
@testable import VitrineRuntime

/// Content that is shown: the nodes of its last frame.
@MainActor
final class Screen<Content: View> {
    let host: RenderHost
    private(set) var display = DisplayList()

    init(_ content: Content) {
        host = RenderHost(content, textEngine: FixedTextEngine())
        run()
    }

    convenience init(@ViewBuilder _ content: () -> Content) { self.init(content()) }

    /// Puts another value in place of the content.
    func update(_ content: Content) {
        host.update(content)
        run()
    }

    /// Makes the next frame.
    func run() { display = host.frame(proposal: .unspecified).list }

    /// All nodes with their frames on the screen, in painting order.
    var nodes: [(node: ViewNode, frame: CGRect)] {
        var result: [(ViewNode, CGRect)] = []
        func add(_ node: ViewNode, at origin: CGPoint) {
            result.append((node, CGRect(origin: origin, size: node.size)))
            for child in node.children { add(child.node, at: origin + child.origin) }
        }
        add(host.rootNode, at: .zero)
        return result
    }

    /// The texts on the screen, in painting order.
    var texts: [String] { nodes.compactMap(\.node.text) }

    /// Where the views stand that show `text`.
    func frames(of text: String) -> [CGRect] { nodes.filter { $0.node.text == text }.map(\.frame) }

    /// The runs of text that were painted.
    var runs: [StyledText.Run] {
        display.items.flatMap { item in
            guard case .text(let text, _) = item.content else { return [StyledText.Run]() }
            return text.runs
        }
    }

    /// How many nodes are modifiers around others.
    var wrapperCount: Int { nodes.count { $0.node is WrapperNode } }
}

/// The texts that content shows.
@MainActor
func shown<V: View>(@ViewBuilder _ content: () -> V) -> [String] { Screen(content).texts }

/// The sections that content resolves to, by the texts of their parts.
@MainActor
func sections<V: View>(@ViewBuilder _ content: () -> V) -> [SectionSketch] { Tree(content()).sketches }

/// A section as tests write it: `.explicit` for a `Section`, `.run` for the views between.
struct SectionSketch: Equatable {
    var isExplicit: Bool
    var header: [String] = []
    var content: [String]
    var footer: [String] = []

    static func run(_ content: String...) -> SectionSketch { SectionSketch(isExplicit: false, content: content) }
    static func explicit(_ content: String..., header: [String] = [], footer: [String] = []) -> SectionSketch {
        SectionSketch(isExplicit: true, header: header, content: content, footer: footer)
    }
}

extension Tree {
    var sketches: [SectionSketch] { sections.map(sketch) }

    func sketch(_ section: SectionConfiguration) -> SectionSketch {
        SectionSketch(
            isExplicit: section.node != nil, header: texts(of: section.header), content: texts(of: section.content),
            footer: texts(of: section.footer))
    }

    func texts(of subviews: some Sequence<Subview>) -> [String] { subviews.map(text(of:)) }

    /// The text and the id of each subview.
    var idsByText: [String: Subview.ID] {
        Dictionary(zip(texts, ids)) { first, _ in first }
    }
}

/// A value that the test holds and a view writes, or the other way round.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A custom view of one mark, which counts how often its body runs.
struct Counted: View {
    let name: String
    let runs: Box<Int>
    var body: some View {
        let _ = runs.value += 1
        Mark(name)
    }
}

/// Sets the state of views from outside; a tree that two readers read has every view twice.
final class Setter<Value> {
    private var setters: [(Value) -> Void] = []
    func add(_ setter: @escaping (Value) -> Void) { setters.append(setter) }
    func callAsFunction(_ value: Value) { for setter in setters { setter(value) } }
}

/// A custom view whose state the test can set.
struct Stateful: View {
    @State private var number = 0
    let name: String
    let set: Setter<Int>
    var body: some View {
        let _ = set.add { number = $0 }
        Mark("\(name)\(number)")
    }
}
