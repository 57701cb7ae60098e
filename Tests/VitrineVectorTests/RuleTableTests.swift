import Testing
import VitrineGeometry
import VitrineLayout

@testable import VitrineVectors

/// Data files that hold inputs and answers of single functions.
@Suite struct RuleTableTests {
    struct Row: Decodable {
        let values: [String: JSONValue]
        init(from decoder: Decoder) throws { values = try [String: JSONValue](from: decoder) }

        var q: String { if case .string(let q)? = values["q"] { q } else { "" } }
        func bool(_ key: String) -> Bool? { if case .bool(let value)? = values[key] { value } else { nil } }
        func length(_ key: String) -> CGFloat? { values[key]?.length }
        func lengths(_ key: String) -> [CGFloat]? { values[key]?.lengths }
        /// An array whose nulls stay.
        func optionals(_ key: String) -> [CGFloat?]? {
            if case .array(let items)? = values[key] { items.map(\.length) } else { nil }
        }
        func lengths(of key: String) -> [String: CGFloat] {
            if case .object(let object)? = values[key] { object.compactMapValues(\.length) } else { [:] }
        }
    }

    @Test("A1-02, A5-03 and A5-04 proposals are filled in, inset and turned as in the table") func proposals() throws {
        for row in try VectorFile<Row>.load("proposed_size") {
            let out = try #require(row.optionals("out"))
            let given = row.optionals("in").map { ProposedViewSize(width: $0[0], height: $0[1]) }
            switch row.q {
            case "replacingUnspecified", "replacingUnspecified default":
                let by = row.lengths("by").map { CGSize(width: $0[0], height: $0[1]) }
                let size = by.map { given?.replacingUnspecifiedDimensions(by: $0) }
                let result = size ?? given?.replacingUnspecifiedDimensions()
                #expect([result?.width, result?.height] == out, "\(row.q)")
            case "inset":
                let e = try #require(row.lengths("insets_tlbt"))
                let result = given?.inset(by: EdgeInsets(top: e[0], leading: e[1], bottom: e[2], trailing: e[3]))
                #expect([result?.width, result?.height] == out, "\(row.q) \(String(describing: given))")
            case "axis init horizontal", "axis init vertical":
                let axis: Axis = row.q.hasSuffix("horizontal") ? .horizontal : .vertical
                let result = ProposedViewSize(row.length("l"), along: axis, row.length("by"))
                #expect([result.width, result.height] == out, "\(row.q)")
            default: continue  // Scaling a proposal is not needed here.
            }
        }
    }

    @Test("A4-22, A4-23, A4-24 and A4-25 a flexible frame puts its bounds in order, and warns where they were not")
    func flexibleFrameBounds() throws {
        for row in try VectorFile<Row>.load("flexframe_init") where row.values["in"] != nil {
            let given = row.lengths(of: "in")
            let (bounds, warnings) = VitrineLog.capturing {
                FlexibleFrameLayout.Bounds(min: given["min"], ideal: given["ideal"], max: given["max"])
            }
            for (key, expected) in row.lengths(of: "out") {
                let found = key == "min" ? bounds.min : key == "ideal" ? bounds.ideal : bounds.max
                #expect(found == expected || (found?.isNaN == true && expected.isNaN), "\(given): \(key)")
            }
            #expect(!warnings.isEmpty == (row.bool("warns") ?? false), "\(given)")
        }
    }

    @Test("A2-11 estimates of flexibility are ordered as in the table") func flexibilityOrder() throws {
        for row in try VectorFile<Row>.load("flexibility_order") {
            guard let a = row.lengths("a"), let b = row.lengths("b") else { continue }
            let (first, second) = (LengthRange(min: a[0], max: a[1]), LengthRange(min: b[0], max: b[1]))
            #expect(first.isLessFlexible(than: second) == row.bool("less"), "\(a) \(b)")
            #expect(second.isLessFlexible(than: first) == row.bool("greater"), "\(a) \(b)")
        }
    }

    @Test("A7-08 values of a guide of one's own are averaged as in the table") func alignmentMerge() throws {
        enum Own: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
        for row in try VectorFile<Row>.load("alignment_combine") {
            var merge = AlignmentMerge(VerticalAlignment(Own.self).key)
            for value in row.optionals("values") ?? [] { value.map { merge.add($0) } }
            #expect(merge.value == row.length("combined"))
        }
    }

    @Test("Edge insets add, turn and mirror as in the table") func edgeInsets() throws {
        func insets(_ values: [CGFloat]) -> EdgeInsets {
            EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
        }
        for row in try VectorFile<Row>.load("edge_insets") {
            guard let out = row.lengths("out"), out.count == 4 else { continue }
            let (a, b) = (row.lengths("a").map(insets), row.lengths("b").map { $0.count == 4 ? insets($0) : nil })
            let result: EdgeInsets
            switch row.q {
            case "all 5": result = EdgeInsets(.all, 5)
            case "horizontal 3": result = EdgeInsets(.horizontal, 3)
            case "vertical 2": result = EdgeInsets(.vertical, 2)
            case "add": result = try #require(a) + #require(b ?? nil)
            case "negate": result = try -#require(a)
            case "flip rtl": result = try #require(a).mirrored
            case "animatable":
                var copy = EdgeInsets()
                copy.animatableData = try #require(a).animatableData
                result = copy
            default: continue  // Merging with optionals and point-wise extremes are not needed here.
            }
            #expect(result == insets(out), "\(row.q)")
        }
    }

    @Test("A10-11, A10-12, A10-13 and A10-14 text keeps the distances measured at every point size")
    func textDistances() throws {
        for row in try VectorFile<Row>.load("text_spacing_pointsize") {
            let (size, cap) = (try #require(row.length("size")), try #require(row.length("capHeight")))
            let text = ViewSpacing(
                text: TextSpacingMetrics(
                    ascent: size * 1980 / 2048, descent: size * 432 / 2048, leading: 0, capHeight: cap, pixel: 0.5))
            let (below, above) = (row.length("distanceBelowText") ?? 0, row.length("distanceAboveText") ?? 0)
            #expect(abs(text.distance(to: ViewSpacing(), along: .vertical) - below) < 0.001, "\(size) below")
            #expect(abs(ViewSpacing().distance(to: text, along: .vertical) - above) < 0.001, "\(size) above")
            #expect(text.distance(to: text, along: .vertical) == row.length("textToText"))
            #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
        }
    }
}
