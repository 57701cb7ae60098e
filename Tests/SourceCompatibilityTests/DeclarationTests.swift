import SwiftUI
import Testing

/// How the app files declare keys, builders, functions, modifiers and variadic roots.
@MainActor @Suite("Declarations in app files")
struct DeclarationTests {
    @Test("entries of many kinds")
    func entries() {
        let screen = Screen(EntryVarietyDemo())
        #expect(
            screen.strings == [
                "1)", "plain", "nothing", "0-1",
                "2)", "rich", "(sub)", "new2", "tap 1", "detail", "2-5", ">", "x+y",
            ])
    }

    @Test("keys by hand")
    func keys() {
        let screen = Screen(HandWrittenKeysDemo())
        #expect(
            ["a", "b", "c", "d"].map { screen.frame($0)?.origin } == [
                CGPoint(x: 15.5, y: 6.5), CGPoint(x: 65.5, y: 6.5), CGPoint(x: 65.5, y: 36.5),
                CGPoint(x: 65.5, y: 66.5),
            ])
        #expect(screen.areas(.green) == [CGRect(50, 0, 40, 30)])
    }

    @Test("every way in which a type takes a builder")
    func builders() {
        let expected = [
            "value", "closure 1", "closure 2", "at 0", "at 10", "content 1", "content 2", "built", "given", "l", "c",
            "t", "title ", "body", "x", "y", "p1", "p2", "optional",
        ]
        #expect(Screen(BuilderFormsDemo()).strings == expected)
        #expect(
            Screen(BuilderFormsDemo(isOn: false)).strings
                == expected.filter { !["content 2", "optional"].contains($0) })
    }

    @Test("functions, variables and statements that make views")
    func functions() {
        let screen = Screen(HelperFunctionsDemo())
        #expect(
            screen.strings == [
                "header", "row a", "row b", "failed: oops", "note", "first a", "new", "made", "one", "two",
                "two again", "footer", "here",
            ])
        let loading = Screen(HelperFunctionsDemo(phase: .loading, note: nil))
        #expect(loading.strings.prefix(3) == ["header", "failed: oops", "new"])
        // Of 22 points, as the second title is.
        #expect(screen.frame("header")?.height == 22)
    }

    @Test("modifiers of an app's own")
    func modifiers() {
        let screen = Screen(ModifierFormsDemo())
        #expect(
            screen.strings == [
                "one", "two", "three", "below", "four", "3", "five", "six", "six", "seven", "eight",
            ])
        #expect(screen.frame("two")?.minX == 0)
        #expect(screen.frame("five")?.minX == 7)
        // The second of two joined modifiers is on what the first makes.
        #expect(screen.frame("3") == CGRect(42, 101, 5, 10))
        #expect(screen.areas.filter(\.isStroke).map(\.frame.height) == [23, 23, 20])
    }

    @Test("styles of an app's own take the content apart")
    func styles() {
        let screen = Screen(PanelDemo())
        #expect(screen.strings == ["Plain", "row", "Title", "Subtitle", "A", "B"])
        #expect(screen.frame("Subtitle")?.height == 10)
        #expect((screen.frame("B")?.minX ?? 0) - (screen.frame("A")?.minX ?? 0) == 50)
        #expect(screen.resolved == [2, 2])
    }

    @Test("shapes, colours and effects")
    func badges() {
        let screen = Screen(BadgesDemo())
        #expect(screen.strings == ["New", "Old", "Box"])
        #expect(
            screen.areas(.badgeBackground) == [
                CGRect(21, 10, 38, 21), CGRect(21, 39, 38, 21), CGRect(21, 68, 38, 21),
            ])
        #expect(screen.areas(.brand.opacity(0.5)) == [CGRect(10, 165, 60, 10)])
        #expect(screen.areas(.green) == [CGRect(10, 101, 30, 52)])
    }

    @Test("variadic roots, unary and multi")
    func variadic() {
        let screen = Screen(VariadicLayoutsDemo())
        #expect(
            screen.strings == [
                "one", "--", "two", "--", "three", "n: 2", "a", "b", "p0", "p1", "second",
            ])
        #expect(screen.frame("b") == CGRect(51, 115, 9, 17))
        #expect(screen.resolved == [2, 3, 2, 2])
    }

    @Test("traits and ids of a variadic view's children")
    func traits() {
        let screen = Screen(VariadicTraitsDemo())
        #expect(
            screen.areas(.yellow) == [
                CGRect(0, 0, 80, 20), CGRect(82, 0, 40, 20), CGRect(0, 22, 120, 20), CGRect(0, 44, 40, 20),
            ])
        #expect(screen.strings.suffix(4) == ["none 1", "numbers 2", "id 7", "id 8"])
    }
}
