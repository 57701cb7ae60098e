import Foundation
import Testing
import VitrineDisplay

/// A14, row by row: what the recorded paths show, said in words and numbers.
@Suite("Rules of paths")
struct PathRuleTests {
    private let frame = MadePath.frame
    private let kappa: CGFloat = 0.5522847

    /// The elements of a path as letters, and their points.
    private func elements(_ path: Path) -> (kinds: String, points: [CGPoint]) {
        var (kinds, points) = ("", [CGPoint]())
        path.forEach { element in
            switch element {
            case .move(let p): (kinds, points) = (kinds + "m", points + [p])
            case .line(let p): (kinds, points) = (kinds + "l", points + [p])
            case .quadCurve(let p, let c): (kinds, points) = (kinds + "q", points + [c, p])
            case .curve(let p, let c, let d): (kinds, points) = (kinds + "c", points + [c, d, p])
            case .closeSubpath: kinds += "h"
            }
        }
        return (kinds, points)
    }

    private func expect(_ path: Path, _ kinds: String, _ points: [(CGFloat, CGFloat)]) {
        let found = elements(path)
        #expect(found.kinds == kinds)
        #expect(found.points.count == points.count)
        for (a, b) in zip(found.points, points) {
            #expect(abs(a.x - b.0) < 1e-3 && abs(a.y - b.1) < 1e-3, "\(a) is not \(b)")
        }
    }

    @Test("A14-01: a rectangle goes clockwise from its top leading corner, and is closed")
    func rectangle() { expect(Path(frame), "mlllh", [(0, 0), (100, 0), (100, 60), (0, 60)]) }

    @Test("A14-02: an ellipse is four curves, clockwise from its rightmost point")
    func ellipse() {
        let (rx, ry) = (50 * kappa, 30 * kappa)
        expect(
            Path(ellipseIn: frame), "mcccch",
            [
                (100, 30), (100, 30 + ry), (50 + rx, 60), (50, 60), (50 - rx, 60), (0, 30 + ry), (0, 30),
                (0, 30 - ry), (50 - rx, 0), (50, 0), (50 + rx, 0), (100, 30 - ry), (100, 30),
            ])
    }

    @Test("A14-03: a radius is held to half the shorter side")
    func clamped() {
        let size = CGSize(width: 60, height: 8)
        let held = Path(roundedRect: frame, cornerSize: CGSize(width: 30, height: 8), style: .circular)
        #expect(Path(roundedRect: frame, cornerSize: size, style: .circular) == held)
        #expect(MadePath.rounded(40) == MadePath.rounded(30))
    }

    @Test("A14-04: a continuous corner leaves the edges 1.528665 radii before it", arguments: [10.0, 20])
    func continuous(radius: CGFloat) {
        let square = CGRect(x: 0, y: 0, width: 200, height: 200)
        let found = elements(Path(roundedRect: square, cornerRadius: radius)).points
        // From the corner, in radii: along the first edge and then along the second.
        let reach: [(CGFloat, CGFloat)] = [
            (1.528665, 0), (1.08849, 0), (0.868407, 0), (0.631494, 0.0749114), (0.372824, 0.169060),
            (0.169060, 0.372824), (0.0749114, 0.631494), (0, 0.868407), (0, 1.08849), (0, 1.528665),
        ]
        for (a, b) in zip(found.dropFirst(), reach) {
            let expected = CGPoint(x: 200 - b.1 * radius, y: 200 - b.0 * radius)
            #expect(abs(a.x - expected.x) < 1e-3 && abs(a.y - expected.y) < 1e-3, "\(a) is not \(expected)")
        }
    }

    @Test("A14-05: where an edge is too short for that, the corner starts at its share of the edge")
    func shortEdge() {
        // Of 60 points each corner has 30: 1.5 radii of 20, and 1 radius of 30.
        for (radius, share) in [(20.0, 30.0), (30, 30)] {
            let points = elements(MadePath.rounded(radius)).points
            #expect(abs(points[1].y - (60 - share)) < 1e-3)
        }
        let tight = elements(MadePath.rounded(30)).points
        // The controls come as near as 0.96 and 0.82 radii.
        #expect(abs(tight[2].y - (60 - 0.96 * 30)) < 0.05 && abs(tight[3].y - (60 - 0.82 * 30)) < 0.05, "\(tight)")
    }

    @Test("A14-06: a capsule is a rectangle of the largest radius")
    func capsule() { #expect(MadePath.all["capsule"] == MadePath.rounded(40)) }

    @Test("A14-07: a corner takes half an edge, or what its neighbour leaves of it")
    func uneven() {
        let tall = CGRect(x: 0, y: 0, width: 100, height: 300)
        func path(_ leading: CGFloat, _ trailing: CGFloat) -> Path {
            Path(
                roundedRect: tall, cornerRadii: RectangleCornerRadii(topLeading: leading, topTrailing: trailing),
                style: .circular)
        }
        #expect(path(20, 90) == path(20, 80))
        #expect(path(50, 70) == path(50, 50))
    }

    @Test("A14-09: an arc back to an earlier angle goes around the long way")
    func longWay() {
        #expect(MadePath.arc(0, -90).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(elements(MadePath.arc(0, -90)).kinds == "mccc")
    }

    @Test("A14-10: clockwise is counted against the angles' growth")
    func clockwise() {
        let found = elements(MadePath.arc(0, 45, clockwise: true))
        #expect(found.kinds == "mcccc")
        let end = 50 + 40 / 2.0.squareRoot()
        #expect(abs(found.points.last!.x - end) < 1e-3 && abs(found.points.last!.y - end) < 1e-3)
        #expect(abs(found.points[3].x - 50) < 1e-3 && abs(found.points[3].y - 10) < 1e-3)
    }

    @Test("A14-11: a full turn closes the path, a full turn back does not")
    func fullTurn() {
        #expect(elements(MadePath.arc(0, 360)).kinds == "mcccch")
        #expect(!elements(MadePath.arc(0, -360)).kinds.hasSuffix("h"))
    }

    @Test("A14-12: a trimmed rectangle is the stretch between two shares of its length")
    func trimmed() {
        expect(
            Path(frame).trimmedPath(from: 0.1, to: 0.6), "mlll", [(32, 0), (100, 0), (100, 60), (68, 60)])
    }

    @Test("A14-13: a trim of everything stays closed, one of nearly everything ends with a line")
    func nearlyWhole() {
        #expect(elements(Path(frame).trimmedPath(from: 0, to: 1)).kinds == "mlllh")
        expect(
            Path(frame).trimmedPath(from: 0, to: 0.999), "mllll",
            [(0, 0), (100, 0), (100, 60), (0, 60), (0, 0.32)])
    }

    @Test("A14-15: a rectangle turned by 90 degrees keeps its centre")
    func turned() {
        expect(MadePath.all["rotation-90"]!, "mlllh", [(80, -20), (80, 80), (20, 80), (20, -20)])
    }
}
