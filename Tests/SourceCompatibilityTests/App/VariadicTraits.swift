import SwiftUI

// Children that tell their container something, by traits.

private struct SpanTraitKey: _ViewTraitKey {
    static let defaultValue: Int = 1
}

private struct GroupNameTraitKey: _ViewTraitKey {
    static var defaultValue: String? { nil }
}

extension View {
    func columnSpan(_ span: Int) -> some View {
        _trait(SpanTraitKey.self, span)
    }

    func groupName(_ name: String) -> some View {
        _trait(GroupNameTraitKey.self, name)
    }
}

struct SpanGrid<Content: View>: View {
    let columns: Int
    let content: Content

    init(columns: Int, @ViewBuilder content: () -> Content) {
        self.columns = columns
        self.content = content()
    }

    var body: some View {
        _VariadicView.Tree(SpanGridRoot(columns: columns)) { content }
    }
}

private struct SpanGridRoot: _VariadicView_UnaryViewRoot {
    let columns: Int

    private func rows(_ children: _VariadicView.Children) -> [[_VariadicView.Children.Element]] {
        var rows: [[_VariadicView.Children.Element]] = [[]]
        var used = 0
        for child in children {
            let span = min(child[SpanTraitKey.self], columns)
            if used + span > columns {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(child)
            used += span
        }
        return rows
    }

    func body(children: _VariadicView.Children) -> some View {
        let rows = rows(children)
        VStack(alignment: .leading, spacing: 2) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(spacing: 2) {
                    ForEach(rows[row]) { child in
                        child.frame(width: CGFloat(child[SpanTraitKey.self]) * 40, height: 20)
                            .background(.yellow)
                    }
                }
            }
        }
    }
}

struct NamedGroups: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let groups = Dictionary(grouping: children) { $0[GroupNameTraitKey.self] ?? "none" }
        VStack(alignment: .leading, spacing: 0) {
            ForEach(groups.keys.sorted(), id: \.self) { name in
                Text("\(name) \(groups[name, default: []].count)")
            }
            ForEach(children) { child in
                if let number = child.id(as: Int.self) {
                    Text("id \(number)")
                }
            }
        }
    }
}

struct VariadicTraitsDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SpanGrid(columns: 3) {
                Text("1").columnSpan(2)
                Text("2")
                Text("3").columnSpan(3)
                Text("4")
            }
            _VariadicView.Tree(NamedGroups()) {
                ForEach(7..<9, id: \.self) { Text("\($0)") }
                    .groupName("numbers")
                Text("loose")
            }
        }
    }
}
