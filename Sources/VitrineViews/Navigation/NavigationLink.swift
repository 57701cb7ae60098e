/// A view that pushes another on the navigation stack around it when it is tapped.
///
/// See <https://developer.apple.com/documentation/swiftui/navigationlink>. Its label is shown in the tint; in a row of a list
/// as it is, with a chevron at the end. Outside of a stack, or without a value, it is disabled.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    @Environment(\.navigationLevel) private var level
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInListRow) private var isInListRow
    @State private var isActive = false
    private let target: Target
    private let label: Label

    private enum Target {
        case value(AnyHashable?)
        case view(Destination)
    }

    private init(_ target: Target, _ label: Label) { (self.target, self.label) = (target, label) }

    @MainActor @preconcurrency public var body: some View {
        switch target {
        case .value(let value):
            link(isUsable: value != nil) { if let value { level?.push(value) } }
        case .view(let destination):
            link(isUsable: true) { isActive = true }
                .modifier(FlagPresentationModifier(isPresented: $isActive, destination: destination))
        }
    }

    @MainActor private func link(isUsable: Bool, action: @escaping @MainActor () -> Void) -> some View {
        let isUsable = isUsable && level != nil
        let isOn = isUsable && isEnabled
        let style = isInListRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
        return HStack {
            label
            if isInListRow {
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(.tertiary)
            }
        }
        .foregroundStyle(isOn ? style : AnyShapeStyle(.tertiary))
        .modifier(ActionModifier(action: action))
        .disabled(!isUsable)
    }
}

extension NavigationLink where Destination == Never {
    /// A link that pushes a value on the path of the stack, which shows the destination declared for its type.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)-4jswo>.
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }

    /// A link with a title that pushes a value on the path of the stack.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)-91u0p>.
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a title that is not localised, which pushes a value on the path of the stack.
    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// A link that pushes a view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)-27n7s>.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label())
    }

    /// A link that pushes a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label())
    }

    /// A link with a title that pushes a view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)-2vk8d>.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    where Label == Text {
        self.init(.view(destination()), Text(titleKey))
    }

    /// A link with a title that is not localised, which pushes a view.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
    where Label == Text, S: StringProtocol {
        self.init(.view(destination()), Text(title))
    }
}
