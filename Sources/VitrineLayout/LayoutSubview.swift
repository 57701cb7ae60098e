/// A proxy for one subview of a layout.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutsubview>.
public struct LayoutSubview: Equatable {
    package let element: LayoutElement
    package init(_ element: LayoutElement) { self.element = element }

    /// The value the subview set for `key`, else the key's default (A9-11).
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// The subview's layout priority; 0 unless set (A9-12).
    public var priority: Double { element.layoutPriority }

    /// The subview's spacing preferences.
    public var spacing: ViewSpacing { element.spacing }

    /// The size the subview takes for `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

    /// The size for `proposal`, with the alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: element.sizeThatFits(proposal), element: element)
    }

    /// Puts the subview's `anchor` on `position`, in the coordinates of the bounds given to `placeSubviews`.
    ///
    /// The last call wins (A9-02); a subview that is never placed stands in the centre (A9-01).
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        element.place(at: position, anchor: anchor, proposal: proposal)
    }

    /// Proxies are equal when they stand for one subview.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The subviews of a layout, in order.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutsubviews>.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    package var elements: ContiguousArray<LayoutElement>
    /// What changed since the layout looked last; nil: that is not known.
    package var news: LayoutNews?
    /// Tells these subviews from those there were before; 0: that is not known.
    package var version: UInt32 = 0
    // A slice keeps its own storage from 0 on; its indices are those of the base.
    private var first: Int32 = 0
    /// The direction the container reads in; placements are mirrored by the system.
    public var layoutDirection: LayoutDirection

    package init(_ elements: ContiguousArray<LayoutElement>, layoutDirection: LayoutDirection = .leftToRight) {
        (self.elements, self.layoutDirection) = (elements, layoutDirection)
    }

    /// A slice is of the same type.
    public typealias SubSequence = LayoutSubviews
    /// The proxy for one subview.
    public typealias Element = LayoutSubview
    /// The place of a subview in the container.
    public typealias Index = Int

    /// Calls `body` with the element at a place in the storage. Not counted: the collection holds it.
    @inline(__always)
    func ask<Result>(_ index: Int, _ body: (LayoutElement) -> Result) -> Result {
        _uncounted(elements) { $0[index]._withUnsafeGuaranteedRef(body) }
    }

    private var offset: Int { Int(first) }
    /// The first subview's place.
    public var startIndex: Int { offset }
    /// The place after the last subview.
    public var endIndex: Int { offset + elements.count }
    /// The subview at a place.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(elements[index - offset]) }
    /// The subviews at a range of places; O(n) in its length.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        var slice = self
        slice.elements = ContiguousArray(elements[(bounds.lowerBound - offset)..<(bounds.upperBound - offset)])
        slice.first = Int32(bounds.lowerBound)
        (slice.news, slice.version) = (nil, 0)
        return slice
    }
    /// The subviews at some places, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(ContiguousArray(indices.map { elements[$0 - offset] }), layoutDirection: layoutDirection)
    }

    /// Collections are equal when they hold the same subviews at the same places.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.offset == b.offset && a.layoutDirection == b.layoutDirection
            && a.elements.elementsEqual(b.elements, by: ===)
    }
}

/// Calls `body` with the objects of an array, which holds them meanwhile: none is counted.
///
/// To count an object that is only looked at takes longer than most looks.
@inlinable @inline(__always)
public func _uncounted<Element: AnyObject, Result>(
    _ array: borrowing ContiguousArray<Element>, _ body: (UnsafeBufferPointer<Unmanaged<Element>>) -> Result
) -> Result {
    array.withUnsafeBufferPointer { $0.withMemoryRebound(to: Unmanaged<Element>.self, body) }
}
