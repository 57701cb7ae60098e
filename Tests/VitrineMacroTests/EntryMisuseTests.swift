import Testing

@testable import VitrineMacros

@Suite("What @Entry says about a property that cannot be one")
struct EntryMisuseTests {
    struct Misuse: CustomTestStringConvertible {
        var declaration: String
        var context = "extension ContainerValues {}"
        var says: String
        /// The text the complaint points at.
        var at: String

        var testDescription: String { declaration }
    }

    static let misuses = [
        Misuse(declaration: "@Entry let x = 1", says: "can only be applied to a 'var'", at: "let"),
        Misuse(declaration: "@Entry func x() {}", says: "can only be applied to a 'var'", at: "func"),
        Misuse(declaration: "@Entry var (a, b) = (1, 2)", says: "can only be applied to a 'var'", at: "var"),
        Misuse(declaration: "@Entry var x: Int { 5 }", says: "cannot be applied to a computed property", at: "{"),
        Misuse(
            declaration: "@Entry var x: Int = f { 1 } { didSet {} }",
            says: "cannot be applied to a property with observers",
            at: "{ didSet"),
        Misuse(declaration: "@Entry var a = 1, b = 2", says: "can only be applied to a single variable", at: "b ="),
        Misuse(declaration: "@Entry static var x = 1", says: "cannot be applied to a static property", at: "static"),
        Misuse(declaration: "@Entry class var x = 1", says: "cannot be applied to a static property", at: "class"),
        Misuse(declaration: "@Entry lazy var x = 1", says: "cannot be applied to a lazy property", at: "lazy"),
        Misuse(declaration: "@Entry weak var x: A?", says: "cannot be applied to a weak property", at: "weak"),
        Misuse(
            declaration: "/* é */ @Entry var x = 1", context: "extension Int {}",
            says:
                "can only be used in an extension of EnvironmentValues, Transaction, ContainerValues, or FocusedValues",
            at: "@Entry"),
        Misuse(
            declaration: "@Entry var x = 1", context: "struct ContainerValues {}",
            says: "can only be used in an extension",
            at: "@Entry"),
        Misuse(
            declaration: "@Entry var x: Int", context: "extension FocusedValues {}", says: "must have an optional type",
            at: "x"),
        Misuse(
            declaration: "@Entry var x = 5", context: "extension FocusedValues {}", says: "must have an optional type",
            at: "x"),
        Misuse(
            declaration: "@Entry var x: Int? = 5", context: "extension FocusedValues {}",
            says: "cannot have a default value", at: "5"),
    ]

    @Test("L7: misuse is reported once, with the accessors, where it stands", arguments: misuses)
    func misuse(_ misuse: Misuse) throws {
        let entry = Requests.entry(misuse.declaration, in: [misuse.context])
        let complaint = try #require(entry.accessors().complaints.first)
        #expect(complaint.message.contains(misuse.says))
        #expect(complaint.offset == misuse.declaration.offset(of: misuse.at))
        #expect(entry.key() == .expansion(""))
    }

    @Test(
        "L4: a type that is not optional requires a default value",
        arguments: ["Int", "() -> Int?", "Foo<Int?>", "[Int?]", "MaybeInt", "(Int) throws -> Optional<Int>"])
    func noDefault(type: String) throws {
        let complaint = try #require(Requests.entry("@Entry var name: \(type)").accessors().complaints.first)
        #expect(complaint.message.contains("'name' requires a default value"))
        #expect(complaint.offset == 11)
    }

    @Test("An extension further out does not make an entry's place right")
    func nestedType() {
        let entry = Requests.entry("@Entry var x = 1", in: ["struct Inner {}", "extension ContainerValues {}"])
        #expect(entry.accessors().complaints.count == 1)
        #expect(Requests.entry("@Entry var x = 1", in: []).accessors().complaints.count == 1)
    }
}
