/// How a `ForEach` looks at its data.
///
/// The functions are compiled where the types are known, if they are: an id that is read, compared or hashed through
/// generics takes twenty times as long, and a long list has many.
@frozen public struct _ForEachAccess<Data, ID> where Data: RandomAccessCollection, ID: Hashable {
    @usableFromInline package let element: (Data, Int) -> Data.Element
    @usableFromInline package let id: (Data.Element) -> ID
    @usableFromInline package let common: (Data, Data) -> _CommonEnds
    @usableFromInline package let firstDuplicate: (Data) -> ID?

    @inlinable init(
        element: @escaping (Data, Int) -> Data.Element, id: @escaping (Data.Element) -> ID,
        common: @escaping (Data, Data) -> _CommonEnds, firstDuplicate: @escaping (Data) -> ID?
    ) {
        (self.element, self.id, self.common, self.firstDuplicate) = (element, id, common, firstDuplicate)
    }

    /// Elements whose ids a function finds.
    @inlinable package init(_ id: @escaping (Data.Element) -> ID) {
        self.init(
            element: { $0[$0.index($0.startIndex, offsetBy: $1)] }, id: id, common: { _commonEnds($0, $1, id) },
            firstDuplicate: { _firstDuplicate($0, id) })
    }
}

extension _ForEachAccess where Data.Element: Identifiable, ID == Data.Element.ID {
    // No function here holds anything: a ForEach that is made allocates nothing for them.
    @inlinable init() {
        self.init(
            element: { $0[$0.index($0.startIndex, offsetBy: $1)] }, id: { $0.id },
            common: { _commonEnds($0, $1, { $0.id }) }, firstDuplicate: { _firstDuplicate($0, { $0.id }) })
    }
}

/// How many ids two collections have in common at their beginnings, and, of the rest, at their ends.
@frozen public struct _CommonEnds {
    @usableFromInline package let first: Int
    @usableFromInline package let last: Int
    @inlinable init(first: Int, last: Int) { (self.first, self.last) = (first, last) }
}

@inlinable func _commonEnds<Data: RandomAccessCollection, ID: Equatable>(
    _ a: Data, _ b: Data, _ id: (Data.Element) -> ID
) -> _CommonEnds {
    let least = Swift.min(a.count, b.count)
    var (first, i, j) = (0, a.startIndex, b.startIndex)
    while first < least, id(a[i]) == id(b[j]) {
        first += 1
        a.formIndex(after: &i)
        b.formIndex(after: &j)
    }
    var last = 0
    (i, j) = (a.endIndex, b.endIndex)
    while last < least - first {
        a.formIndex(before: &i)
        b.formIndex(before: &j)
        if id(a[i]) != id(b[j]) { break }
        last += 1
    }
    return _CommonEnds(first: first, last: last)
}

/// The first id that occurred before.
@inlinable func _firstDuplicate<Data: Collection, ID: Hashable>(_ data: Data, _ id: (Data.Element) -> ID) -> ID? {
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data {
        let id = id(element)
        if !seen.insert(id).inserted { return id }
    }
    return nil
}
