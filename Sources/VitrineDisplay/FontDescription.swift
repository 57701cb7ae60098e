/// A font as the text engine looks it up. Sizes are in points.
package struct FontDescription: Hashable, Sendable {
    package enum Design: UInt8, Sendable { case `default`, serif, rounded, monospaced }

    /// A family by name, or nil for the system's font.
    package var family: String?
    package var size: CGFloat
    /// 100 ... 900, 400 is regular.
    package var weight: Int
    package var design: Design
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    package var hasSmallCaps: Bool
    /// The width of the face as a share of the normal one.
    package var width: CGFloat

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, design: Design = .default, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, width: CGFloat = 1
    ) {
        (self.family, self.size, self.weight, self.design) = (family, size, weight, design)
        (self.isItalic, self.hasMonospacedDigits, self.hasSmallCaps) = (isItalic, hasMonospacedDigits, hasSmallCaps)
        self.width = width
    }
}

/// The vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascent, descent, leading, capHeight, xHeight: CGFloat
    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
}
