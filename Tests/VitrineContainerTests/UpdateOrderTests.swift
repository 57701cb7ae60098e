import SwiftUI
import Testing

/// Bodies run outermost first, so that none runs with data that are gone.
@MainActor @Suite("The order of updates")
struct UpdateOrderTests {
    struct Row: View {
        @Binding var items: [String]
        let index: Int
        let stale: Counter
        var body: some View {
            if items.indices.contains(index) { Mark(items[index]) } else { stale(Mark("stale")) }
        }
    }

    struct Rows: View {
        @State var items = ["a", "b", "c"]
        let stale: Counter
        let handed: Handed<Binding<[String]>>
        var body: some View {
            let _ = handed($items)
            let _ = items.count
            VStack {
                ForEach(items.indices, id: \.self) { Row(items: $items, index: $0, stale: stale) }
            }
        }
    }

    @Test("a row inside a stack does not run for an element that is gone")
    func shrinking() {
        let stale = Counter(), handed = Handed<Binding<[String]>>()
        let host = show(Rows(stale: stale, handed: handed))
        handed.value?.wrappedValue = ["a"]
        _ = host.frame(proposal: .unspecified)
        #expect(stale.calls == 0)
    }

    @Test("nor where the view around the stack is declared deep inside others")
    func shrinkingDeepInside() {
        let stale = Counter(), handed = Handed<Binding<[String]>>()
        let host = show(
            Wrapped { Wrapped { Wrapped { Wrapped { Rows(stale: stale, handed: handed).padding().tag(1) } } } })
        handed.value?.wrappedValue = ["a"]
        _ = host.frame(proposal: .unspecified)
        #expect(stale.calls == 0)
    }

    @Test("a row inside a stack in a row that is gone does not run either")
    func shrinkingNested() {
        struct Nested: View {
            @State var items = ["a", "b", "c"]
            let stale: Counter
            let handed: Handed<Binding<[String]>>
            var body: some View {
                let _ = handed($items)
                HStack {
                    ForEach(items.indices, id: \.self) { index in
                        VStack { Mark("title").background { Row(items: $items, index: index, stale: stale) } }
                    }
                }
            }
        }
        let stale = Counter(), handed = Handed<Binding<[String]>>()
        let host = show(Wrapped { Nested(stale: stale, handed: handed) })
        handed.value?.wrappedValue = ["a"]
        _ = host.frame(proposal: .unspecified)
        #expect(stale.calls == 0)
    }

    /// Lives as long as the view that holds it.
    final class Token: Sendable {}

    struct Holder: View {
        let token: Token
        @State var isOn = true
        var body: some View {
            if isOn { VStack { ForEach(0..<2) { _ in Wrapped { Mark("A").padding().background { Mark("B") } } } } }
        }
    }

    @Test("what is removed from a tree is freed")
    func removal() {
        weak var first: Token?
        weak var second: Token?
        func content(_ count: Int) -> some View {
            HStack {
                ForEach(Array(0..<count), id: \.self) { i in
                    let token = Token()
                    let _ = i == 0 ? (first = token) : (second = token)
                    Holder(token: token).tag(i)
                }
            }
        }
        let host = show(content(2))
        #expect(first != nil && second != nil)
        host.update(content(1))
        _ = host.frame(proposal: .unspecified)
        #expect(first != nil)
        #expect(second == nil)
    }

    @Test("a tree that nobody holds is freed")
    func tree() {
        weak var token: Token?
        weak var host: RenderHost?
        func run() {
            let held = Token()
            token = held
            host = show(
                Board {
                    Section {
                        Holder(token: held)
                    } header: {
                        ForEach(subviews: Mark("A")) { $0 }
                    }
                })
        }
        run()
        #expect(host == nil)
        #expect(token == nil)
    }
}
