/// Tells the size of a container view and where it stands.
///
/// See <https://developer.apple.com/documentation/swiftui/geometryproxy>.
nonisolated public struct GeometryProxy {
    let geometry: ViewGeometry

    /// The size of the container, in points.
    public var size: CGSize { geometry.size }

    /// The safe area inset of the container; there are no safe areas, so it is 0.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The container's bounds in a coordinate space, in points; a name that no view around has stands for the window.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)>. Before the first layout is done
    /// the container stands at the origin of every space; then whoever asked is run again.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        geometry.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The container's bounds in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

    /// The bounds of a coordinate space around, in the container's own; nil where there is none of that name.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)>.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.bounds(of: coordinateSpace.name)
    }
}
