import Testing
import VitrineLayout

/// What a lazy container knows of its lines, against a plain sum over all of them.
@Suite struct LineLengthsTests {
    /// The same, the slow way.
    private struct Model {
        struct Line { var gap, length: CGFloat? }
        var lines: [Line]

        private func average(_ lengths: [CGFloat], _ other: CGFloat) -> CGFloat {
            lengths.isEmpty ? other : (lengths.reduce(0, +) / CGFloat(lengths.count) * 1024).rounded() / 1024
        }
        var length: CGFloat { average(lines.compactMap(\.length), 0) }
        var gap: CGFloat { average(lines.dropFirst().compactMap(\.gap), 8) }

        func start(_ index: Int) -> CGFloat {
            lines[..<index].enumerated().reduce(gap(index)) { $0 + gap($1.offset) + ($1.element.length ?? length) }
        }
        func gap(_ index: Int) -> CGFloat { index == 0 || index == lines.count ? 0 : lines[index].gap ?? gap }
        func line(at position: CGFloat) -> Int {
            lines.indices.first { start($0) + (lines[$0].length ?? length) > position } ?? lines.count - 1
        }
    }

    private func check(_ lengths: inout LineLengths, _ model: Model) {
        #expect(lengths.count == model.lines.count)
        for i in model.lines.indices {
            #expect(abs(lengths.start(of: i) - model.start(i)) < 0.001)
            #expect(lengths.length(of: i) == model.lines[i].length)
        }
        let total = model.start(model.lines.count)
        #expect(abs(lengths.total() - total) < 0.001)
        guard model.length > 0, total > 0 else { return }
        for part in 0..<20 {
            let position = total * (CGFloat(part) + 0.37) / 20
            #expect(lengths.line(at: position) == model.line(at: position))
        }
    }

    @Test("lines that were seen have their length, the others the average of those, through all changes")
    func random() {
        var seed = UInt64(7)
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 0..<40 {
            let count = 5 + next(30)
            var lengths = LineLengths(count: count, gap: nil)
            var model = Model(lines: Array(repeating: Model.Line(), count: count))
            for _ in 0..<30 {
                let i = next(model.lines.count)
                switch next(4) {
                case 0, 1:
                    let length = CGFloat(10 + next(50))
                    lengths.set(i, length: length)
                    model.lines[i].length = length
                case 2:
                    guard i > 0, model.lines[i].length != nil else { continue }
                    let gap = CGFloat(next(12))
                    lengths.setGap(before: i, gap)
                    model.lines[i].gap = gap
                default:
                    let (removed, inserted) = (next(min(3, model.lines.count - i) + 1), next(4))
                    let wasKnown = model.lines.contains { $0.length != nil }
                    var edited = model
                    edited.lines.replaceSubrange(i..<i + removed, with: Array(repeating: Model.Line(), count: inserted))
                    // All that was known may go: then the former average counts, which the model has not.
                    if edited.lines.isEmpty || wasKnown && !edited.lines.contains(where: { $0.length != nil }) {
                        continue
                    }
                    if removed + inserted > 0, i + inserted < edited.lines.count {
                        edited.lines[i + inserted].gap = nil
                    }
                    // The first line has no gap.
                    edited.lines[0].gap = nil
                    lengths.replace(i, removed: removed, inserted: inserted)
                    model = edited
                }
                check(&lengths, model)
            }
        }
    }

    @Test("a million lines of which ten were seen are as long as a hundred thousand times those") func million() {
        var lengths = LineLengths(count: 1_000_000, gap: 2)
        for i in 500_000..<500_010 { lengths.set(i, length: CGFloat(15 + i % 10)) }
        #expect(lengths.total() == 21_499_998)
        #expect(lengths.line(at: lengths.start(of: 500_005)) == 500_005)
        #expect(lengths.line(at: .infinity) == 999_999 && lengths.line(at: -1) == 0)
    }

    @Test("lines that are forgotten leave their average") func forget() {
        var lengths = LineLengths(count: 10, gap: nil)
        #expect(lengths.isUnknown && lengths.total() == 72)
        lengths.set(0, length: 30)
        lengths.set(1, length: 10)
        lengths.setGap(before: 1, 4)
        #expect(lengths.total() == 236)
        lengths.forget(count: 20)
        #expect(!lengths.isUnknown && lengths.length(of: 0) == nil && lengths.total() == 476)
        lengths.set(0, length: 20)
        lengths.replace(0, removed: 20, inserted: 5)
        #expect(lengths.count == 5 && lengths.total() == 116)
    }
}
