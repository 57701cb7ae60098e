import SwiftUI

/// A menu's rows: symbols, titles, badges.
struct SymbolMenu: View {
    enum Item: String, CaseIterable, Identifiable {
        case inbox = "Inbox"
        case starred = "Starred"
        case trash = "Trash"

        var id: String { rawValue }
        var symbol: String {
            switch self {
            case .inbox: "tray"
            case .starred: "star"
            case .trash: "trash"
            }
        }
        var count: Int? { self == .inbox ? 4 : nil }
    }

    var selection: Item?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Item.allCases) { item in
                HStack {
                    Label(item.rawValue, systemImage: item.symbol)
                        .symbolVariant(item == selection ? .fill : .none)
                        .labelStyle(MenuLabelStyle(isSelected: item == selection))
                    Spacer()
                    if let count = item.count {
                        Text("\(count)")
                            .font(.caption)
                            .monospacedDigit()
                            .accessibilityLabel(Text("\(count) in ") + Text(item.rawValue), isEnabled: count > 0)
                    }
                }
            }
        }
        .frame(width: 160)
    }
}

/// The icon in a column of its own, the title in the accent colour when it is chosen.
struct MenuLabelStyle: LabelStyle {
    var isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon
                .imageScale(.small)
                .foregroundStyle(isSelected ? Color.accentColor : .secondary)
                .frame(width: 20)
            configuration.title
                .fontWeight(isSelected ? .semibold : .regular)
        }
    }
}

struct Rating: View {
    var stars: Int
    var maximum = 5

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...maximum, id: \.self) { index in
                Image(systemName: index <= stars ? "star.fill" : "star")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 12, height: 12)
                    .foregroundColor(index <= stars ? .orange : .gray)
            }
        }
    }
}

struct Avatar: View {
    let initials: String
    let size: CGSize

    var body: some View {
        Image(size: size, label: Text(initials)) { context in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
            context.draw(
                Text(initials).font(.system(size: 10)), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .overlay(alignment: .bottomTrailing) {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 8))
                .symbolRenderingMode(.palette)
                .foregroundStyle(.white, .green)
        }
    }
}

struct SymbolMenuDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SymbolMenu(selection: .starred)
            Rating(stars: 2)
            Avatar(initials: "NB", size: CGSize(width: 24, height: 24))
            Label("Only the title", systemImage: "eye.slash")
                .labelStyle(.titleOnly)
            Label {
                Text("Colour")
            } icon: {
                Color.red.frame(width: 10, height: 10)
            }
        }
    }
}
