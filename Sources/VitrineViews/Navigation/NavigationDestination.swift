/// Tells what a navigation stack shows for values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: NavigationDeclaringModifier {
    typealias Body = Never
    let content: (Value) -> Destination

    static var declares: NavigationDeclaration.Kind { .destination }
    func destination(for value: AnyHashable) -> AnyView? {
        // A number in an `AnyHashable` is of any type that it fits into.
        guard type(of: value.base) == Value.self, let value = value.base as? Value else { return nil }
        return AnyView(content(value))
    }
    static var strayMessage: String {
        "navigationDestination(for: \(Value.self).self) is in no NavigationStack; put it on a view inside the stack"
    }
}

/// Tells that a navigation stack shows something as long as there is an item.
nonisolated struct PresentationModifier<Destination: View>: NavigationDeclaringModifier {
    typealias Body = Never
    let presentedItem: AnyHashable?
    let content: (AnyHashable) -> Destination?
    let end: () -> Void

    static var declares: NavigationDeclaration.Kind { .presentation }
    func presentedView(_ item: AnyHashable) -> AnyView? { content(item).map { AnyView($0) } }
    func endPresenting() { end() }
    static var strayMessage: String {
        "navigationDestination(isPresented:) or (item:) is in no NavigationStack; put it on a view inside the stack"
    }
}

/// Reads the binding, so that what it says is followed.
nonisolated struct BoundPresentationModifier<Item: Hashable, Destination: View>: ViewModifier {
    @Binding var item: Item?
    let content: (Item) -> Destination

    func body(content view: Content) -> some View {
        view.modifier(
            PresentationModifier(
                presentedItem: item.map { AnyHashable($0) }, content: { ($0.base as? Item).map(content) },
                end: { item = nil }))
    }
}

/// The same for a binding to a truth value.
nonisolated struct FlagPresentationModifier<Destination: View>: ViewModifier {
    @Binding var isPresented: Bool
    let destination: Destination

    func body(content view: Content) -> some View {
        view.modifier(
            PresentationModifier(
                presentedItem: isPresented ? AnyHashable(true) : nil, content: { _ in destination },
                end: { isPresented = false }))
    }
}

extension View {
    /// Tells what a navigation stack around shows for values of a type.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)>. Where two levels
    /// of a stack declare one for the same type, that closest to the root counts.
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(DestinationModifier<D, C>(content: destination))
    }

    /// Shows a view above this one in its navigation stack as long as a binding is true.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)>. It
    /// stands directly above the level that this view is in.
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        modifier(FlagPresentationModifier(isPresented: isPresented, destination: destination()))
    }

    /// Shows a view for an item above this one in its navigation stack as long as there is one. Another item is another
    /// view, with a state of its own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)>.
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(BoundPresentationModifier(item: item, content: destination))
    }
}
