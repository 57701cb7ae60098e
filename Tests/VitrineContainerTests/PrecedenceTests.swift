import SwiftUI
import Testing

struct Pin: Equatable {
    var rotation = 0.0
    var xOffset = 0.0
    init(_ rotation: Double = 0, _ xOffset: Double = 0) { (self.rotation, self.xOffset) = (rotation, xOffset) }
}

extension ContainerValues {
    @Entry var pin = Pin()
}

/// Table C: which of several values counts.
@MainActor @Suite("C. The precedence of container values")
struct PrecedenceTests {
    let a = Mark("A"), b = Mark("B")

    @Test("C1 of a value set twice the inner one wins (ruled)")
    func twice() { #expect(values { a.cv(1).cv(2) } == [1]) }

    @Test("C2 a row's value wins over its section's (ruled)")
    func rowAndSection() {
        #expect(
            values {
                Section {
                    a.cv(1); b
                }.cv(2)
            } == [1, 2])
    }

    @Test("C3 the section's value is still its own")
    func sectionsOwn() {
        #expect(
            Tree(
                Section {
                    a.cv(1); b
                }.cv(2)
            ).sections[0].containerValues.k == 2)
    }

    @Test("C4 a member's value wins over its group's")
    func memberAndGroup() {
        #expect(
            values {
                Group {
                    a.cv(1); b
                }.cv(2)
            } == [1, 2])
    }

    @Test("C5 an element's value wins over its ForEach's")
    func elementAndForEach() { #expect(values { ForEach(0..<2) { Mark($0).cv(1) }.cv(2) } == [1, 1]) }

    @Test("C6 values set through paths into one value accumulate")
    func paths() {
        let found = values(\.pin) { a.containerValue(\.pin.rotation, 10).containerValue(\.pin.xOffset, 5) }
        #expect(found == [Pin(10, 5)])
    }

    @Test("C7 a path sets only its own part")
    func onePath() { #expect(values(\.pin) { a.containerValue(\.pin.xOffset, 3) } == [Pin(0, 3)]) }

    @Test("C8 a whole value set inside wins over a path set outside (ruled)")
    func wholeInside() {
        let found = values(\.pin) { a.containerValue(\.pin, Pin(1, 1)).containerValue(\.pin.xOffset, 5) }
        #expect(found == [Pin(1, 1)])
    }

    @Test("C9 a path set inside changes the whole value set outside (ruled)")
    func pathInside() {
        let found = values(\.pin) { a.containerValue(\.pin.xOffset, 5).containerValue(\.pin, Pin(1, 1)) }
        #expect(found == [Pin(1, 5)])
    }

    @Test("C10 a row's path and its section's path are both there")
    func pathsOfRowAndSection() {
        let found = values(\.pin) {
            Section {
                a.containerValue(\.pin.xOffset, 5); b
            }.containerValue(\.pin.rotation, 10)
        }
        #expect(found == [Pin(10, 5), Pin(10, 0)])
    }

    @Test("C11 a value set on a proxy is read further out")
    func proxy() { #expect(values { ForEach(subviews: a) { $0.cv(9) } } == [9]) }

    @Test("C12 the original's value wins over the proxy's")
    func originalAndProxy() {
        #expect(values { ForEach(subviews: a.cv(1)) { $0.cv(9) } } == [1])
        #expect(values { ForEach(subviews: ForEach(subviews: a) { $0.cv(1) }) { $0.cv(9) } } == [1])
    }

    @Test("C13 a value goes through a container that passes its subviews on")
    func passedOn() {
        #expect(values { ForEach(subviews: a.cv(3)) { $0 } } == [3])
        #expect(
            values {
                Board {
                    Board {
                        a.cv(3); b
                    }
                }
            } == [3, 0])
        #expect(values { Group(subviews: a.cv(3)) { $0 } } == [3])
    }

    @Test("C14 a proxy inside a container keeps its value inside")
    func card() { #expect(values { ForEach(subviews: a.cv(3)) { subview in ZStack { subview } } } == [0]) }

    @Test("C15 a proxy with modifiers keeps its value outside")
    func modifiedProxy() { #expect(values { ForEach(subviews: a.cv(3)) { $0.padding().background { b } } } == [3]) }

    @Test("C16 of two keys, one set inside and one outside, both are there")
    func twoKeys() {
        let tree = Tree(Group { a.cv(3) }.containerValue(\.weight, 2))
        #expect(tree.values(\.k) == [3])
        #expect(tree.values(\.weight) == [2])
    }
}
