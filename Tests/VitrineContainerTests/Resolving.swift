import SwiftUI
import Testing
import VitrineTesting
import VitrineViews

@testable import VitrineCore
@testable import VitrineRuntime

/// A box of 10 by 10 points that says its name: the A, B and C of the tables.
struct Mark: LeafView {
    var name: String
    nonisolated init(_ name: String) { self.name = name }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Void) -> CGSize {
        CGSize(width: 10, height: 10)
    }
    nonisolated func record(_ resolved: Void, into leaf: inout LeafRecorder) {}
    nonisolated func text(_ resolved: Void) -> String? { name }
}

/// A tree that stays alive through changes of its root value, with what a reader at its top last saw.
@MainActor
final class Tree<Content: View> {
    let host: RenderHost
    private(set) var seen = Seen()

    init(_ content: Content, environment: EnvironmentValues = EnvironmentValues()) {
        let box = Box()
        host = RenderHost(
            SubviewProbe(content: content, box: box), textEngine: FixedTextEngine(), environment: environment)
        self.box = box
        run()
    }

    private let box: Box

    /// Puts another value in place of the content.
    func update(_ content: Content) {
        host.update(SubviewProbe(content: content, box: box))
        run()
    }

    /// Brings the tree up to date after a change of state.
    func run() {
        _ = host.frame(proposal: .unspecified)
        seen = Seen()
        seen.reads = box.reads
        guard let subviews = box.subviews else { return }
        seen.subviews = Array(subviews)
        seen.values = subviews.map(\.containerValues)
        seen.texts = subviews.map { text(of: $0) }
        seen.sections = box.sections
    }

    func text(of subview: Subview) -> String {
        subview.makeViewNode(ViewInputs(environment: host.rootNode.environment, host: host.host)).firstText ?? ""
    }

    var count: Int { seen.subviews.count }
    var texts: [String] { seen.texts }
    var ids: [Subview.ID] { seen.subviews.map(\.id) }
    var sections: SectionCollection { seen.sections! }

    /// The reader's values of one key, subview by subview.
    func values<V>(_ keyPath: KeyPath<ContainerValues, V>) -> [V] {
        seen.values.map { $0[keyPath: keyPath] }
    }

    struct Seen {
        var subviews: [Subview] = []
        // Copies: a subview that is kept longer than its tree has no values.
        var values: [ContainerValues] = []
        var texts: [String] = []
        var sections: SectionCollection?
        var reads = 0
    }

    final class Box {
        var subviews: SubviewsCollection?
        var sections: SectionCollection?
        var reads = 0
    }

    struct SubviewProbe: View {
        let content: Content
        let box: Box
        var body: some View {
            Group(subviews: content) { subviews in
                let _ = box.take(subviews)
                EmptyView()
            }
            Group(sections: content) { sections in
                let _ = box.take(sections)
                EmptyView()
            }
        }
    }
}

extension Tree.Box {
    func take(_ subviews: SubviewsCollection) {
        self.subviews = subviews
        reads += 1
    }
    func take(_ sections: SectionCollection) { self.sections = sections }
}

/// `n(X)` of the tables: how many subviews a view resolves to.
@MainActor
func n<V: View>(_ view: V) -> Int { Tree(view).count }

@MainActor
func n<V: View>(@ViewBuilder _ content: () -> V) -> Int { Tree(content()).count }

@MainActor
func texts<V: View>(@ViewBuilder _ content: () -> V) -> [String] { Tree(content()).texts }

extension ContainerValues {
    var k: Int {
        get { self[KKey.self] }
        set { self[KKey.self] = newValue }
    }
    private struct KKey: ContainerValueKey { static var defaultValue: Int { 0 } }
}

extension View {
    /// `.cv(\.k, n)` of the tables.
    func cv(_ value: Int) -> some View { containerValue(\.k, value) }
}

/// Takes the messages that the library logs while `body` runs.
@MainActor
func messages(_ body: () throws -> Void) rethrows -> [String] {
    try VitrineLog.capturing(body).messages
}
