import SwiftUI
import Testing
import VitrineRuntime

/// What a frame does when views change with the layout that it has just made.
@MainActor @Suite("Feedback of geometry") struct GeometryFeedbackTests {
    @Observable final class Model {
        var width: CGFloat = 10
    }

    /// Is always one point wider than it was.
    private struct Growing: View {
        let model: Model
        var body: some View {
            GeometryReader { proxy in
                let _ = model.width = proxy.size.width + 1
                Color.red
            }
            .frame(width: model.width, height: 10)
        }
    }

    @Test("a view that changes its own size ends within a frame, after a few layouts") func ends() {
        let model = Model()
        let window = Window(300, 100) { Growing(model: model) }
        #expect(window.size.width > 10 && window.size.width < 30)
        #expect(window.bodies < 40)
    }

    /// Reports where it stands only once it has been laid out.
    private struct Followed: View {
        @State private var y: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                box(10, 30)
                GeometryReader { proxy in
                    Color.red.onChange(of: proxy.frame(in: .global).minY, initial: true) { y = $1 }
                }
                .frame(width: 10, height: 10)
                box(10, y).mark("echo")
            }
        }
    }

    @Test("what an action writes of a reader's place is shown in the same frame") func follows() {
        #expect(Window(300, 300) { Followed() }["echo"].height == 30)
    }
}
