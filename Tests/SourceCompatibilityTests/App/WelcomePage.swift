import SwiftUI

/// The first page of an app: a picture behind all of it, columns where there is room, a row that cannot be used yet.
struct WelcomePage<Content: View>: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @ViewBuilder var content: Content

    var body: some View {
        ZStack {
            Color.mint
                .ignoresSafeArea()
            if horizontalSizeClass == .regular {
                HStack(spacing: 20) { content }
            } else {
                VStack(spacing: 10) { content }
            }
        }
        .edgesIgnoringSafeArea([.top, .bottom])
    }
}

/// A row that looks like it can be used, or not.
struct OptionRow: View {
    @Environment(\.isEnabled) private var isEnabled
    var title: LocalizedStringKey

    var body: some View {
        HStack(spacing: 4) {
            Text(title)
            Arrow()
                .stroke(isEnabled ? Color.blue : .gray, lineWidth: 2)
                .frame(width: 10, height: 20)
                .flipsForRightToLeftLayoutDirection(true)
        }
        .padding(4)
        .contentShape(Rectangle())
        .contentShape([.interaction, .dragPreview], .rect(cornerRadius: 4), eoFill: true)
    }
}

private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }

    // Drawn as it is; the view is what is turned.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

struct WelcomePageDemo: View {
    var isReady = false

    var body: some View {
        WelcomePage {
            OptionRow(title: "New")
            OptionRow(title: "Open")
                .disabled(!isReady)
            Group {
                OptionRow(title: "Share")
                    .disabled(false)
            }
            .disabled(true)
        }
        .frame(width: 300, height: 150)
    }
}
