import SwiftUI

// Group, ForEach and Section are no boxes: each is a list of subviews. A modifier on one reaches every subview, and a
// stack lays out what is in the list. The code on the left is the code that makes the right.

struct Distribution: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text("A list has no box of its own")
                    .font(.system(size: 28, weight: .bold))
                Text("A modifier on Group, ForEach or Section reaches each of its subviews.")
                    .font(.system(size: 16))
                    .foregroundStyle(Palette.faint)
            }
            .padding(.bottom, 6)
            GroupRow()
            ForEachRow()
            SectionRow()
            PairRow()
        }
        .foregroundStyle(Palette.ink)
        .padding(32)
        .background(Palette.page)
    }
}

private struct GroupRow: View {
    var body: some View {
        Row(
            note: "Three texts, three borders: there is no view for the group.",
            code: """
                HStack {
                    Group {
                        Text("Ada")
                        Text("Grace")
                        Text("Barbara")
                    }
                    .padding(10)
                    .border(.blue, width: 2)
                }
                """
        ) {
            HStack {
                Group {
                    Text("Ada")
                    Text("Grace")
                    Text("Barbara")
                }
                .padding(10)
                .border(.blue, width: 2)
            }
        }
    }
}

private struct ForEachRow: View {
    var body: some View {
        Row(
            note: "One padding and one background for each element.",
            code: """
                HStack {
                    ForEach(1..<6) { number in
                        Text("\\(number)")
                    }
                    .padding(12)
                    .background(.orange.opacity(0.3))
                }
                """
        ) {
            HStack {
                ForEach(1..<6) { number in
                    Text("\(number)")
                }
                .padding(12)
                .background(.orange.opacity(0.3))
            }
        }
    }
}

private struct SectionRow: View {
    var body: some View {
        Row(
            note: "Header, rows and footer join the stack as equals.",
            code: """
                HStack {
                    Section {
                        Text("row")
                        Text("row")
                    } header: {
                        Text("Header").bold()
                    } footer: {
                        Text("footer").italic()
                    }
                    .padding(10)
                    .background(.green.opacity(0.25))
                }
                """
        ) {
            HStack {
                Section {
                    Text("row")
                    Text("row")
                } header: {
                    Text("Header").bold()
                } footer: {
                    Text("footer").italic()
                }
                .padding(10)
                .background(.green.opacity(0.25))
            }
        }
    }
}

/// Its body is two views, and so is it.
private struct Pair: View {
    var body: some View {
        Text("one").padding(10).border(.purple, width: 2)
        Text("two").padding(10).border(.purple, width: 2)
    }
}

private struct PairRow: View {
    var body: some View {
        Row(
            note: "Two views in a body follow the axis of the stack around.",
            code: """
                struct Pair: View {
                    var body: some View {
                        Text("one").padding(10).border(…)
                        Text("two").padding(10).border(…)
                    }
                }

                HStack { Pair() }
                VStack { Pair() }
                """
        ) {
            HStack(spacing: 72) {
                HStack { Pair() }
                VStack { Pair() }
            }
        }
    }
}

/// Code on the left, what it makes on the right.
private struct Row<Result: View>: View {
    var note: String
    var code: String
    @ViewBuilder var result: Result

    var body: some View {
        HStack(spacing: 0) {
            Code(code: code)
                .frame(width: 400)
                .frame(maxHeight: .infinity)
                .background(Palette.code)
            VStack(spacing: 14) {
                Spacer(minLength: 0)
                result
                    .font(.system(size: 20, weight: .medium))
                Spacer(minLength: 0)
                Text(note)
                    .font(.system(size: 14))
                    .multilineTextAlignment(.center)
                    .foregroundStyle(Palette.faint)
            }
            .padding(18)
            .frame(width: 440)
            .frame(maxHeight: .infinity)
            .background(.white)
        }
        .fixedSize(horizontal: false, vertical: true)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.12), radius: 5, y: 2)
    }
}

/// Lines of code; those that start with a dot are the modifiers this is about.
private struct Code: View {
    var code: String

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            ForEach(Array(code.components(separatedBy: "\n").enumerated()), id: \.offset) { _, line in
                Text(line.isEmpty ? " " : line)
                    .foregroundStyle(isModifier(line) ? Palette.accent : Palette.paper)
            }
        }
        .font(.system(size: 13, design: .monospaced))
        .padding(18)
        .frame(maxWidth: .infinity, alignment: .leading)
        // Code is written from left to right, whatever is around it.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func isModifier(_ line: String) -> Bool { line.drop { $0 == " " }.first == "." }
}

private enum Palette {
    static let page = Color(red: 0.94, green: 0.95, blue: 0.97)
    static let ink = Color(red: 0.11, green: 0.13, blue: 0.19)
    static let faint = Color(red: 0.38, green: 0.41, blue: 0.49)
    static let code = Color(red: 0.13, green: 0.15, blue: 0.22)
    static let paper = Color(red: 0.86, green: 0.88, blue: 0.93)
    static let accent = Color(red: 1, green: 0.78, blue: 0.4)
}

#Preview("Distribution", traits: .sizeThatFitsLayout) {
    Distribution()
}
