import SwiftUI
import Testing

/// Grids, and views that depend on the space there is.
@MainActor @Suite("Grids and geometry")
struct GeometryTests {
    @Observable final class Model {
        var width: CGFloat = 200
        var inset: CGFloat = 10
        var count = 1
    }

    private struct Measured: View {
        let model: Model
        var body: some View {
            GeometryReader { proxy in
                ForEach(0..<model.count, id: \.self) { _ in
                    Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))")
                }
                Color.red.frame(width: 20, height: proxy.size.height / 2)
            }
            .frame(width: model.width, height: 100)
        }
    }

    @Test("A8-01 and A8-03 a reader takes the proposal and puts everything in its top leading corner") func corner() {
        let screen = Screen(
            GeometryReader { proxy in
                Color.red.frame(width: 100, height: 100)
                Color.blue.frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
            }.frame(width: 200, height: 150))
        #expect(screen.areas(.red) == [CGRect(0, 0, 100, 100)])
        #expect(screen.areas(.blue) == [CGRect(0, 0, 66.7, 50)])
        #expect(Screen(GeometryReader { _ in Color.red }).size == CGSize(width: 10, height: 10))
    }

    @Test("content is made for the size it has, again when that changes, and not otherwise") func update() {
        let model = Model()
        let screen = Screen(Measured(model: model))
        #expect(screen.strings == ["200x100"])
        #expect(screen.areas(.red) == [CGRect(0, 0, 20, 50)])
        model.width = 120
        #expect(screen.refreshed().strings == ["120x100"])
        let bodies = screen.host.host.log.bodies
        #expect(screen.refreshed().strings == ["120x100"])
        #expect(screen.host.host.log.bodies == bodies)
        // The closure reads the model by itself.
        model.count = 2
        #expect(screen.refreshed().strings == ["120x100", "120x100"])
    }

    private struct Placed: View {
        let model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(width: 40, height: 30)
                GeometryReader { proxy in
                    let frames = [proxy.frame(in: .local), proxy.frame(in: .named("card")), proxy.frame(in: .global)]
                    Text(verbatim: frames.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " "))
                }
                .frame(width: 200, height: 50)
                .padding(.leading, model.inset)
            }
            .coordinateSpace(.named("card"))
            .padding(5)
        }
    }

    @Test("frames are told in the reader's space, a named one and the window's, also when only the place changes")
    func spaces() {
        let model = Model()
        let screen = Screen(Placed(model: model))
        #expect(screen.strings == ["0,0 10,30 15,35"])
        model.inset = 25
        #expect(screen.refreshed().strings == ["0,0 25,30 30,35"])
    }

    private struct Choice: View {
        let model: Model
        var axes: Axis.Set = [.horizontal, .vertical]
        var body: some View {
            ViewThatFits(in: axes) {
                Color.red.frame(width: 101.5, height: 16)
                Color.green.frame(width: 70, height: 8)
            }
            .frame(width: model.width, height: 10)
        }
    }

    @Test("A8-05, A8-06, A8-08 and A8-09 the first view that fits is shown, else the last, which may overflow")
    func fitting() {
        let model = Model()
        let screen = Screen(Choice(model: model, axes: .horizontal))
        // Only the height is too small for the first.
        #expect(screen.areas(.red) == [CGRect(49.3, -3, 101.5, 16)] && screen.areas(.green).isEmpty)
        #expect(Screen(Choice(model: model)).areas(.red).isEmpty)
        #expect(Screen(Choice(model: model, axes: .vertical)).areas(.green) == [CGRect(65, 1, 70, 8)])
        model.width = 60
        #expect(screen.refreshed().areas(.green) == [CGRect(-5, 1, 70, 8)] && screen.refreshed().areas(.red).isEmpty)
    }

    @Test(
        "A11-08, A11-10, A11-11, A11-12, A11-13 and A11-14 rows, loose views, spans, column alignments, anchors and unsized axes"
    ) func grid() {
        let screen = Screen(
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Color.red.frame(width: 40, height: 30)
                    Color.red.frame(width: 60, height: 30)
                    Color.red.frame(width: 30, height: 30)
                }
                Color.gray.frame(height: 4).gridCellUnsizedAxes(.horizontal)
                ForEach(0..<2, id: \.self) { _ in
                    GridRow(alignment: .bottom) {
                        Color.green.frame(width: 20, height: 10).gridCellColumns(2)
                        Color.blue.frame(width: 10, height: 20).gridColumnAlignment(.trailing)
                    }
                }
                GridRow {
                    Color.orange.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
                    Color.pink.frame(width: 60, height: 20)
                }
                .opacity(1)
            })
        #expect(screen.size == CGSize(width: 150, height: 134))
        #expect(screen.areas(.red) == [CGRect(0, 0, 40, 30), CGRect(50, 0, 60, 30), CGRect(120, 0, 30, 30)])
        #expect(screen.areas(.gray) == [CGRect(0, 40, 150, 4)])
        #expect(screen.areas(.green) == [CGRect(45, 64, 20, 10), CGRect(45, 94, 20, 10)])
        #expect(screen.areas(.blue) == [CGRect(140, 54, 10, 20), CGRect(140, 84, 10, 20)])
        #expect(screen.areas(.orange) == [CGRect(30, 124, 10, 10)])
        #expect(screen.areas(.pink) == [CGRect(50, 114, 60, 20)])
    }

    @Test("outside a grid a row is its cells; a grid layout takes rows, too") func rows() {
        let row = GridRow {
            Color.red.frame(width: 40, height: 30)
            Color.red.frame(width: 40, height: 30)
        }
        #expect(Screen(VStack(spacing: 0) { row }).size == CGSize(width: 40, height: 60))
        #expect(Screen(GridLayout(horizontalSpacing: 0) { row }).size == CGSize(width: 80, height: 30))
    }
}
