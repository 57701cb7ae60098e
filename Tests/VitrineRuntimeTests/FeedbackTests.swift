import SwiftUI
import Testing

@testable import VitrineRuntime

/// What changes with its own layout or its own actions ends within a frame, is counted, and is named.
@MainActor @Suite("Feedback")
struct FeedbackTests {
    struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct GrowsByGeometry: View {
        @State private var height: CGFloat = 1
        var body: some View {
            Color.red.frame(height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0 + 1
                }
        }
    }

    private struct GrowsByPreference: View {
        @State private var height: CGFloat = 1
        var body: some View {
            Color.red.frame(height: height)
                .overlay { GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) } }
                .onPreferenceChange(Height.self) { height = $0 + 1 }
        }
    }

    private struct GrowsByReader: View {
        @State private var height: CGFloat = 1
        var body: some View {
            GeometryReader { proxy in
                Color.red.onChange(of: proxy.size, initial: true) { height += 1 }
            }
            .frame(height: height)
        }
    }

    private func check(_ view: some View, _ name: String) {
        var live: Live?
        let said = messages { live = Live(view) }
        #expect(live?.host.host.log.feedbacks == 1)
        #expect((live?.host.host.log.bodies ?? 0) < 40)
        #expect(said.count == 1)
        #expect(said.first?.contains(name) ?? false, "\(said)")
        // The next frame goes on, and ends as well.
        #expect((live?.run().feedbacks ?? 0) <= 1)
    }

    @Test("a view that grows with its own size") func geometry() {
        check(GrowsByGeometry(), "onGeometryChange in GrowsByGeometry")
    }
    @Test("a view that grows with a preference of its own") func preference() {
        check(GrowsByPreference(), "onPreferenceChange in GrowsByPreference")
    }
    @Test("a view that grows with what its reader reads") func reader() {
        check(GrowsByReader(), "onChange in GrowsByReader")
    }

    @Observable final class Model { var count = 0 }
    private struct ChangesWhatItReads: View {
        let model: Model
        var body: some View {
            let _ = model.count += 1
            Text(verbatim: "\(model.count)")
        }
    }

    @Test("a body that changes an object that it reads") func body() {
        let model = Model()
        var live: Live?
        let said = messages { live = Live(ChangesWhatItReads(model: model)) }
        #expect((live?.host.host.log.bodies ?? 0) < 40)
        #expect(said.count <= 1)
    }

    @Test("what settles after a few rounds is not told of") func settling() {
        struct Settling: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Color.red.frame(width: width, height: 1)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = min($0 + 1, 4)
                    }
            }
        }
        var live: Live?
        let said = messages { live = Live(Settling()) }
        #expect(said == [])
        #expect(live?.host.host.log.feedbacks == 0)
        #expect(live?.host.rootNode.size.width == 4)
    }
}
