/// `background` and `overlay`: a second child that is given the first one's size and changes nothing.
///
/// Size, guides, spacing, priority and length range of the container are the primary child's (A6-08). Several views in
/// one layer are a `ZStackLayout` with the same alignment, which then is the secondary child.
///
/// See <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)>.
package struct LayeredLayout: Equatable {
    package let alignment: Alignment

    package init(_ alignment: Alignment = .center) { self.alignment = alignment }

    /// Where the secondary child stands on a primary child of `size`: it may overflow (A6-10).
    package func placeSecondary(
        _ secondary: LayoutElement, on primary: LayoutElement, of size: CGSize
    ) -> UnaryPlacement {
        let proposal = ProposedViewSize(size)
        let dimensions = ViewDimensions(size: secondary.sizeThatFits(proposal), element: secondary)
        return UnaryPlacement(
            origin: alignment.origin(of: dimensions, in: ViewDimensions(size: size, element: primary)),
            proposal: proposal)
    }
}
