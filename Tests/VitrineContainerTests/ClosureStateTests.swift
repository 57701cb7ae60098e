import SwiftUI
import Testing

@testable import VitrineCore

/// State that is read only in closures that run after the body is followed as if the body had read it.
@MainActor @Suite("State read in closures")
struct ClosureStateTests {
    struct Switch: View {
        enum Place { case stack, board, nested, reader, branch }
        @State var isOn = false
        let place: Place
        let handed: Handed<Binding<Bool>>
        var body: some View {
            let _ = handed($isOn)
            switch place {
            case .stack: VStack { ForEach(0..<2) { _ in name } }
            case .board: Board { ForEach(0..<2) { _ in name } }
            case .nested: VStack { ForEach(0..<1) { _ in ForEach(0..<2) { _ in HStack { name } } } }
            case .reader:
                ForEach(
                    subviews: Group {
                        Mark("a"); Mark("b")
                    }
                ) { _ in name }
            case .branch:
                ForEach(0..<3) { i in
                    if isOn || i == 0 { Mark("\(i)") }
                }
            }
        }
        var name: Mark { Mark(isOn ? "on" : "off") }
    }

    private func check(_ place: Switch.Place, _ off: [String], _ on: [String]) {
        let handed = Handed<Binding<Bool>>()
        let tree = Tree(Switch(place: place, handed: handed))
        #expect(tree.texts == off)
        handed.value?.wrappedValue = true
        tree.run()
        #expect(tree.texts == on)
        handed.value?.wrappedValue = false
        tree.run()
        #expect(tree.texts == off)

        let shown = show(Switch(place: place, handed: handed))
        #expect(shown.rootNode.texts.first == off.first)
        handed.value?.wrappedValue = true
        _ = shown.frame(proposal: .unspecified)
        #expect(shown.rootNode.texts.first == on.first)
        #expect(shown.rootNode.texts.count >= on.count)
    }

    @Test("in the closure of a ForEach in a stack")
    func forEachInStack() { check(.stack, ["off"], ["on"]) }

    @Test("in the closure of a ForEach in a container")
    func forEachInContainer() { check(.board, ["off", "off"], ["on", "on"]) }

    @Test("in the closure of a ForEach in a ForEach")
    func nestedForEach() { check(.nested, ["off"], ["on"]) }

    @Test("in the closure of a ForEach over subviews")
    func forEachOverSubviews() { check(.reader, ["off", "off"], ["on", "on"]) }

    @Test("in the closure of a ForEach whose count depends on it")
    func count() { check(.branch, ["0"], ["0", "1", "2"]) }
}

extension ViewNode {
    /// All texts that the node and those inside show.
    fileprivate var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.node.texts) }
}
