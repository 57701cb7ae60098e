import Foundation
import Testing

@testable import VitrineViews

/// Perspective (rotation3d.json, projection_transform.json).
@Suite struct ProjectionTests {
    struct Row: Sendable {
        var degrees: Double
        var axis: [CGFloat]
        var anchorZ: CGFloat
        var perspective: CGFloat
        var direction: LayoutDirection
        var rows: [CGFloat]
    }

    private static let aroundX: [CGFloat] = [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949, 19.09188309203678,
        18.282485578727798, 1.3818376618407355,
    ]

    static let recorded = [
        Row(degrees: 45, axis: [1, 0, 0], anchorZ: 2, perspective: 2, direction: .leftToRight, rows: aroundX),
        Row(degrees: 45, axis: [1, 0, 0], anchorZ: 2, perspective: 2, direction: .rightToLeft, rows: aroundX),
        Row(
            degrees: 60, axis: [0, 1, 0], anchorZ: 1, perspective: 1, direction: .leftToRight,
            rows: [
                0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0, 2.7333395016045907,
                -10.700317547305483, 0.5719872981077807,
            ]),
        Row(
            degrees: 60, axis: [0, 1, 0], anchorZ: 1, perspective: 1, direction: .rightToLeft,
            rows: [
                0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0, 47.766660498395396,
                10.950317547305483, 1.4380127018922193,
            ]),
    ]

    @Test("a rotation in three dimensions is the recorded matrix", arguments: recorded)
    func rotation(row: Row) {
        let effect = Rotation3DEffect(
            angle: .degrees(row.degrees), axis: row.axis, anchor: .center, anchorZ: row.anchorZ,
            perspective: row.perspective)
        let found = effect.transform(CGSize(100, 50), row.direction).rows
        #expect(zip(found, row.rows).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    @Test("determinants and inverses")
    func inverses() {
        #expect(ProjectionTransform(rows: [2, 0, 0, 0, 3, 0, 0, 0, 1]).determinant == 6)
        #expect(abs(ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 4)).determinant - 1) < 1e-12)
        var singular = ProjectionTransform(rows: [2, 3, 4, 4, 6, 8, 8, 9, 10])
        #expect(singular.determinant == 0 && !singular.invert() && singular.inverted() == singular)
        #expect(ProjectionTransform(rows: [1, 2, 3, 0, 1, 4, 5, 6, 0]).determinant == 1)
        let half = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)).inverted()
        #expect(half.m11 == 0.5 && half.m22 == 0.5)
    }

    @Test("affine transforms, one after another, and points through them")
    func affine() {
        let affine = ProjectionTransform(CGAffineTransform(2, 3, 4, 5, 6, 7))
        #expect(affine.rows == [2, 3, 0, 4, 5, 0, 6, 7, 1] && affine.isAffine)
        let moves = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: 0, y: 2)))
        #expect(moves.m31 == 1 && moves.m32 == 2)
        let move = ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(move) == CGPoint(x: 2, y: 3))
        #expect(CGPoint(x: 2, y: 3).applying(move.inverted()) == CGPoint(x: 1, y: 1))
    }

    @Test("what is flat stays flat, and what cannot be seen is not drawn")
    @MainActor func effects() {
        func effect(_ view: some View) -> DisplayEffect? {
            guard case .group(_, let effect, _) = Shown(view, width: 100, height: 50).items.first?.content else {
                return nil
            }
            return effect
        }
        guard case .transform = effect(Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))) else {
            Issue.record("a turn in the plane is affine")
            return
        }
        guard case .projection = effect(Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))) else {
            Issue.record("a turn out of the plane is none")
            return
        }
        #expect(Shown(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0)).items.isEmpty)
        #expect(Shown(Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))).items.count == 1)
        #expect(
            Shown(Color.red.projectionEffect(ProjectionTransform(rows: Array(repeating: .nan, count: 9)))).items.isEmpty
        )
        #expect(effect(Color.red.modifier(Shear())) != nil)
    }

    private struct Shear: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(1, 0, 0.5, 1, 0, 0))
        }
    }
}
