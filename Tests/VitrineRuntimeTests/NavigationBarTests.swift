import SwiftUI
import Testing
import VitrineTesting

/// Bars above the levels of a stack, in a window of 200 to 300 points. A title in a font of a given size is a text.
@MainActor @Suite("The bar of a navigation stack") struct NavigationBarTests {
    private let path = Handle<[Int]>()

    private func host(_ initial: [Int] = [], @ViewBuilder root: @escaping () -> some View) -> TestHost {
        let path = path
        return TestHost(size: CGSize(width: 200, height: 300)) {
            With(initial, path) { _ in
                NavigationStack(path: path.projected) {
                    root().navigationDestination(for: Int.self) { Page(number: $0) }
                }
            }
        }
    }

    private struct Page: View {
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss
        let number: Int
        var body: some View {
            Text(isPresented ? "pushed" : "not pushed")
                .navigationTitle(Text(verbatim: "T\(number)"))
                .onAppear { if number == 9 { dismiss() } }
        }
    }

    @Test("A13-23 there is none where nobody asks for one, so that the content is in the middle of all") func none() {
        let host = host { Text("root") }
        #expect(host.find(text: "root")?.frame == CGRect(x: 80, y: 140, width: 40, height: 20))
    }

    @Test("a root with a title has a large one in a row of its own") func large() {
        let host = host { Color.red.overlay { Text("root") }.navigationTitle("Title") }
        #expect(host.texts == ["Title", "root"])
        #expect(host.find(text: "Title")?.frame == CGRect(x: 16, y: 60, width: 100, height: 40))
        #expect(host.find(text: "root")?.frame.minY == 193)
    }

    @Test("an inline title stands in the middle of the bar") func inline() {
        let host = host { Text("root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        #expect(host.find(text: "Title")?.frame == CGRect(x: 75, y: 17, width: 50, height: 20))
        #expect(host.find(text: "root")?.frame.minY == 167)
    }

    @Test(
        "a pushed level shows its title as the one below does, though that was never shown", arguments: [false, true])
    func inherited(isInline: Bool) {
        let host = host([1, 2]) {
            Text("root").navigationTitle("Title").navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
        }
        #expect(host.find(text: "T2")?.frame.height == (isInline ? 20 : 40))
        #expect(host.find(label: "Back")?.frame == CGRect(x: 16, y: 5, width: 44, height: 44))
    }

    @Test("a pushed level is inline above a root without a title") func inheritedInline() {
        let host = host([1]) { Text("root") }
        #expect(host.texts == ["T1", "pushed"])
        #expect(host.find(text: "T1")?.frame.height == 20)
    }

    @Test("the button back stands on the right where one reads from there") func rightToLeft() {
        let host = TestHost(size: CGSize(width: 200, height: 300), layoutDirection: .rightToLeft) {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { Page(number: $0) }
            }
        }
        #expect(host.find(label: "Back")?.frame == CGRect(x: 140, y: 5, width: 44, height: 44))
    }

    @Test("a long title moves out of the middle, and gives way to the button") func longTitle() throws {
        let host = host { Text("root").navigationDestination(isPresented: .constant(true)) { LongTitle() } }
        let title = try #require(host.find(text: "twelve chars")).frame
        #expect(title.minX == 68 && title.maxX <= 184)
    }

    private struct LongTitle: View { var body: some View { Text("a").navigationTitle("twelve chars") } }

    @Test("no bar where the button is hidden and there is no title; none where it is hidden itself") func hidden() {
        let hiding = Handle<Bool>()
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            With(false, hiding) { isHidden in
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("pushed")
                            .navigationBarBackButtonHidden(isHidden)
                    }
                }
            }
        }
        #expect(host.find(text: "pushed")?.frame.minY == 167)
        hiding.value = true
        host.frame()
        #expect(host.find(text: "pushed")?.frame.minY == 140)
        #expect(host.find(label: "Back") == nil)

        let bare = self.host([1]) { Text("root").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
        path.value = []
        bare.frame()
        #expect(bare.texts == ["root"] && bare.find(text: "root")?.frame.minY == 140)
        let empty = self.host { Text("root").toolbarVisibility(.visible, for: .navigationBar) }
        #expect(empty.find(text: "root")?.frame.minY == 167)
    }

    @Test("a title follows its view, also where it is told by another; the outer one counts") func changing() {
        let name = Handle<String>()
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            With("a", name) { name in
                NavigationStack {
                    VStack {
                        if name == "c" { Text("first").navigationTitle("C") }
                        Text("root").navigationTitle(name).navigationTitle(name + "!")
                    }
                }
            }
        }
        #expect(host.texts == ["a!", "root"])
        name.value = "b"
        host.frame()
        #expect(host.texts == ["b!", "root"])
        name.value = "c"
        host.frame()
        #expect(host.texts == ["C", "first", "root"])
        name.value = "d"
        host.frame()
        #expect(host.texts == ["d!", "root"])
    }

    @Test("titles are those of their level: of no other, and of no stack around") func levels() {
        let host = host {
            VStack {
                NavigationStack { Text("inner root").navigationTitle("Inner") }
            }
        }
        #expect(host.texts == ["Inner", "inner root"])
        path.value = [1]
        host.frame()
        #expect(host.texts == ["T1", "pushed"])
        path.value = []
        host.frame()
        #expect(host.texts == ["Inner", "inner root"])
    }

    @Test("dismiss pops the level it is called in, with those above it") func dismiss() {
        let host = host { Page(number: 0) }
        #expect(host.texts == ["T0", "not pushed"])
        path.value = [1, 2]
        host.frame()
        path.value = [1, 9, 3]
        host.frame()
        #expect(host.texts == ["T3", "pushed"])
        // The second level appears, and pops itself.
        path.value = [1, 9]
        host.frame()
        #expect(path.value == [1])
        #expect(host.texts == ["T1", "pushed"])
    }

    @Test("dismiss ends what a flag or an item presents; in a root it does nothing") func dismissPresented() {
        struct Dismissing: View {
            @Environment(\.dismiss) private var dismiss
            let name: String
            var body: some View { Text(name).onAppear { dismiss() } }
        }
        let (flag, item) = (Handle<Bool>(), Handle<String?>())
        let live = Live {
            With(false, flag) { _ in
                With(nil, item) { _ in
                    NavigationStack {
                        Dismissing(name: "root")
                            .navigationDestination(isPresented: flag.projected) { Dismissing(name: "flag") }
                            .navigationDestination(item: item.projected) { Dismissing(name: $0) }
                    }
                }
            }
        }
        flag.value = true
        live.run()
        #expect(flag.value == false && live.texts == ["root"])
        item.value = "item"
        live.run()
        #expect(item.value == nil && live.texts == ["root"])
    }
}
