import SwiftUI
import Testing

@testable import VitrineCore

@MainActor @Suite("Elements of tuples")
struct TupleElementsTests {
    /// Reads the metadata of a tuple that holds the one before, `depth` times: each is a type the runtime has yet to make.
    private func check<V: View>(_ view: V, depth: Int) {
        let tuple = (Mark("first"), view, Mark("last"))
        let elements = TupleElements.of(type(of: tuple)).elements
        let word = MemoryLayout<Mark>.alignment
        let end = MemoryLayout<Mark>.size + (MemoryLayout<V>.size + word - 1) / word * word
        #expect(elements.map(\.offset) == [0, MemoryLayout<Mark>.size, end])
        if depth > 0 { check(TupleView((view, Mark("again"))), depth: depth - 1) }
    }

    @Test("Offsets read from a type's metadata are those of its layout")
    func offsets() {
        check(EmptyView(), depth: 30)
        check(Mark("x"), depth: 30)
    }
}
