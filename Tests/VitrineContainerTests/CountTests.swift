import SwiftUI
import Testing

/// Table A: how many subviews a view resolves to.
@MainActor @Suite("A. Counting subviews")
struct CountTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C")

    @Test("A1 a view is one subview")
    func one() { #expect(n(a) == 1) }

    @Test("A2 statements are subviews in the order of declaration")
    func statements() {
        #expect(
            texts {
                a; b; c
            } == ["A", "B", "C"])
    }
}
