import Testing
import VitrineLayout

@testable import VitrineVectors

@Suite struct GridTrackTests {
    struct Row: Decodable {
        let q: String
        let width, height: CGFloat?
        let columns, rows: [[String: JSONValue]]?
        let spacing: CGFloat?
        let widths, x: [CGFloat]?
    }

    private func item(_ object: [String: JSONValue], _ spacing: CGFloat?) -> GridItem {
        if let length = object["fixed"]?.length { return GridItem(.fixed(length), spacing: spacing) }
        let limits = (object["flexible"] ?? object["adaptive"])?.items?.map { $0.length ?? .infinity } ?? []
        return object["flexible"] != nil
            ? GridItem(.flexible(minimum: limits[0], maximum: limits[1]), spacing: spacing)
            : GridItem(.adaptive(minimum: limits[0], maximum: limits[1]), spacing: spacing)
    }

    @Test("A12-01 to A12-10 items of a grid share out a length as in the table") func tracks() throws {
        let rows = try VectorFile<Row>.load("lazy_grid_tracks")
        for row in rows {
            let layout =
                row.columns.map { columns in
                    LazyGridLayout(columns: columns.map { item($0, row.spacing) }, .center, nil, [])
                }
                ?? LazyGridLayout(rows: (row.rows ?? []).map { item($0, row.spacing) }, .center, nil, [])
            let tracks = layout.tracks(across: row.width ?? row.height)
            guard let widths = row.widths else { continue }
            #expect(tracks.tracks.count == widths.count, "\(row.q)")
            for (track, width) in zip(tracks.tracks, widths) {
                #expect(abs((track.length ?? 0) - width) < 0.001, "\(row.q)")
            }
            // Recorded in a window, in the middle of which the grid stands.
            if let x = row.x, let width = row.width {
                let margin = (320 - width) / 2
                #expect(zip(tracks.tracks, x).allSatisfy { abs($0.origin + margin - $1) < 0.001 }, "\(row.q)")
            }
        }
        #expect(rows.count == 34 && rows.contains { $0.q == "flexible minima overflow, pass 1" })
    }

    @Test("A12-07 a flexible item has at least 10 points") func flexible() {
        #expect(GridItem().size == .flexible(minimum: 10, maximum: .infinity))
        let layout = LazyGridLayout(columns: [GridItem(), GridItem()], .center, nil, [])
        #expect(layout.tracks(across: 4).tracks.map(\.length) == [10, 10])
        #expect(layout.tracks(across: nil).length == 28)
    }

    @Test("what is no number of points makes no endless row of tracks") func badInput() {
        for least in [0, -5, CGFloat.nan, 0.0001] {
            let layout = LazyGridLayout(columns: [GridItem(.adaptive(minimum: least))], .center, nil, [])
            #expect(layout.tracks(across: 100).tracks.count == 12)
            #expect(layout.tracks(across: .infinity).tracks.count == 1)
        }
        #expect(LazyGridLayout(columns: [], .center, nil, []).tracks(across: 50).tracks.map(\.length) == [50])
    }
}
