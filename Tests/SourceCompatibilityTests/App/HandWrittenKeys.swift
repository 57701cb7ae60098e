import SwiftUI

// Keys by hand, as everyone wrote them before there was a macro.

private struct ColumnKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

private struct AccentKey: ContainerValueKey {
    typealias Value = Color?
    static let defaultValue: Color? = nil
}

struct RowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 20
}

extension ContainerValues {
    var column: Int {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }

    var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

extension EnvironmentValues {
    var rowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
}

extension View {
    func column(_ column: Int) -> some View { containerValue(\.column, column) }
    func accent(_ color: Color?) -> some View { containerValue(\.accent, color) }
}

struct Columns<Content: View>: View {
    let count: Int
    @ViewBuilder let content: Content
    @Environment(\.rowHeight) var rowHeight: CGFloat

    var body: some View {
        Group(subviews: content) { subviews in
            HStack(alignment: .top, spacing: 10) {
                ForEach(0..<count, id: \.self) { column in
                    VStack(spacing: 0) {
                        ForEach(subviews.filter { $0.containerValues.column == column }) { subview in
                            subview
                                .frame(width: 40, height: rowHeight)
                                .background(subview.containerValues.accent ?? .clear)
                        }
                    }
                }
            }
        }
    }
}

struct HandWrittenKeysDemo: View {
    var body: some View {
        Columns(count: 2) {
            Text("a")
            Text("b").column(1).accent(.green)
            Group {
                Text("c")
                Text("d")
            }
            .column(1)
        }
        .environment(\.rowHeight, 30)
    }
}
