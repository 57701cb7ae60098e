import Testing
import VitrineTesting

@MainActor @Suite("Scrolling to a view") struct ScrollToTests {
    final class Kept { var proxy: ScrollViewProxy? }

    private func host(_ kept: Kept, @ViewBuilder _ rows: @escaping () -> some View) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                let _ = kept.proxy = proxy
                ScrollView { rows() }
            }
        }
    }

    private func scroll(_ host: TestHost, _ kept: Kept, to id: some Hashable, _ anchor: UnitPoint? = nil) -> CGFloat? {
        kept.proxy?.scrollTo(id, anchor: anchor)
        host.frame()
        return host.scrollOffset()?.y
    }

    @Test("A13-08 without an anchor the view moves as little as it must") func nearest() {
        let kept = Kept()
        let host = host(kept) {
            VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 20) } }
        }
        #expect(scroll(host, kept, to: 15) == 120)
        #expect(scroll(host, kept, to: 10) == 120)
        #expect(scroll(host, kept, to: 2) == 40)
        #expect(scroll(host, kept, to: 99) == 40)
    }

    @Test("A13-09 with an anchor the points of both meet") func anchored() {
        let kept = Kept()
        let host = host(kept) {
            VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 20) } }
        }
        #expect(scroll(host, kept, to: 3, .top) == 60)
        #expect(scroll(host, kept, to: 10, .center) == 110)
        #expect(scroll(host, kept, to: 20, .bottom) == 220)
        #expect(scroll(host, kept, to: 29, .top) == 400)
    }

    @Test("a row of a lazy stack that nobody made is scrolled to, whatever the lengths before it") func lazy() {
        let kept = Kept()
        let host = host(kept) {
            LazyVStack(spacing: 0) {
                ForEach(0..<10_000, id: \.self) { i in
                    Text(verbatim: "\(i)").frame(height: CGFloat(20 + i * 7 % 30))
                }
            }
        }
        _ = scroll(host, kept, to: 5000, .top)
        #expect(host.find(id: 5000)?.frame.minY == 0)
        _ = scroll(host, kept, to: 3000, .bottom)
        #expect(host.find(id: 3000)?.frame.maxY == 200)
        _ = scroll(host, kept, to: 7000)
        #expect(host.find(id: 7000)?.frame.maxY == 200)
        _ = scroll(host, kept, to: 9999, .center)
        #expect(host.find(id: 9999)?.frame.maxY == 200)
        #expect(host.work.nodes < 200)
    }

    @Test("a row of a lazy stack is found by the id that its view has, too") func explicitID() {
        let kept = Kept()
        let host = host(kept) {
            LazyVStack(spacing: 0) {
                ForEach(0..<500, id: \.self) { i in Text(verbatim: "\(i)").id("row \(i)") }
                Text("end").id("end")
            }
        }
        #expect(scroll(host, kept, to: "row 300", .top) == 6000)
        #expect(host.texts.first == "300")
        #expect(scroll(host, kept, to: "end") == 9820)
        #expect(scroll(host, kept, to: "nobody") == 9820)
    }

    @Test("right to left, and in scroll views in scroll views") func nested() {
        let kept = Kept()
        let host = TestHost(size: CGSize(width: 100, height: 100), layoutDirection: .rightToLeft) {
            ScrollViewReader { proxy in
                let _ = kept.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<50, id: \.self) {
                                        Color.red.frame(width: 40, height: 40).id("\(row) \($0)")
                                    }
                                }
                            }
                            .frame(height: 40)
                        }
                    }
                }
            }
        }
        kept.proxy?.scrollTo("7 20", anchor: .topLeading)
        host.frame()
        // The leading edge is the right one, and an anchor counts from the left.
        #expect(host.find(id: "7 20")?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(host.find(id: "6 0") == nil || host.find(id: "6 0")?.frame.maxX == 100)
    }

    @Test("a view that appears in the same update is scrolled to") func added() {
        let (kept, model) = (Kept(), LazyModel())
        struct Rows: View {
            let model: LazyModel
            var body: some View { VStack(spacing: 0) { ForEach(model.items) { Color.red.frame(height: $0.height) } } }
        }
        model.items = (0..<20).map { LazyItem(id: $0) }
        let host = host(kept) { Rows(model: model) }
        model.items.append(LazyItem(id: 20, height: 60))
        #expect(scroll(host, kept, to: 20) == 260)
    }
}
