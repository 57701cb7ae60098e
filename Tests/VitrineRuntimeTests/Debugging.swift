import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime
import VitrineGraph

@MainActor @Suite struct DebugTests {
    final class H { var set: ((Int) -> Void)?; var get: (() -> Int)? }
    struct V: View {
        @State var n = 0
        let h: H
        var body: some View {
            let _ = h.set = { n = $0 }
            let _ = h.get = { n }
            Text(verbatim: "\(n)")
        }
    }
    @Test func one() {
        let h = H()
        let host = RenderHost(V(h: h), textEngine: FixedTextEngine(), isLive: true)
        _ = host.update(proposal: .unspecified)
        print("computing", Graph.isComputing, Graph.current as Any, Thread.isMainThread)
        h.set!(4)
        print("get", h.get!(), host.host.graph.changes.count)
        _ = host.update(proposal: .unspecified)
        print("get", h.get!(), host.host.graph.changes.count, host.host.log)
        print(host.displayList().printed)
    }
}
