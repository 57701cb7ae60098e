import SwiftUI
import Testing

/// Table L where the entries are read from views.
@MainActor @Suite("L. Entries in views")
struct EntryTests {
    let a = Mark("A"), b = Mark("B")

    @Test("L1, L2 an entry of ContainerValues is the value set on the subview, or its default")
    func containerEntry() {
        let tree = Tree(
            Group {
                a.containerValue(\.rank, "x").containerValue(\.isPinned, false)
                b
            })
        #expect(tree.values(\.rank) == ["x", "d"])
        #expect(tree.values(\.isPinned) == [false, true])
    }

    @Test("L3 an optional entry that is set to nil is nil")
    func optional() {
        let tree = Tree(
            Group {
                a.containerValue(\.remark, nil)
                Group { a.containerValue(\.remark, nil) }.containerValue(\.remark, "outer")
                b.containerValue(\.remark, "n")
                b
            })
        #expect(tree.values(\.remark) == [nil, nil, "n", nil])
    }

    @Test("L5, L6 the default of an entry of ContainerValues is made anew at each read")
    func evaluation() {
        let values = Tree(a).seen.subviews[0].containerValues
        #expect(values.model !== values.model)
        let model = Model()
        // A subview has its values as long as its tree is there.
        let tree = Tree(a.containerValue(\.model, model))
        let set = tree.seen.subviews[0].containerValues
        withExtendedLifetime(tree) {}
        #expect(set.model === model)
        #expect(set.model === set.model)
    }

    private struct Reading: View {
        @Environment(\.rank) private var rank
        var body: some View { Mark("\(rank)") }
    }

    @Test("L8 an entry of EnvironmentValues is read by the property wrapper")
    func environmentEntry() {
        let texts = shown {
            Reading()
            Reading().environment(\.rank, 2)
            Reading().transformEnvironment(\.rank) { $0 += 10 }.environment(\.rank, 3)
        }
        #expect(texts == ["1", "2", "13"])
    }

    @Test("L10 a key written by hand is what an entry is")
    func handWritten() {
        let tree = Tree(
            Group {
                a.containerValue(\.byHand, 5).containerValue(\.byEntry, 5)
                Group { b.containerValue(\.byHand, 6).containerValue(\.byEntry, 6) }
                    .containerValue(\.byHand, 7).containerValue(\.byEntry, 7)
                VStack { b.containerValue(\.byHand, 8).containerValue(\.byEntry, 8) }
            })
        #expect(tree.values(\.byHand) == [5, 6, 4])
        #expect(tree.values(\.byEntry) == tree.values(\.byHand))
    }

    @Test("L11 entries of one name in two types do not clash")
    func names() {
        let tree = Tree(Reading().environment(\.rank, 2).containerValue(\.rank, "x"))
        #expect(tree.values(\.rank) == ["x"])
        #expect(tree.texts == ["2"])
    }

    @Test("L12 a stored default of a key written by hand is made once")
    func storedDefault() {
        let (first, second) = (Tree(a).seen.subviews[0], Tree(b).seen.subviews[0])
        #expect(first.containerValues.stored === first.containerValues.stored)
        #expect(first.containerValues.stored === second.containerValues.stored)
    }
}

private final class Model: Sendable {}

extension ContainerValues {
    @Entry fileprivate var rank: String = "d"
    @Entry fileprivate var isPinned = true
    @Entry fileprivate var remark: String?
    @Entry fileprivate var model = Model()
    @Entry fileprivate var byEntry = 4

    fileprivate var byHand: Int {
        get { self[ByHandKey.self] }
        set { self[ByHandKey.self] = newValue }
    }
    private struct ByHandKey: ContainerValueKey { static var defaultValue: Int { 4 } }

    fileprivate var stored: Model { self[StoredKey.self] }
    private struct StoredKey: ContainerValueKey { static let defaultValue = Model() }
}

extension EnvironmentValues {
    @Entry fileprivate var rank = 1
}
