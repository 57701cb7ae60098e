/// A sparse array: pages are made when one of their slots is set, so that a million empty slots cost a page table.
struct PagedSlots<Element> {
    static var pageSize: Int { 64 }
    fileprivate var pages: ContiguousArray<ContiguousArray<Element?>?> = []
    private(set) var count = 0

    init(count: Int) {
        self.count = count
        pages = ContiguousArray(repeating: nil, count: (count + Self.pageSize - 1) / Self.pageSize)
    }

    subscript(index: Int) -> Element? {
        get { pages[index / Self.pageSize]?[index % Self.pageSize] }
        set {
            let page = index / Self.pageSize
            if pages[page] == nil {
                if newValue == nil { return }
                // The last page is as long as it need be: most lists have less than one.
                pages[page] = ContiguousArray(repeating: nil, count: min(Self.pageSize, count - page * Self.pageSize))
            }
            pages[page]![index % Self.pageSize] = newValue
        }
    }

    /// Calls `body` with every slot that is set, in order.
    func forEachSet(_ body: (Int, Element) -> Void) {
        for p in pages.indices {
            guard let page = pages[p] else { continue }
            for i in page.indices { if let element = page[i] { body(p * Self.pageSize + i, element) } }
        }
    }
}

extension PagedSlots where Element: AnyObject {
    /// Calls `body` with the pages in which slots are set, in order, and the index of the first slot of each. A page stays
    /// as it is meanwhile, and holds its elements, which are not counted: to count what is looked at and stays as it is
    /// would be most of the work.
    func forEachPage(_ body: (Int, UnsafeBufferPointer<Unmanaged<Element>?>) -> Void) {
        for p in pages.indices {
            pages[p]?.withUnsafeBufferPointer { page in
                page.withMemoryRebound(to: Unmanaged<Element>?.self) { body(p * Self.pageSize, $0) }
            }
        }
    }
}
