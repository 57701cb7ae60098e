import Foundation
import Testing
import VitrineDisplay

@Suite("Paths")
struct PathTests {
    @Test("A14: equal those Apple's SwiftUI makes", arguments: RecordedPath.all)
    func recorded(row: RecordedPath) throws {
        let made = try #require(MadePath.all[row.name], "no way to make \(row.name) is written down")
        if row.boundsOnly {
            let (a, b) = (made.boundingRect, row.path.boundingRect)
            let gaps = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
            #expect(gaps.allSatisfy { abs($0) < 0.02 }, "\(a) is not \(b)")
        } else {
            #expect(difference(made, row.path) < 6e-6, "\(made) is not \(row.path)")
        }
    }

    /// The greatest distance between points of like elements, for every unit of size; infinite for unlike elements.
    private func difference(_ a: Path, _ b: Path) -> CGFloat {
        func numbers(_ path: Path) -> (kinds: String, points: [CGPoint]) {
            var result = (kinds: "", points: [CGPoint]())
            path.forEach { element in
                switch element {
                case .move(let p): result.kinds += "m"; result.points += [p]
                case .line(let p): result.kinds += "l"; result.points += [p]
                case .quadCurve(let p, let c): result.kinds += "q"; result.points += [p, c]
                case .curve(let p, let c, let d): result.kinds += "c"; result.points += [p, c, d]
                case .closeSubpath: result.kinds += "h"
                }
            }
            return result
        }
        let (x, y) = (numbers(a), numbers(b))
        guard x.kinds == y.kinds else { return .infinity }
        return zip(x.points, y.points).reduce(0) { worst, pair in
            // Six digits were recorded.
            let size = max(abs(pair.1.x), abs(pair.1.y), 10)
            return max(worst, max(abs(pair.0.x - pair.1.x), abs(pair.0.y - pair.1.y)) / size)
        }
    }

    @Test("a description reads back as the same path")
    func description() {
        let path = Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h 5 5 m 7.5 -2 l")
        #expect(path?.description == "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h 5 5 m 7.5 -2 l")
        #expect(Path("") == Path())
        for broken in ["0 m", "0 0 m 1 l", "0 0 m 1 1", "0 0 k", "a b m"] { #expect(Path(broken) == nil) }
    }

    @Test("A14-14: trimming out of range is clamped, and backward gives nothing")
    func trimClamps() {
        let path = Path(MadePath.frame)
        #expect(path.trimmedPath(from: -1, to: 2) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    }

    @Test("A14-16: a rounded corner is not inside")
    func containsKnowsCorners() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .circular)
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 101, y: 50)))
    }

    @Test("a hole is inside by winding number and outside by the even-odd rule")
    func containsKnowsRules() {
        let path = Path { $0.addRects([MadePath.frame, MadePath.frame.insetBy(dx: 20, dy: 20)]) }
        #expect(path.contains(CGPoint(x: 50, y: 30)))
        #expect(!path.contains(CGPoint(x: 50, y: 30), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test("bounds hold curves, not their controls")
    func boundsAreTight() {
        let path = Path("0 0 m 50 60 100 0 q")!
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(path.controlBounds.maxY > 30)
        #expect(Path().boundingRect.isNull)
    }

    @Test("an arc between tangents touches both lines")
    func tangentArc() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        let expected = Path("0 0 m 30 0 l 41.0457 0 50 8.95431 50 20 c")!
        #expect(difference(path, expected) < 6e-6, "\(path)")
    }

    @Test("dashes are strokes of their own")
    func dashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        #expect(stroked.contains(CGPoint(x: 1, y: 0.5)))
        #expect(!stroked.contains(CGPoint(x: 4, y: 0.5)))
        #expect(stroked.contains(CGPoint(x: 6, y: 0.5)))
        #expect(!stroked.contains(CGPoint(x: 9, y: 0.5)))
        let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 3))
        #expect(!shifted.contains(CGPoint(x: 1, y: 0.5)))
    }

    @Test("queries of odd paths do not trap")
    func oddPaths() {
        let nan = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity)]) }
        _ = nan.boundingRect
        _ = nan.contains(.zero)
        _ = nan.trimmedPath(from: 0.2, to: 0.4)
        _ = nan.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: .round))
        _ = Path(ellipseIn: .null)
        let dot = Path { $0.addLines([.zero, .zero]) }
        #expect(dot.trimmedPath(from: 0.2, to: 0.4) == dot)
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(!dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
        #expect(!nan.isDrawable)
    }
}
