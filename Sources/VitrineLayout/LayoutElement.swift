/// The tiny child interface that layout algorithms see. A view node is one; tests make their own.
///
/// The parent owns where its children stand: `placement` is written by `LayoutSubview.place` and read by the parent
/// when its layout has run.
open class LayoutElement {
    // Nodes are many, and in no cache. What is asked most stands first; small numbers share a word.
    @exclusivity(unchecked) @usableFromInline final var marks: State = .new
    /// How deep the element stands in its tree.
    package final let level: UInt16
    /// At which place in its container the element was last.
    @exclusivity(unchecked) final var order: Int32 = 0
    @exclusivity(unchecked) @usableFromInline final var placedX: CGFloat = 0
    @exclusivity(unchecked) @usableFromInline final var placedY: CGFloat = 0
    @exclusivity(unchecked) @usableFromInline final var proposed = ShortProposal(.zero)
    @exclusivity(unchecked) @usableFromInline final var givenSize = CGSize.zero

    // Other modules go through accessors: for them, stored properties would be watched at every access.
    /// The size the element was given last, in points.
    @inlinable public final var placedSize: CGSize { givenSize }
    /// Whether the element is placed, and what changed about it since the layout inside it was done.
    @inlinable public final var state: State {
        @inline(__always) get { marks }
        @inline(__always) set { marks = newValue }
    }

    /// A set of marks. Not an `OptionSet`, whose operations are looked up at run time from other modules, and make
    /// arrays where sets are written in brackets.
    @frozen public struct State: Equatable {
        @usableFromInline package let bits: UInt16
        @inlinable public init(_ bits: UInt16) { self.bits = bits }
        /// What an element is marked with that is nowhere yet.
        @usableFromInline static var new: State { State(4 | 256 | 512) }
        @inlinable public static var placed: State { State(1) }
        @inlinable public static var leftOut: State { State(2) }
        /// Size, proposal or content changed: what is inside has to be placed again.
        @inlinable public static var needsPlacing: State { State(4) }
        /// It got another size.
        @inlinable public static var resized: State { State(8) }
        /// It got another place.
        @inlinable public static var moved: State { State(16) }
        /// Its container is to bring it up to date.
        @inlinable public static var needsRefresh: State { State(32) }
        /// Its container found it in its list again.
        @inlinable public static var kept: State { State(64) }
        /// What it tells its container besides its size changed.
        @inlinable public static var hasOtherTraits: State { State(128) }
        /// It may answer otherwise than its container remembers.
        @inlinable public static var answersChanged: State { State(256) }
        /// It shows something else than it recorded.
        @inlinable public static var needsRecording: State { State(512) }

        /// It is the root of its tree.
        @inlinable public static var root: State { State(1024) }
        /// It has traits that layouts ask for.
        @inlinable public static var hasTraits: State { State(4096) }
        /// It, with all inside it, shows a subview.
        @inlinable public static var stands: State { State(32768) }
        /// It may record items itself.
        @inlinable public static var showsItself: State { State(8192) }
        /// Nothing is inside that could be laid out.
        @inlinable public static var leaf: State { State(16384) }
        /// It is out of its tree, though not freed yet.
        @inlinable public static var gone: State { State(2048) }

        @inlinable public func contains(_ other: State) -> Bool { bits & other.bits == other.bits }
        @inlinable public mutating func insert(_ other: State) { self = State(bits | other.bits) }
        @inlinable public mutating func remove(_ other: State) { self = State(bits & ~other.bits) }
        @inlinable public static func | (a: State, b: State) -> State { State(a.bits | b.bits) }
    }

