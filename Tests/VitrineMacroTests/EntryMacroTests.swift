import Testing

@testable import VitrineMacros

@Suite("What @Entry makes of a property")
struct EntryMacroTests {
    @Test("L1: the property reads and writes through a key named after it")
    func accessors() {
        let accessors = Requests.entry(#"@Entry var x: String = "d""#).accessors().source
        #expect(accessors == "get { self[__Key_x.self] }\nset { self[__Key_x.self] = newValue }")
    }

    @Test("L1, L5: the key computes the default value at each read")
    func typedKey() {
        let key = Requests.entry("@Entry var x: Int = next() // trailing").key().source
        #expect(
            key?.squeezed == """
                private struct __Key_x: VitrineCore.ContainerValueKey { \
                static var defaultValue: Int { return next() } }
                """)
    }

    @Test("L2, L5: without a type the helper macro turns the initial value into a getter")
    func inferredKey() {
        let key = Requests.entry("@Entry var y = true").key().source
        #expect(key?.contains("@__EntryDefaultValue static var defaultValue = true\n") == true)
        let getter = entryDefaultValueGetter(of: Requests.syntax("@__EntryDefaultValue static var defaultValue = true"))
        #expect(getter.source == "get { return true }")
    }

    @Test(
        "L3: an optional without a default value is nil by default",
        arguments: [
            ("Color?", "Color?"), ("Optional<Color>", "Optional<Color>"), ("(any P)?", "(any P)?"),
            ("Foo<Bar<Int>>?", "Foo<Bar<Int>>?"), ("((Int) -> Void)?", "((Int) -> Void)?"), ("Int!", "Int?"),
        ])
    func optional(written: String, spelled: String) {
        let key = Requests.entry("@Entry var c: \(written)").key().source
        #expect(key?.contains("static var defaultValue: \(spelled) { return nil }") == true)
    }

    @Test(
        "L7: an entry of FocusedValues is a key whose value is the type without its question mark",
        arguments: ["@Entry var f: Binding<Int>?", "@Entry var f: Optional<Binding<Int>> = nil"])
    func focused(declaration: String) {
        let key = Requests.entry(declaration, in: ["extension FocusedValues {}"]).key().source
        #expect(
            key?.squeezed
                == "private struct __Key_f: VitrineCore.FocusedValueKey { typealias Value = Binding<Int> }")
    }

    @Test(
        "L8, L11: the extension around the entry decides on the protocol of the key",
        arguments: [
            ("extension EnvironmentValues {}", "EnvironmentKey"), ("extension Transaction {}", "TransactionKey"),
            ("\n// comment\n@MainActor public extension SwiftUI.ContainerValues {}", "ContainerValueKey"),
        ])
    func containers(context: String, keyProtocol: String) {
        let key = Requests.entry("@Entry var x = 1", in: [context]).key().source
        #expect(key?.hasPrefix("private struct __Key_x: VitrineCore.\(keyProtocol) {") == true)
    }

    @Test(
        "L9: whatever the access of the entry, its key is private",
        arguments: ["public", "package", "private", "fileprivate", "internal", "public internal(set)"])
    func access(modifier: String) {
        let entry = Requests.entry("@Entry \(modifier) var x: Int = 1")
        #expect(entry.key().source?.hasPrefix("private struct __Key_x") == true)
        #expect(entry.accessors().source != nil)
    }

    @Test("An entry named like a keyword loses its backticks in the name of the key")
    func keywordName() {
        let entry = Requests.entry("@Entry var `default`: Int = 1")
        #expect(entry.accessors().source?.contains("self[__Key_default.self]") == true)
    }

    @Test(
        "Types and values of any shape arrive in the key as they were written",
        arguments: [
            ("(Int) -> Void", "{ _ in }"), ("@MainActor () -> Void", "{}"), ("(a: Int, b: String)", "(1, \"x, y\")"),
            ("[String: Int]", "[\"a\": 1, \"b\": 2]"), ("Pair<Int, [Int: Text]>", "Pair<Int, [Int: Text]>()"),
            ("Bool", "a == b ? c < d : e > f"), ("Int", "if a { 1 } else { 2 }"),
            ("[Int]", "[1].map { x in\n    // a } comment\n    x }"), ("String", "\"\"\"\n    a = { \"\n    \"\"\""),
            ("Set<Int>", "Set<Int>()"), ("any P & Q", "S()"), ("KeyPath<A, B>", "\\.b"),
        ])
    func shapes(type: String, value: String) {
        let typed = Requests.entry("/// doc\n@Entry\n@available(*, deprecated)\nvar x: \(type) = \(value) /* end */")
        #expect(typed.key().source?.contains("static var defaultValue: \(type) { return \(value) }") == true)
        let inferred = Requests.entry("@Entry var x=\(value)  // end")
        #expect(inferred.key().source?.contains("static var defaultValue = \(value)\n") == true)
    }
}
