import Testing
import VitrineImage

/// Many pictures at once, as a server makes them.
@Suite("Snapshots") struct SnapshotTests {
    private struct Card: View {
        var number: Int
        var body: some View {
            VStack(alignment: .leading) {
                Text("Card \(number)").font(.title).shadow(radius: 2)
                Text("漢字 عربي 🎉 and some words that wrap at the width of the card").frame(width: 160)
                HStack { ForEach(0..<number % 5 + 1, id: \.self) { _ in Circle().fill(.blue.gradient) } }.frame(
                    height: 20)
            }
            .padding()
        }
    }

    private struct Files: Equatable, Sendable {
        var png: Data, svg: String, pdf: Data
        init(_ snapshot: ViewSnapshot) throws {
            (png, svg, pdf) = (try snapshot.pngData(), try snapshot.svgString(), try snapshot.pdfData())
        }
    }

    @Test("drawn on many threads at once, give what they give one after the other")
    func parallel() async throws {
        func snapshots() async -> [ViewSnapshot] {
            await MainActor.run { (0..<24).map { ImageRenderer(content: Card(number: $0)).snapshot() } }
        }
        let serial = try await snapshots().map { try Files($0) }
        let parallel = try await withThrowingTaskGroup(of: (Int, Files).self) { group in
            for (number, snapshot) in await snapshots().enumerated() {
                group.addTask { (number, try Files(snapshot)) }
            }
            return try await group.reduce(into: [Int: Files]()) { $0[$1.0] = $1.1 }
        }
        for (number, files) in serial.enumerated() { #expect(parallel[number] == files, "card \(number)") }
    }

    @Test("of one renderer can be drawn together, and stay what they were")
    @MainActor func oneRenderer() async throws {
        let renderer = ImageRenderer(content: Card(number: 1))
        let first = renderer.snapshot()
        let expected = try Files(first)
        renderer.content = Card(number: 2)
        #expect(try Files(renderer.snapshot()) != expected)
        try await withThrowingTaskGroup(of: Files.self) { group in
            for _ in 0..<8 { group.addTask { try Files(first) } }
            for try await files in group { #expect(files == expected) }
        }
    }

    @Test("whole requests, views and all, may come from many tasks")
    func requests() async throws {
        let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let snapshot = await MainActor.run { ImageRenderer(content: Card(number: number)).snapshot() }
                    return try snapshot.pngData().count
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(sizes.count == 16 && sizes.allSatisfy { $0 > 500 })
    }
}
