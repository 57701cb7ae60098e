/// A paragraph with all its attributes resolved: what the text engine measures and the renderer paints.
package struct StyledText: Hashable, Sendable {
    /// A stretch of text of one look.
    package struct Run: Hashable, Sendable {
        package var string: String
        package var font: FontDescription
        package var paint: Paint
        /// Extra space after each character, in points.
        package var kerning: CGFloat {
            get { extras.isEmpty ? 0 : extras[0].kerning }
            set { self[extra: \.kerning] = newValue }
        }
        /// How far the run stands above the baseline, in points.
        package var baselineOffset: CGFloat {
            get { extras.isEmpty ? 0 : extras[0].baselineOffset }
            set { self[extra: \.baselineOffset] = newValue }
        }
        package var underline: Line? {
            get { extras.first?.underline }
            set { self[extra: \.underline] = newValue }
        }
        package var strikethrough: Line? {
            get { extras.first?.strikethrough }
            set { self[extra: \.strikethrough] = newValue }
        }
        /// Where the run leads to.
        package var link: LinkTarget? {
            get { extras.first?.link }
            set { self[extra: \.link] = newValue }
        }

        // Most runs have none of these, and there are many runs: they stand apart, in an array of one or none.
        private var extras: [Extras] = []

        private struct Extras: Hashable, Sendable {
            var kerning: CGFloat = 0
            var baselineOffset: CGFloat = 0
            var underline: Line?
            var strikethrough: Line?
            var link: LinkTarget?
        }

        private subscript<Value: Equatable>(extra keyPath: WritableKeyPath<Extras, Value>) -> Value {
            get { (extras.first ?? Extras())[keyPath: keyPath] }
            set {
                if extras.isEmpty {
                    if newValue == Extras()[keyPath: keyPath] { return }
                    extras.append(Extras())
                }
                extras[0][keyPath: keyPath] = newValue
                if extras[0] == Extras() { extras = [] }
            }
        }

        package init(_ string: String, font: FontDescription, paint: Paint) {
            (self.string, self.font, self.paint) = (string, font, paint)
        }
    }

    package struct Line: Hashable, Sendable {
        /// nil: the colour of the text.
        package var color: RGBA?
        package var pattern: Pattern
        package enum Pattern: UInt8, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package init(color: RGBA? = nil, pattern: Pattern = .solid) { (self.color, self.pattern) = (color, pattern) }
    }

    package enum Alignment: UInt8, Sendable { case leading, center, trailing }
    package enum Truncation: UInt8, Sendable { case head, tail, middle }

    package var runs: [Run]
    package var alignment: Alignment = .leading
    /// The greatest number of lines, or nil for any.
    package var lineLimit: Int?
    package var truncation: Truncation = .tail
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// Of the layout: on which side the lines stand.
    package var direction: LayoutDirection = .leftToRight
    /// Of the text: on which side its lines begin to be read.
    package var writingDirection: LayoutDirection = .leftToRight
    /// A BCP 47 tag.
    package var language: String = "en"

    package init(_ runs: [Run]) { self.runs = runs }
}

/// What measuring a paragraph gives, in points; baselines count from the top.
package struct TextMeasure: Hashable, Sendable {
    package var size: CGSize
    package var firstBaseline, lastBaseline: CGFloat
    package var lineCount: Int

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
        (self.size, self.lineCount) = (size, lineCount)
        (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
    }
}

/// Measures text. The engine that measures is the engine that paints; the core knows only this protocol.
package protocol TextEngine: AnyObject, Sendable {
    /// The size of `text` laid out in at most `width` x `height` points; infinity means as much as it needs.
    ///
    /// Lines that do not fit `height` are cut off with an ellipsis, but at least one is kept (C1-11).
    func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure
    func metrics(of font: FontDescription) -> FontMetrics
    /// Where the lines of `text` come to stand in a box of `size`, for formats that keep text as text.
    func place(_ text: StyledText, size: CGSize) -> PlacedText
    /// What measures plain labels in `font`, if the engine has a shorter way for them.
    func ruler(for font: FontDescription, language: String) -> (any LabelRuler)?
}

extension TextEngine {
    package func ruler(for font: FontDescription, language: String) -> (any LabelRuler)? { nil }
}

/// Measures labels of one font: texts of one look, written from left to right on one line.
package protocol LabelRuler: AnyObject, Sendable {
    /// What the engine would measure for `label` in any space it fits; nil: only the engine can tell.
    func measure(_ label: String) -> TextMeasure?
}
