import SwiftUI
import VitrineCore
import VitrineViews

extension TestHost {
    /// Why a tap did nothing.
    public struct TapError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Taps in the middle of an element, as the last frame shows it, and makes the next frame.
    ///
    /// What is in front there acts: the innermost view around it that does something when it is tapped, such as a
    /// `NavigationLink`, a tab or the button back of a navigation bar.
    ///
    /// - Returns: what the next frame shows otherwise than the last.
    /// - Throws: a `TapError` when nothing there acts, it is disabled, or something else is in front of the element.
    /// - Complexity: O(nodes), besides the frame.
    @discardableResult
    public func tap(_ element: Element) throws -> Changes {
        let frame = element.frame
        return try tap(at: CGPoint(x: frame.midX, y: frame.midY)) { action in
            let inside = Set(element.nodes)
            // The element has what acts in it, or is in it.
            return inside.contains(NodeID(number: action.id)) || action.holds(element.id)
        }
    }

    /// Taps at a point of the window, in points from its top left corner, and makes the next frame.
    ///
    /// - Throws: a `TapError` when nothing there acts, or it is disabled.
    @discardableResult
    public func tap(at point: CGPoint) throws -> Changes { try tap(at: point) { _ in true } }

    private func tap(at point: CGPoint, _ isMeant: (ActionNode) -> Bool) throws -> Changes {
        let place = "at (\(point.x), \(point.y))"
        guard let action = host.rootNode.action(at: point) else {
            throw TapError(description: "nothing \(place) does anything when it is tapped")
        }
        guard isMeant(action) else {
            throw TapError(description: "something else is in front of the element \(place)")
        }
        guard action.isEnabled else { throw TapError(description: "what is \(place) is disabled") }
        action.perform()
        return frame()
    }
}

extension ViewNode {
    fileprivate func holds(_ id: TestHost.NodeID) -> Bool {
        TestHost.NodeID(number: self.id) == id || children.contains { $0.node.holds(id) }
    }
}
