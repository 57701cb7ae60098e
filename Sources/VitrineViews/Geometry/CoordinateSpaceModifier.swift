/// Names the coordinate space of each view of its content.
nonisolated struct CoordinateSpaceModifier: PathModifier, Equatable {
    typealias Body = Never
    let name: AnyHashable

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        CoordinateSpaceNode(inputs, declared.erased)
    }
}

/// Stands where a named coordinate space begins; `GeometryPass` finds it there.
final class CoordinateSpaceNode: WrapperNode {
    var name: AnyHashable { Declared<CoordinateSpaceModifier>(_declared).value.name }
}

extension View {
    /// Names the view's coordinate space, so that views inside can tell frames in it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)>.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space, so that views inside can tell frames in it.
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
