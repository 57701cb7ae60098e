import VitrineGraph

/// A key for a trait: a value a view tells whatever places it.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Writes one trait of a view. Layout priority, z-index, layout values and row traits are all written by it.
@frozen nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: PathModifier {
    public typealias Body = Never
    public let value: Trait.Value
    public init(value: Trait.Value) { self.value = value }

    package static var kind: PathModifierKind { .traits }
    package func applyTraits(_ traits: inout PropertyList) { traits.set(Trait.self, value) }
}

extension View {
    nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
        modifier(_TraitWritingModifier<K>(value: value))
    }
}

extension PropertyList {
    package subscript<K: _ViewTraitKey>(trait key: K.Type) -> K.Value { value(of: key) ?? K.defaultValue }
}

package enum LayoutPriorityTraitKey: _ViewTraitKey {
    package static var defaultValue: Double { 0 }
}

package enum ZIndexTraitKey: _ViewTraitKey {
    package static var defaultValue: Double { 0 }
}

/// The trait that a layout value is kept in.
package enum LayoutValueTraitKey<K: LayoutValueKey>: _ViewTraitKey {
    package static var defaultValue: K.Value { K.defaultValue }
}

extension View {
    /// Sets the priority by which a parent layout apportions space; 0 unless set.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)>.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        _trait(LayoutPriorityTraitKey.self, value)
    }

    /// Sets the painting order among siblings; 0 unless set, ties keep their order.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/zindex(_:)>.
    nonisolated public func zIndex(_ value: Double) -> some View { _trait(ZIndexTraitKey.self, value) }

    /// Sets a value that a custom layout reads from its subview.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)>.
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        _trait(LayoutValueTraitKey<K>.self, value)
    }
}

extension LayoutSubview {
    /// The container values of the subview: those its `Subview` has (B30).
    public var containerValues: ContainerValues { ContainerValues((element as? ViewNode)?.traits ?? PropertyList()) }
}