    /// Where an element was put, in the container's coordinates, and the size it has there.
    package struct Placement {
        package var origin: CGPoint
        package var size: CGSize
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
            (self.origin, self.size, self.proposal) = (origin, size, proposal)
        }
    }

    /// The last placement asked for; nil: not placed.
    package final var placement: Placement? {
        get {
            if !marks.contains(.placed) { return nil }
            return Placement(origin: CGPoint(x: placedX, y: placedY), size: placedSize, proposal: proposal)
        }
        set {
            guard let newValue else {
                marks.remove(.placed | .leftOut)
                return
            }
            let x = newValue.origin.x.isNaN ? 0 : newValue.origin.x
            let y = newValue.origin.y.isNaN ? 0 : newValue.origin.y
            if x != placedX || y != placedY {
                (placedX, placedY) = (x, y)
                marks.insert(.moved)
            }
            marks.insert(.placed)
            marks.remove(.leftOut)
            give(newValue.size, newValue.proposal)
        }
    }

    /// Where the element stands, for those who put it there themselves.
    package final var keptOrigin: CGPoint {
        get { CGPoint(x: placedX, y: placedY) }
        set { (placedX, placedY) = (newValue.x, newValue.y) }
    }

    /// The proposal that led to `placedSize`.
    @inlinable public final var proposal: ProposedViewSize { proposed.value }

    /// Gives the element a size, without a place.
    package final func give(_ size: CGSize, _ proposal: ProposedViewSize) {
        let proposal = ShortProposal(proposal)
        if size != placedSize {
            givenSize = size
            marks.insert(.needsPlacing | .resized)
        }
        // What is inside may be laid out by the proposal alone: nil is another than the length it led to.
        if proposal != proposed {
            proposed = proposal
            marks.insert(.needsPlacing)
        }
    }

    /// All that a placement sets, so that a container can try one out and take it back.
    package struct Standing {
        fileprivate var x, y: CGFloat
        fileprivate var proposal: ShortProposal
        fileprivate var size: CGSize
        fileprivate var state: State
    }

    package final var standing: Standing {
        get {
            Standing(x: placedX, y: placedY, proposal: proposed, size: placedSize, state: state)
        }
        set {
            (placedX, placedY, proposed) = (newValue.x, newValue.y, newValue.proposal)
            (givenSize, marks) = (newValue.size, newValue.state)
        }
    }

    /// Whether the element was placed since its container took back all placements.
    @inlinable public final var isPlaced: Bool { marks.contains(.placed) }

    /// Takes the element out of its container for now: it is neither placed nor shown until it is placed again.
    package final func leaveOut() {
        marks.remove(.placed)
        marks.insert(.leftOut)
    }

    /// Whether the container's layout left the element out.
    @inlinable public final var isLeftOut: Bool { marks.contains(.leftOut) }

    /// An element that was not placed yet.
    public init(level: UInt16 = 0) { self.level = level }

    /// The size the element takes for a proposal. Pure: the same answer for the same proposal until it is invalidated.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The size for a proposal, with what the element knows of other proposals.
    open func answer(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(sizeThatFits(proposal)) }

    /// The value of a guide that the element, or one inside it, sets; `size` is what it was or will be given.
    ///
    /// Whether the value is nil must not depend on `size`.
    open func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? { nil }

    /// The distances the element prefers to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// A stack gives space to the children with higher priority first.
    open var layoutPriority: Double { 0 }

    /// The value that the element's view set for the layout it stands in.
    open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// What the element knows, without being measured, about its length on `axis`; nil: measure it.
    ///
    /// This is what keeps nested stacks from measuring every child three times a level: see `LengthRange`.
    open func lengthRange(along axis: Axis) -> LengthRange? { nil }
}

extension LayoutElement {
    /// Puts the element's `anchor` on `position`.
    package func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let offset = anchor.point(in: size)
        placement = Placement(
            origin: CGPoint(x: position.x - offset.x, y: position.y - offset.y), size: size, proposal: proposal)
    }
}

/// A key for a value that a view tells the layout it stands in.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutvaluekey>.
public protocol LayoutValueKey {
    /// What the view tells.
    associatedtype Value
    /// What a view without the value tells.
    static var defaultValue: Value { get }
}
