import Testing

@testable import VitrineMacros

@Suite("Cutting Swift into tokens")
struct LexerTests {
    private func texts(_ source: String) -> [String] {
        TokenizedSource(source).tokens.map(\.text)
    }

    @Test("Words, numbers, operators and punctuation are tokens; white space is not")
    func basics() {
        #expect(texts("var x_1: Int = 0xFF + 1.5") == ["var", "x_1", ":", "Int", "=", "0xFF", "+", "1.5"])
    }

    @Test("Comments are skipped, nested ones and those with brackets in them too")
    func comments() {
        #expect(texts("a // ) \"\n/* /* } */ ( */ b/**/c") == ["a", "b", "c"])
    }

    @Test(
        "A string literal is one token, whatever it holds",
        arguments: [
            #""plain""#, #""a \" ) }""#, #""a \(f("b", "\(c)")) d""#, ##"#"raw " \ "#"##, ##"#"in \#(f(")")) "#"##,
            "\"\"\"\n  a \"quoted\" }\n  \\(1 + [2].count)\n  \"\"\"", "#\"\"\"\n \"\"\" \n\"\"\"#",
            #""👩‍👩‍👧‍👦 é""#, #""""#,
        ])
    func strings(literal: String) {
        let tokens = TokenizedSource("x = \(literal) ; y").tokens
        #expect(tokens.map(\.text) == ["x", "=", literal, ";", "y"])
        #expect(tokens[2].kind == .string)
    }

    @Test("A regular expression is one token, and a division is not one")
    func regularExpressions() {
        #expect(texts(#"= /[("]x\/=/ ;"#) == ["=", #"/[("]x\/=/"#, ";"])
        #expect(texts("= #/ a\"/b{ /# ;") == ["=", "#/ a\"/b{ /#", ";"])
        #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(texts("f(a)/b/c") == ["f", "(", "a", ")", "/", "b", "/", "c"])
    }

    @Test("Closing angle brackets and postfix marks are tokens of their own")
    func angles() {
        #expect(texts("Foo<Bar<Int>>?=nil") == ["Foo", "<", "Bar", "<", "Int", ">", ">", "?", "=", "nil"])
        #expect(texts("a ?? b") == ["a", "??", "b"])
        #expect(texts("() -> Void") == ["(", ")", "->", "Void"])
    }

    @Test("A word in backticks, and one with letters beyond ASCII, is one token")
    func quotedWords() {
        #expect(texts("var `default` = ünï") == ["var", "`default`", "=", "ünï"])
    }

    @Test("The end of an attribute is after its arguments, and not after a tuple that follows")
    func attributes() {
        let source = TokenizedSource("@A.B<Int>(x: (1)) @C (a, b)")
        let end = source.endOfAttribute(at: 0)
        #expect(source.tokens[end].text == "@")
        #expect(source.tokens[source.endOfAttribute(at: end)].text == "(")
    }

    @Test("Input that ends in the middle of something ends the last token")
    func unfinished() {
        for source in ["\"abc", "\"\\(", "/* abc", "`abc", "#\"", "#/a", "\"a\\", "(((", "@"] {
            #expect(TokenizedSource(source).tokens.allSatisfy { $0.range.upperBound <= source.utf8.count })
        }
    }
}
