/// The subviews some content resolves to; elements are made when they are touched (J1).
///
/// See <https://developer.apple.com/documentation/swiftui/subviewscollection>. `count` is O(1) where every element of a
/// `ForEach` makes the same number of views, and so is a subscript; else the elements are counted once.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
    public typealias SubSequence = SubviewsCollectionSlice

    let storage: SubviewsStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.count }
    // The collection's own would count all subviews.
    public var isEmpty: Bool { storage.isEmpty }
    public var first: Subview? { isEmpty ? nil : self[0] }
    public subscript(index: Int) -> Subview { storage[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(storage: storage, bounds: bounds)
    }

    var slice: SubviewsCollectionSlice { self[0..<count] }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        SubviewsListNode(view.slice, inputs)
    }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: SubviewsListNode.self).update(view.slice)
    }
    public static var _listShape: _ListShape { .unknown }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        SubviewsCollectionSlice._declare(view.slice, into: &declarations)
    }
}

/// A part of a `SubviewsCollection`; its indices are those of the base (F14).
///
/// See <https://developer.apple.com/documentation/swiftui/subviewscollectionslice>.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
    public typealias SubSequence = SubviewsCollectionSlice

    let storage: SubviewsStorage
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { storage[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(storage: storage, bounds: bounds)
    }

    /// Visits from the `start`th element of the slice on.
    func visit(from start: Int, _ body: (Subview) -> Bool) -> Bool {
        var left = bounds.count - start
        if left <= 0 { return true }
        var stopped = false
        _ = storage.visit(from: bounds.lowerBound + start) { subview in
            left -= 1
            if !body(subview) { stopped = true }
            return !stopped && left > 0
        }
        return !stopped
    }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { SubviewsListNode(view, inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: SubviewsListNode.self).update(view)
    }
    public static var _listShape: _ListShape { .unknown }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        for subview in view { declarations.add(typeName(subview.leaf.reportedType ?? Subview.self)) }
    }
}

@available(*, unavailable)
extension SubviewsCollection: Sendable {}
@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

/// Data of a `ForEach` whose elements are subviews of another list, which have ids there.
package protocol SubviewsData {
    /// The place of the first subview of what has an id.
    func find(_ id: AnyHashable) -> Int?
}

extension SubviewsCollection: SubviewsData {
    package func find(_ id: AnyHashable) -> Int? { storage.find(id) }
}

extension SubviewsCollectionSlice: SubviewsData {
    package func find(_ id: AnyHashable) -> Int? {
        storage.find(id).flatMap { bounds.contains($0) ? $0 - bounds.lowerBound : nil }
    }
}

/// Ranges over a list: the nodes whose subviews make up a collection.
final class SubviewsStorage {
    private let parts: [ListNode]
    /// Keeps the list alive whose nodes the parts are.
    private let owner: AnyObject?
    private let generation: UInt32
    private(set) lazy var count = parts.reduce(0) { $0 + $1.count }

    init(_ parts: [ListNode], owner: AnyObject?) {
        (self.parts, self.owner) = (parts, owner)
        generation = (owner as? ListRoot)?.generation ?? 0
    }

    /// Whether both are the same ranges over a list whose subviews were the same.
    func isSame(as other: SubviewsStorage) -> Bool {
        owner === other.owner && generation == other.generation && parts.elementsEqual(other.parts, by: ===)
    }

    var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

    subscript(index: Int) -> Subview {
        var result: Subview?
        if index >= 0 {
            _ = visit(from: index) {
                result = $0
                return false
            }
        }
        if let result { return result }
        VitrineLog.warnOnce(
            "subview index", "subview index \(index) is out of range 0..<\(count); an empty subview stands in for it")
        return Subview(leaf: MissingLeaf())
    }

    func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { for part in parts { part.forEachMadeLeaf(body) } }

    /// The place of the first subview of what has an id.
    func find(_ id: AnyHashable) -> Int? {
        var offset = 0
        for part in parts {
            if let found = part.find(id) { return offset + found }
            offset += part.count
        }
        return nil
    }

    /// Visits the subviews from `start` on; returns false when stopped.
    func visit(from start: Int, _ body: (Subview) -> Bool) -> Bool {
        var offset = start
        for part in parts {
            if offset > 0 {
                let count = part.count
                if offset >= count {
                    offset -= count
                    continue
                }
            }
            if !part.visit(from: &offset, body) { return false }
        }
        return true
    }
}

/// Stands for a subview that is not there (F20).
final class MissingLeaf: ListLeaf {
    init() { super.init(detached: .max) }
    override init(_ inputs: __shared ListInputs) { super.init(inputs) }
    override func makeViewNode(_ inputs: ViewInputs) -> ViewNode { EmptyViewNode(inputs) }
}
