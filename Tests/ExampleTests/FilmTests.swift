import Testing
import VitrineTesting

/// The examples that live, each with a script: what they show after every step, and a strip of pictures.
@MainActor @Suite("Examples that live")
struct FilmTests {
    @Test("a checklist: rows keep their state while they are checked, renamed, added, removed, sorted and hidden")
    func checklist() throws {
        let list = PackingList(["Tent", "Rope", "Lamp", "Matches", "Books"])
        let host = TestHost(size: CGSize(width: 290, height: 296), fonts: .system) { PackingListView(list: list) }
        let film = Filmstrip(host, of: "Checklist")
        #expect(host.texts == ["For the island", "0 of 5", "Tent", "Rope", "Lamp", "Matches", "Books"])
        try film.shoot("Five things to pack")

        list.pack("Rope", "Matches")
        #expect(host.frame().removed.isEmpty)
        #expect(host.texts == ["For the island", "2 of 5", "Tent", "Rope", "Lamp", "Matches", "Books"])
        try film.shoot("Two are packed")

        list.rename("Lamp", to: "Lantern")
        host.frame()
        #expect(try #require(host.find(text: "Lantern")).containerValues.isChecked == false)
        #expect(host.texts.contains("edited"))
        try film.shoot("The lamp is a lantern now")

        list.add("Compass")
        list.remove("Books")
        list.sort()
        let lantern = try #require(host.find(id: 3))
        host.frame()
        let sorted = try #require(host.find(id: 3))
        #expect(sorted.id == lantern.id && sorted.frame.minY != lantern.frame.minY)
        #expect(host.texts.dropFirst(2) == ["Compass", "Lantern", "edited", "Matches", "Rope", "Tent"])
        try film.shoot("One new, one gone; sorted")

        list.hidesPacked = true
        let changes = host.frame()
        #expect(!changes.removed.isEmpty)
        #expect(host.texts.dropFirst(2) == ["Compass", "Lantern", "edited", "Tent"])
        try film.shoot("What is packed is hidden")

        list.pack("Compass", "Lantern", "Tent")
        host.frame()
        #expect(host.texts == ["For the island", "5 of 5", "Nothing is left"])
        list.hidesPacked = false
        host.frame()
        // The lantern's row was hidden, and comes back with its state.
        #expect(host.texts.dropFirst(2) == ["Compass", "Lantern", "edited", "Matches", "Rope", "Tent"])
        try film.shoot("All are packed, and shown")
        try film.develop()
    }

    @Test("a table of scores: rows pass each other, a new one slides in, one that goes shrinks where it was")
    func table() throws {
        let tournament = Tournament(["Ada": 7, "Grace": 5, "Alan": 3, "Edsger": 2])
        let host = TestHost(size: CGSize(width: 260, height: 190), fonts: .system) {
            TournamentView(tournament: tournament)
        }
        let film = Filmstrip(host, of: "MovingTable", scale: 0.75)
        #expect(host.texts == ["Ada", "7", "Grace", "5", "Alan", "3", "Edsger", "2"])
        try film.shoot("Ada leads")

        withAnimation(.easeInOut(duration: 1)) {
            tournament.score("Grace", 5)
            tournament.giveUp("Alan")
            tournament.score("Barbara", 1)
        }
        host.frame()
        // Layout has its end at once; who gave up is in it no more, though still shown.
        let grace = try #require(host.find(text: "Grace")?.frame)
        #expect(try #require(host.find(text: "Ada")?.frame).minY > grace.minY)
        #expect(host.find(text: "Alan") == nil && host.texts.contains("Alan") && host.isAnimating)
        for share in stride(from: 20, through: 80, by: 15) {
            host.advance(by: .milliseconds(share == 20 ? 200 : 150))
            #expect(host.texts.contains("Alan") && host.find(text: "Grace")?.frame == grace)
            try film.shoot("\(share) %")
        }
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Grace", "10", "Ada", "7", "Edsger", "2", "Barbara", "1"] && !host.isAnimating)
        try film.shoot("Grace leads")
        try film.develop()
    }

    @Test("a board: cards shrink when the sixteenth song arrives, and are rejected when the judges are strict")
    func board() throws {
        let book = Songbook.evening(encores: 12)
        let host = TestHost(size: CGSize(width: 620, height: 560), fonts: .system) { SongBoard(book: book) }
        let film = Filmstrip(host, of: "LivingBoard", scale: 0.75)
        let height = try #require(host.find(id: "Encore 1")).frame.height
        #expect(height == 74 && host.texts.count == 15)
        try film.shoot("Fifteen songs")

        book.add("Stairway to Leading", wasTaken: true)
        let work = host.work { host.frame() }
        // One reading of the subviews tells all cards; no song's text is made anew.
        #expect(work.listReads == 1)
        #expect(try #require(host.find(id: "Encore 1")).frame.height < height)
        try film.shoot("The sixteenth arrives: cards shrink")

        book.isStrict = true
        host.frame()
        #expect(
            host.findAll(value: \.isSongRejected, equals: true).map(\.text) == [
                "Born in the URL", "Frame in the Wind", "Stairway to Leading",
            ])
        #expect(host.findAll(text: "REJECTED").count == 3)
        try film.shoot("The judges are strict")

        book.isStrict = false
        host.frame()
        #expect(host.findAll(text: "REJECTED").isEmpty)
        try film.shoot("They change their minds")
        try film.develop()
    }

    @Test("a Kanban: cards change columns and keep their tickets; new cards draw the next")
    func kanban() throws {
        let list = JobList(["Parse the file", "Keep the state", "Draw the board"])
        let host = TestHost(size: CGSize(width: 596, height: 294), fonts: .system) { JobBoard(list: list) }
        let film = Filmstrip(host, of: "LivingKanban", scale: 0.75)
        func tickets() -> [String: String] {
            Dictionary(uniqueKeysWithValues: list.jobs.map { ($0.title, host.find(id: $0.id)?.texts.last ?? "") })
        }
        func column(_ title: String) -> CGFloat? { host.find(id: title)?.frame.minX }
        #expect(
            tickets() == ["Parse the file": "Ticket 1", "Keep the state": "Ticket 2", "Draw the board": "Ticket 3"])
        try film.shoot("Three jobs, three tickets")

        list.move("Parse the file", to: .doing)
        list.move("Draw the board", to: .doing)
        host.frame()
        #expect(
            tickets() == ["Parse the file": "Ticket 1", "Keep the state": "Ticket 2", "Draw the board": "Ticket 3"])
        #expect(try #require(column("Keep the state")) < #require(column("Parse the file")))
        try film.shoot("Two are begun, and keep their tickets")

        list.add("Test the frames")
        list.move("Keep the state", to: .doing)
        host.frame()
        #expect(host.texts.contains("3 / 2"))
        #expect(tickets()["Test the frames"] == "Ticket 4")
        try film.shoot("A new one; three are too many")

        list.move("Parse the file", to: .done)
        list.move("Draw the board", to: .done)
        list.move("Keep the state", to: .toDo)
        host.frame()
        #expect(
            tickets() == [
                "Parse the file": "Ticket 1", "Keep the state": "Ticket 2", "Draw the board": "Ticket 3",
                "Test the frames": "Ticket 4",
            ])
        try film.shoot("Two are done, one goes back")
        try film.develop()
    }
}
