import Testing

/// How long the compiler takes. The limits are many times what is usual, far below what an explosion takes.
@Suite("Time to check a body", .serialized)
struct SpeedTests {
    /// 25 siblings of all kinds in about 60 lines.
    static let body = #"""
        import SwiftUI
        struct Song {}
        extension ContainerValues { @Entry var rank: Int = 0 }
        struct Big: View {
            @State private var count = 3
            var names = ["a", "b", "c"]
            var note: String? = "n"
            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Title").font(.largeTitle).bold().padding(.horizontal, 12)
                    Text("Count \(count) of \(names.count)").foregroundStyle(count > 2 ? .red : .secondary)
                    Divider()
                    HStack(spacing: 4) {
                        Circle().fill(count > 2 ? Color.red : .blue).frame(width: 10, height: 10)
                        Text(names.joined(separator: ", ")).lineLimit(1)
                        Spacer()
                        if let note { Text(note).italic() } else { Text("none") }
                    }
                    .padding(.all, 8)
                    .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
                    if count > 1 {
                        Text("many")
                    } else if count == 1 {
                        Text("one").padding()
                    } else {
                        EmptyView()
                    }
                    ForEach(names, id: \.self) { name in
                        HStack {
                            Text(name)
                            Spacer(minLength: CGFloat(count) * 2 + 1)
                            Text("\(name.count * 2 + count)").monospacedDigit()
                        }
                    }
                    Section("Section") {
                        ForEach(0..<3) { index in
                            Text("row \(index + 1)").offset(x: CGFloat(index) * 2, y: -1)
                        }
                    }
                    ZStack(alignment: .topLeading) {
                        Rectangle().fill(.yellow)
                        Text("over").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                        Circle().stroke(.red, lineWidth: 2).frame(width: 20 + 2 * CGFloat(count), height: 20)
                    }
                    .frame(maxWidth: .infinity, minHeight: 40)
                    switch count {
                    case 0: Text("zero")
                    case 1...3: Text("few").overlay(alignment: .bottom) { Divider() }
                    default: Group { Text("lots"); Text("more") }
                    }
                    Group(subviews: Text("x")) { subviews in
                        ForEach(subviews.prefix(2)) { $0.padding(2) }
                        if subviews.count > 2 { Text("+\(subviews.count - 2)") }
                    }
                    Text("11").scaleEffect(1.5).rotationEffect(.degrees(Double(count) * 30))
                    Text("12").shadow(color: .black.opacity(0.3), radius: 2, x: 1, y: 1)
                    Text("13").background { Capsule().fill(.green) }
                    Text("14").tag(14).containerValue(\.rank, count)
                    Color.red.frame(height: 2)
                    Text("16").opacity(count > 0 ? 1 : 0.5)
                    Text("17").frame(width: 100, alignment: .trailing)
                    Text("18").layoutPriority(1)
                    Text("19") + Text("b").bold()
                    Text("20").zIndex(2)
                    Text("21"); Text("22"); Text("23"); Text("24"); Text("25")
                }
                .padding()
                .background(Color.white)
            }
        }
        """#

    /// Containers in one another, each with a background and siblings.
    static func nested(_ depth: Int, innermost: String = "Text(\"deep\")") -> String {
        var lines = [innermost]
        for level in (0..<depth).reversed() {
            let name = ["VStack", "HStack", "ZStack", "Group"][level % 4]
            let siblings = (0..<4).map { "Text(\"\($0)\").foregroundStyle(isOn ? .red : .blue).padding(.leading, 4)" }
            lines = ["\(name) {"] + siblings + lines + ["}", ".background(isOn ? Color.red : .blue)"]
        }
        return "import SwiftUI\nstruct Song {}\nstruct Deep: View {\nvar isOn = true\nvar body: some View {\n"
            + lines.joined(separator: "\n") + "\n}\n}\n"
    }

    @Test("25 siblings of all kinds")
    func siblings() throws {
        let result = try TypeChecker().check(Self.body)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.seconds < 10)
    }

    @Test("25 siblings, one of them no view")
    func siblingsWithMistake() throws {
        let result = try TypeChecker().check(Self.body.replacing(#"Text("18").layoutPriority(1)"#, with: "Song()"))
        #expect(!result.isAccepted)
        #expect(result.seconds < 20)
    }

    @Test("200 siblings")
    func many() throws {
        let texts = (0..<200).map { "Text(\"\($0)\").padding(\($0))" }.joined(separator: "\n")
        let result = try TypeChecker().check(
            "import SwiftUI\nstruct Many: View { var body: some View { VStack {\n\(texts)\n} } }")
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.seconds < 10)
    }

    @Test("twelve containers in one another")
    func deep() throws {
        let result = try TypeChecker().check(Self.nested(12))
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.seconds < 10)
    }

    @Test("five containers in one another around a mistake")
    func deepWithMistake() throws {
        let result = try TypeChecker().check(Self.nested(5, innermost: "Song()"))
        #expect(!result.isAccepted)
        #expect(result.seconds < 20)
    }
}
