import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// A long list is in no cache: what its nodes take is what it costs (decision 21).
@MainActor @Suite("The memory of nodes")
struct NodeSizeTests {
    @Test("A row of two texts, a spacer, padding and a background takes 2 KiB with its list")
    func row() {
        let row = HStack {
            Text("a")
            Spacer()
            Text("b")
        }
        .font(.body)
        .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        .background(Color.white)
        let host = RenderHost(row, textEngine: FixedTextEngine(), isLive: true)
        _ = host.update(proposal: ProposedViewSize(width: 100, height: 100))

        var objects: [AnyObject] = []
        func visit(_ node: ViewNode) {
            objects.append(node)
            if let subview = node.subview {
                // The leaf, and the nodes around it, up to the root of the list.
                for listNode in subview.leaf.path where !objects.contains(where: { $0 === listNode }) {
                    objects.append(listNode)
                }
            }
            for child in node.children { visit(child.node) }
        }
        visit(host.rootNode.children[0].node)
        // The list around the row is the root's.
        let around = host.rootNode.children[0].node.subview!.leaf.parent.map { Array($0.path) } ?? []
        objects.removeAll { object in around.contains { $0 === object } }

        // Background, padding, stack, three leaves; the row's list node, the stack's root, tuple and three leaves.
        #expect(objects.count == 12)
        let sizes = objects.map { usableSize(Unmanaged.passUnretained($0).toOpaque()) }
        #expect(sizes.reduce(0, +) <= 2_048, "\(zip(objects, sizes).map { "\(type(of: $0)): \($1)" })")
    }
}

@_silgen_name("malloc_usable_size")
private func usableSize(_ object: UnsafeMutableRawPointer) -> Int
