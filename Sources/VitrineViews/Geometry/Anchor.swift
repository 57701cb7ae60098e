/// A value in the coordinates of a view, to be read in those of another.
///
/// See <https://developer.apple.com/documentation/swiftui/anchor>. A `GeometryProxy` turns it into its own coordinates.
nonisolated public struct Anchor<Value> {
    let geometry: ViewGeometry
    /// The value for the view's size, in its own coordinates, brought to others by a transform.
    let resolve: (CGSize, CGAffineTransform) -> Value

    /// What an anchor is made of.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anchor/source>.
    nonisolated public struct Source {
        let resolve: (CGSize, CGAffineTransform) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        if a.geometry !== b.geometry { return false }
        let size = a.geometry.size
        return a.resolve(size, .identity) == b.resolve(size, .identity)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(geometry)) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Self { Self { CGRect(origin: .zero, size: $0).applying($1) } }
    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Self { Self { rect.applying($1) } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates, in points.
    public static func point(_ point: CGPoint) -> Self { Self { point.applying($1) } }
    /// A point in parts of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { CGPoint(x: $0.width * point.x, y: $0.height * point.y).applying($1) }
    }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// An anchor's value in the container's coordinates (B4-17).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)>.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let (from, to) = (anchor.geometry.toWindow, geometry.toWindow)
        return anchor.resolve(anchor.geometry.size, from.concatenating(to.inverted()))
    }
}

nonisolated struct AnchorModifier<Key: PreferenceKey, Value>: PathModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    /// What becomes of the preference: the value inside, nil where nobody tells one, and the anchor.
    let transform: (Key.Value?, Anchor<Value>) -> Key.Value

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        AnchorNode(declared, inputs)
    }
}

private final class AnchorNode<Key: PreferenceKey, Value>: WrapperNode {
    private let geometry: ViewGeometry
    private var declared: Declared<AnchorModifier<Key, Value>> { Declared(_declared) }

    init(_ declared: Declared<AnchorModifier<Key, Value>>, _ inputs: __shared ViewInputs) {
        geometry = ViewGeometry(.zero, inputs.host)
        super.init(inputs, declared.erased)
    }

    override var placeKeeper: AnyObject? { geometry }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        geometry.size = size
        super.placeChildren(in: size, proposal)
    }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if takeVersion() { preferenceChanged(Key.self) }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return combinedPreference(key) }
        let anchor = Anchor(geometry: geometry, resolve: declared.value.source.resolve)
        return (declared.value.transform(combinedPreference(Key.self), anchor) as! K.Value)
    }
}

extension View {
    /// Sets a preference to a value made from an anchor of the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)>.
    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(AnchorModifier<K, A>(source: value) { _, anchor in transform(anchor) })
    }

    /// Changes a preference by an anchor of the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)>.
    nonisolated public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(
            AnchorModifier<K, A>(source: value) { former, anchor in
                var value = former ?? K.defaultValue
                transform(&value, anchor)
                return value
            })
    }
}
