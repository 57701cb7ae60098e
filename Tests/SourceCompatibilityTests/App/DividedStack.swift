import SwiftUI

/// A stack with a line between its subviews, not after the last.
public struct DividedStack<Content: View>: View {
    private let spacing: CGFloat
    private let content: Content

    public init(spacing: CGFloat = 8, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    subview
                    if subview.id != subviews.last?.id {
                        Rectangle()
                            .fill(.gray.opacity(0.3))
                            .frame(height: 1)
                    }
                }
            }
        }
    }
}

/// The same with any separator, and in a row.
struct SeparatedRow<Content: View, Separator: View>: View {
    var alignment: VerticalAlignment = .center
    @ViewBuilder let content: () -> Content
    @ViewBuilder let separator: () -> Separator

    var body: some View {
        HStack(alignment: alignment, spacing: 4) {
            Group(subviews: content()) { subviews in
                if let first = subviews.first {
                    first
                    ForEach(subviews.dropFirst()) { subview in
                        separator()
                        subview
                    }
                }
            }
        }
    }
}

struct DividedStackDemo: View {
    var showsOptional = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            DividedStack {
                Text("One")
                if showsOptional { Text("Maybe") }
                Group {
                    Text("Two")
                    Text("Three")
                }
                EmptyView()
            }
            .frame(width: 100)

            SeparatedRow {
                ForEach(0..<3) { Text("\($0)") }
            } separator: {
                Text("·")
            }

            SeparatedRow {
            } separator: {
                Text("never")
            }
        }
    }
}
