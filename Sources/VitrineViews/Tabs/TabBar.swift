/// The bar of a tab view: a capsule with an icon and a title for each tab.
///
/// The lengths are those of iOS 26 on a phone: 62 high, 21 from the sides and from below, an item at most 94 wide.
struct TabBar: View {
    /// A tab, as its subview tells of it.
    struct Item {
        let label: AnyView?
        let badge: Text?

        init(_ subview: Subview) {
            let traits = subview.traits
            (label, badge) = (traits[trait: TabItemTraitKey.self], traits[trait: TabBadgeTraitKey.self])
        }
    }

    let items: [Item]
    let selected: Int
    /// Called with the place of the tab that was tapped.
    let choose: @MainActor (Int) -> Void

    private static let margin: CGFloat = 21
    private static let inset: CGFloat = 4
    private static let height: CGFloat = 62
    private static let itemWidth: CGFloat = 94

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                let isSelected = index == selected
                TabBarItem(item: items[index], isSelected: isSelected)
                    .frame(maxWidth: Self.itemWidth, maxHeight: .infinity)
                    .background { if isSelected { Capsule().fill(Color.primary.opacity(0.08)) } }
                    .modifier(ActionModifier { choose(index) })
            }
        }
        .padding(Self.inset)
        .background { BarGround(shape: Capsule()) }
        .frame(height: Self.height)
        .padding([.horizontal, .bottom], Self.margin)
        .frame(maxWidth: .infinity)
    }
}

/// An icon above a title.
private struct TabBarItem: View {
    let item: TabBar.Item
    let isSelected: Bool

    var body: some View {
        VStack(spacing: TabLabelStyle.spacing) {
            Group(subviews: item.label ?? AnyView(EmptyView())) { parts in
                ForEach(parts) { part in
                    if part.isText {
                        part.font(TabLabelStyle.titleFont)
                    } else {
                        part.font(TabLabelStyle.iconFont).frame(height: TabLabelStyle.iconHeight)
                    }
                }
            }
        }
        .labelStyle(TabLabelStyle())
        .symbolVariant(.fill)
        .lineLimit(1)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
        .overlay(alignment: .top) {
            // From the icon's middle to the end.
            if let badge = item.badge {
                TabBadge(text: badge).alignmentGuide(HorizontalAlignment.center) { _ in -4 }.offset(y: -3)
            }
        }
    }
}

private struct TabLabelStyle: LabelStyle {
    static let iconFont = Font.system(size: 22, weight: .medium)
    static let titleFont = Font.system(size: 10, weight: .semibold)
    static let iconHeight: CGFloat = 28
    static let spacing: CGFloat = 2

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: Self.spacing) {
            configuration.icon.font(Self.iconFont).frame(height: Self.iconHeight)
            configuration.title.font(Self.titleFont)
        }
    }
}

private struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.system(size: 13))
            .fixedSize()
            .foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
    }
}

extension Subview {
    /// Whether it is a text itself.
    fileprivate var isText: Bool { leaf is UnaryListNode<Text> }
}
