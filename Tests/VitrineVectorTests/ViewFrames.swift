import SwiftUI
import VitrineCore
import VitrineDisplay
import VitrineRuntime

@testable import VitrineVectors

/// A view in a window that proposes its size and centres what comes of it, as the windows of the data do.
@MainActor struct Window {
    /// The frames of the views marked with `mark(_:)`, in window points.
    private(set) var frames: [String: CGRect] = [:]
    private(set) var display = DisplayList()
    /// How many bodies and closures ran.
    private(set) var bodies = 0
    /// The size the root takes, in points.
    private(set) var size = CGSize.zero

    init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isRightToLeft: Bool = false,
        @ViewBuilder _ content: () -> some View
    ) {
        var environment = EnvironmentValues()
        if isRightToLeft { environment.layoutDirection = .rightToLeft }
        let host = RenderHost(
            content(), textEngine: NoText(), displayScale: scale, environment: environment)
        (size, display) = host.frame(proposal: ProposedViewSize(width: width, height: height))
        bodies = host.host.log.bodies
        let origin = CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2)
        VectorProbeNode.frames(below: host.rootNode, at: origin, into: &frames)
    }

    /// The frame of a marked view, to a hundredth of a point.
    subscript(id: String) -> CGRect {
        guard let frame = frames[id] else { return .null }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 + 0 }
        return CGRect(rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height))
    }

    /// The size that a view takes of a window.
    static func size(_ view: some View, in width: CGFloat = 60, _ height: CGFloat = 40) -> CGSize {
        Window(width, height) { view }.size
    }
}

extension View {
    /// Lets a window find the view's frame.
    func mark(_ id: String) -> some View { modifier(VectorProbe(id: id, parts: [:])) }
}

/// A view of one size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.gray.frame(width: width, height: height)
}

/// One line of a text of 13 points.
@MainActor func line(_ width: CGFloat) -> VectorBox {
    var line = VectorBox(width, 16)
    line.baseline = 13
    return line
}

/// A picture that takes any size.
@MainActor func picture(_ width: CGFloat, _ height: CGFloat) -> VectorBox {
    var picture = VectorBox(width, height)
    (picture.width.isFlexible, picture.height.isFlexible) = (true, true)
    return picture
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension CGSize {
    init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
