import VitrineGraph

/// Where a view stands and how large it is, as the last layout left it.
///
/// Bodies and closures that read it through a proxy depend on it, on the size and on the place apart.
final class ViewGeometry {
    /// A named coordinate space around the view.
    struct Space: Equatable {
        var name: AnyHashable
        var toGlobal: CGAffineTransform
        var size: CGSize
    }

    private let host: ViewHost
    private let sizeSource = Source()
    private let placeSource = Source()
    private var currentSize: CGSize
    private var toGlobal = CGAffineTransform.identity
    /// Outermost first.
    private var spaces: [Space] = []

    init(_ size: CGSize, _ host: ViewHost) { (currentSize, self.host) = (size, host) }

    var size: CGSize {
        get {
            sizeSource.recordRead()
            return currentSize
        }
        set {
            if newValue == currentSize { return }
            currentSize = newValue
            sizeSource.invalidate()
        }
    }

    /// Takes over where the view was found; who read the former place is told.
    func move(_ toGlobal: CGAffineTransform, in spaces: [Space]) {
        if toGlobal == self.toGlobal, spaces == self.spaces { return }
        (self.toGlobal, self.spaces) = (toGlobal, spaces)
        placeSource.invalidate()
    }

    /// The view's frame in a space; that of the window where nobody around has the name.
    func frame(in space: CoordinateSpace) -> CGRect {
        let frame = CGRect(origin: .zero, size: size)
        switch space {
        case .local: return frame
        case .global: return frame.applying(place.toGlobal)
        case .named(let name):
            let frame = frame.applying(place.toGlobal)
            return place.spaces.last { $0.name == name }.map { frame.applying($0.toGlobal.inverted()) } ?? frame
        }
    }

    /// The bounds of a named space, in the view's own.
    func bounds(of name: AnyHashable) -> CGRect? {
        let place = place
        guard let space = place.spaces.last(where: { $0.name == name }) else { return nil }
        return CGRect(origin: .zero, size: space.size).applying(
            space.toGlobal.concatenating(place.toGlobal.inverted()))
    }

    /// What brings the view's coordinates to those of the window.
    var toWindow: CGAffineTransform { place.toGlobal }

    private var place: (toGlobal: CGAffineTransform, spaces: [Space]) {
        // From now on frames look for places when they have laid out.
        host.asksForPlaces = true
        placeSource.recordRead()
        return (toGlobal, spaces)
    }
}
