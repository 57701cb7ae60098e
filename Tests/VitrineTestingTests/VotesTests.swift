import Testing
import VitrineTesting

@Observable final class Votes {
    var counts = ["Ada": 3, "Grace": 5]
}

/// A row a name; whoever leads says so to the container.
struct VotesView: View {
    var votes: Votes

    var body: some View {
        let most = votes.counts.values.max()
        VStack(alignment: .leading, spacing: 0) {
            ForEach(votes.counts.keys.sorted(), id: \.self) { name in
                VoteRow(name: name, count: votes.counts[name]!)
                    .containerValue(\.leads, votes.counts[name] == most)
            }
        }
    }
}

struct VoteRow: View {
    var name: String
    var count: Int

    var body: some View { Text("\(name): \(count)") }
}

extension ContainerValues {
    @Entry var leads: Bool = false
}

@MainActor @Test func theLeaderChanges() throws {
    let votes = Votes()
    let host = TestHost(size: CGSize(width: 200, height: 100)) { VotesView(votes: votes) }
    #expect(host.texts == ["Ada: 3", "Grace: 5"])
    #expect(host.find(value: \.leads, equals: true)?.text == "Grace: 5")

    // One vote: the list's body runs, and that of one row.
    let work = host.work { votes.counts["Ada"] = 6 }
    #expect(work.bodies == 2 && work.nodes == 0)
    #expect(host.find(value: \.leads, equals: true)?.text == "Ada: 6")

    // A character is 10 points wide, a line 20 high; the list stands in the middle of the window.
    let grace = try #require(host.find(id: "Grace"))
    #expect(grace.frame == CGRect(x: 60, y: 50, width: 80, height: 20))
}
