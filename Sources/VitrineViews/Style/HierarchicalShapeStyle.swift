/// A shape style that provides a level of the current foreground style.
///
/// See <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    var level: Int

    /// The first level of the current foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the current foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the current foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the current foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the current foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        context.environment.foregroundShapePaint(level: level + context.level, bounds: context.bounds)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// A shape style that maps to the first level of the current content style.
    nonisolated public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// A shape style that maps to the second level of the current content style.
    nonisolated public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// A shape style that maps to the third level of the current content style.
    nonisolated public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// A shape style that maps to the fourth level of the current content style.
    nonisolated public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// A shape style that maps to the fifth level of the current content style.
    nonisolated public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of another style.
nonisolated struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var level: Int

    func _paint(_ context: _PaintContext) -> _ShapePaint {
        var context = context
        context.level += level
        return base._paint(context)
    }
}
extension LevelShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the second level of this shape style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapestyle/secondary-swift.property>.
    nonisolated public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
    /// Returns the third level of this shape style.
    nonisolated public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
    /// Returns the fourth level of this shape style.
    nonisolated public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
    /// Returns the fifth level of this shape style.
    nonisolated public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}
