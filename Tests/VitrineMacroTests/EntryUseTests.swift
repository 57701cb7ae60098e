import SwiftUI
import Testing

@Suite("Entries as an app declares them")
struct EntryUseTests {
    @Test("L1, L2, L8: an entry has its default until it is set, in each of the four types")
    func defaults() {
        var environment = EnvironmentValues()
        #expect(environment.name == "d")
        environment.name = "e"
        #expect(environment.name == "e")
        #expect(environment.isOn)
        #expect(Transaction().name == 8)
        #expect(ContainerValues().name == 1.5)
    }

    @Test("L3: an optional entry is nil by default, and can be set to nil again")
    func optional() {
        var environment = EnvironmentValues()
        #expect(environment.title == nil)
        environment.title = "x"
        #expect(environment.title == "x")
        environment.title = nil
        #expect(environment.title == nil)
    }

    @Test("L5, L6: the default is evaluated at each read, with its type written or inferred")
    func evaluation() {
        let environment = EnvironmentValues()
        #expect(environment.written !== environment.written)
        #expect(environment.inferred !== environment.inferred)
    }

    @Test("L7: an entry of FocusedValues is nil until it is set")
    func focused() {
        var values = FocusedValues()
        #expect(values.name == nil)
        values.name = "x"
        #expect(values.name == "x")
    }

    @Test("L9, L11: access and the name of another type's entry do not matter")
    func access() {
        #expect(EnvironmentValues().hiddenValue == 3)
        #expect(EnvironmentValues().published == 4)
    }

    @Test("Values of many shapes compile and keep their value")
    func shapes() {
        let environment = EnvironmentValues()
        #expect(environment.transform(1) == 2)
        #expect(environment.pair.second == "x, y")
        #expect(environment.table["a"] == [1: "b"])
        #expect(environment.text == "a \"quoted\" }\n  3 ) \"xy\"")
        #expect(environment.filtered == [4])
        #expect(environment.default == 1)
    }
}

private final class Model {}

extension EnvironmentValues {
    @Entry var name: String = "d"  // a comment that is no part of the value
    @Entry var isOn = true
    @Entry var title: String?
    @Entry fileprivate var written: Model = Model()
    @Entry fileprivate var inferred = Model()
    @Entry private var hidden: Int = 3
    @Entry public var published = 4
    fileprivate var hiddenValue: Int { hidden }

    @Entry var transform: @Sendable (Int) -> Int = { $0 + 1 }
    @Entry var pair: (first: Int, second: String) = (1, "x, y")
    @Entry var table = [String: [Int: String]](uniqueKeysWithValues: [("a", [1: "b"])])
    @Entry var text: String = """
        a "quoted" }
          \([1, 2].reduce(0, +)) ) "x\("y")"
        """
    @Entry var filtered: [Int] = [1, 2].filter { number in
        // Not the end: }
        number > 1
    }.map { $0 * 2 }
    @Entry var `default`: Int = 1
    @Entry var action: (@MainActor @Sendable (Int) async throws -> Void)?
}

extension Transaction {
    @Entry var name = 8
}

extension SwiftUI.ContainerValues {
    @Entry var name = 1.5
}

extension FocusedValues {
    @Entry var name: String?
}
