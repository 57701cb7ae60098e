import Testing

/// What the compiler says of mistakes in a builder.
///
/// `ViewBuilder` takes any content: a statement that is no view is found when a container asks for views. The error
/// still stands at the statement. A generic container asks twice, by its type and by its initialiser, and the compiler
/// may print both, at the one place.
@Suite("Mistakes in builders")
struct MistakeTests {
    /// A mistake among other lines; `«` stands before the line the error belongs to.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var name: String
        var body: String
        /// What one of the errors says.
        var says: [String]
        /// How many errors there may be.
        var most = 1

        var testDescription: String { name }
        var source: String {
            "import SwiftUI\nstruct Song {}\nstruct Board<Content: View>: View {\n    @ViewBuilder var content: Content\n"
                + "    var body: some View { content }\n}\nstruct Page: View {\n    @State var count = 0\n"
                + "    var body: some View {\n\(body)\n    }\n}\n"
        }
        var line: Int? { source.split(separator: "\n").firstIndex { $0.hasPrefix("«") }.map { $0 + 1 } }
    }

    static let mistakes = [
        Mistake(name: "no view, alone in a body", body: "«\"text\"", says: ["'String'", "'View'"]),
        Mistake(name: "no view, alone in a container", body: "VStack {\n«Song()\n}", says: ["'Song'", "'View'"]),
        Mistake(name: "no view, alone in a group", body: "Group {\n«Song()\n}", says: ["'Song'", "'View'"]),
        Mistake(name: "no view among the views of a body", body: "Text(\"a\")\n«count", says: ["'Int'", "'View'"]),
        Mistake(
            name: "no view among the views of a stack", body: "HStack {\nText(\"a\")\n«Song()\nText(\"b\")\n}",
            says: ["'Song'", "'View'"], most: 2),
        Mistake(
            name: "no view among those of a container of one's own", body: "Board {\nText(\"a\")\n«Song()\n}",
            says: ["'Song'", "'View'"], most: 2),
        Mistake(
            name: "no view, deep inside",
            body:
                "VStack {\nText(\"a\")\nHStack {\nText(\"b\")\nZStack {\n«Song()\n}\n}\n.padding()\n}\n.background(.red)",
            says: ["'Song'", "'View'"]),
        Mistake(
            name: "an array of views", body: "VStack {\nText(\"a\")\n«[Text(\"b\"), Text(\"c\")]\n}",
            says: ["'[Text]'", "'View'"], most: 2),
        Mistake(
            name: "no view in the rows of a ForEach", body: "ForEach(0..<3) { index in\n«Song()\n}",
            says: ["'Song'", "'View'"]),
        Mistake(
            name: "an assignment", body: "VStack {\n«count += 1\nText(\"a\")\n}", says: ["'()'", "'View'"], most: 2),
        Mistake(
            name: "a loop", body: "VStack {\n«for i in 0..<3 {\nText(\"\\(i)\")\n}\n}",
            says: ["control flow", "'ViewBuilder'"]),
        Mistake(
            name: "a loop in a body", body: "«for i in 0..<3 {\nText(\"\\(i)\")\n}",
            says: ["control flow", "'ViewBuilder'"]),
        Mistake(
            name: "a member that is missing", body: "VStack {\n«Text(\"a\").bolder()\nText(\"b\")\n}",
            says: ["'Text'", "'bolder'"]),
        Mistake(
            name: "a member of a subview that is missing",
            body: "ForEach(subviews: Text(\"a\")) { subview in\n«Text(subview.title)\n}",
            says: ["'Subview'", "'title'"]),
        Mistake(
            name: "a container value that is missing",
            body: "Text(\"a\")\n«.containerValue(\\.missing, 3)", says: ["'ContainerValues'", "'missing'"],
            most: 2),
        Mistake(
            name: "a wrong label", body: "VStack {\nText(\"a\")\n«.frame(widht: 3)\n}", says: ["widht", "width"]),
        Mistake(
            name: "a name that is missing", body: "VStack {\nText(\"a\")\n«Text(titel)\n}", says: ["'titel'"]),
        Mistake(
            name: "a view that Vitrine does not have", body: "VStack {\n«NoSuchView()\nText(\"a\")\n}",
            says: ["'NoSuchView'"]),
    ]

    @Test("are told at their line", arguments: mistakes)
    func mistake(_ mistake: Mistake) throws {
        let source = mistake.source.replacing("«", with: " ")
        let result = try TypeChecker().check(source)
        #expect(!result.isAccepted)
        #expect(!result.errors.isEmpty && result.errors.count <= mistake.most, "\(result.output)")
        #expect(result.errors.allSatisfy { $0.line == mistake.line }, "\(result.output)")
        let isTold = result.errors.contains { error in mistake.says.allSatisfy(error.text.contains) }
        #expect(isTold, "\(result.output)")
    }

    @Test("content that is no view is built all the same")
    func agnostic() throws {
        let result = try TypeChecker().check(
            """
            import SwiftUI
            protocol Rule { associatedtype Body: Rule; var body: Body { get } }
            extension Never: Rule {}
            extension TupleContent: Rule where repeat each Content: Rule {}
            struct Rules<Content: Rule> {
                @ContentBuilder var content: Content
            }
            struct Deny: Rule { var body: Never { fatalError() } }
            let rules = Rules {
                Deny()
                Deny()
            }
            let numbers = numbersOf { 1; "two"; 3.0 }
            func numbersOf<C>(@ViewBuilder _ content: () -> C) -> C { content() }
            let typed: TupleContent<Int, String, Double> = numbers
            """)
        #expect(result.isAccepted, "\(result.output)")
    }
}
