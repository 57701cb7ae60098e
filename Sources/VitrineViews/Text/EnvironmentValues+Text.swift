extension EnvironmentValues {
    /// The font of text that sets none, or nil for the body font.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/font>.
    public var font: Font? {
        get { text.attributes.font }
        set { text.attributes.font = newValue }
    }

    /// How large the user wants text to be.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize>.
    public var dynamicTypeSize: DynamicTypeSize {
        get { text.dynamicTypeSize }
        set { text.dynamicTypeSize = newValue }
    }

    /// Whether the user asks for heavier text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight>.
    public var legibilityWeight: LegibilityWeight? {
        get { text.legibilityWeight }
        set { text.legibilityWeight = newValue }
    }

    /// The greatest number of lines a text takes, or nil for any.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit>.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }

    /// The distance between the bottom of a line and the top of the next, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/linespacing>.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    /// How the lines of a text stand to each other.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/multilinetextalignment>.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// Where a line that is too long is cut.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/truncationmode>.
    public var truncationMode: Text.TruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    /// The smallest share of its size that a text shrinks to in order to fit.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/minimumscalefactor>.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    /// Whether characters may move together in order that a line fits.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/allowstightening>.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// The case that texts show in, or nil for their own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/textcase>.
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}
