import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineRuntime

/// A view that its container leaves out is not there, whatever was made of it.
@MainActor @Suite("Views that ViewThatFits leaves out")
struct LeftOutTests {
    final class Log { var lines: [String] = [] }

    struct Content: View {
        let log: Log
        var body: some View {
            ViewThatFits(in: .horizontal) {
                row("wide", 200)
                row("narrow", 50)
            }
        }
        func row(_ name: String, _ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10)
                .onAppear { log.lines.append("\(name) appears") }
                .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    @Test("appear when they are chosen, and disappear when another one is")
    func choice() {
        let log = Log()
        let host = RenderHost(Content(log: log), textEngine: FixedTextEngine(), isLive: true)
        _ = host.update(proposal: ProposedViewSize(width: 300, height: 100))
        #expect(log.lines == ["wide appears"])
        _ = host.update(proposal: ProposedViewSize(width: 100, height: 100))
        #expect(log.lines == ["wide appears", "narrow appears", "wide disappears"])
        _ = host.update(proposal: ProposedViewSize(width: 300, height: 100))
        #expect(log.lines.suffix(2) == ["wide appears", "narrow disappears"])
    }
}
