import CPango
import Foundation
import Synchronization
import VitrineDisplay

/// Measures and paints text with Pango.
///
/// One engine has one font map and one lock; several engines work side by side, but where they need the font files
/// themselves (`FontFiles`). What was measured is remembered, within bounds.
package final class PangoTextEngine: TextEngine {
    private let state: Mutex<State>

    /// An engine that knows the system's fonts and those in `fontDirectories`.
    package init(fontDirectories: [URL] = []) {
        state = Mutex(State(directories: fontDirectories))
    }

    package func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        FontFiles.locked { state.withLock { $0.measure(text, width: width, height: height) } }
    }

    /// As `measure`, but always by laying out: what the shorter ways must agree with.
    package func measureByLayout(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        FontFiles.locked { state.withLock { $0.measureFully(text, width: width, height: height) } }
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        FontFiles.locked { state.withLock { $0.fonts.metrics(of: font) } }
    }

    package func place(_ text: StyledText, size: CGSize) -> PlacedText {
        FontFiles.locked { state.withLock { $0.place(text, size: size) } }
    }

    package func ruler(for font: FontDescription, language: String) -> (any LabelRuler)? {
        Ruler(self, FontFiles.locked { state.withLock { $0.ruler(for: font, language) } })
    }

    private final class Ruler: LabelRuler {
        private let engine: PangoTextEngine
        // Used while the engine's lock is held.
        nonisolated(unsafe) private let table: AdvanceTable
        init(_ engine: PangoTextEngine, _ table: AdvanceTable) { (self.engine, self.table) = (engine, table) }

        func measure(_ label: String) -> TextMeasure? {
            engine.state.withLock { _ in table.width(of: label).map(table.line) }
        }
    }

    /// Whether a family of this name is installed, in letters of either case.
    package func hasFamily(_ name: String) -> Bool {
        state.withLock { $0.fonts.configuration.families.contains(name.lowercased()) }
    }

    /// Calls `body` with `text` laid out as `measure` would for these arguments; the lock is held meanwhile.
    func withGlyphs<R: Sendable>(
        of text: StyledText, size: CGSize, _ body: (GlyphSource, FontStore) -> R
    ) -> R {
        FontFiles.locked { state.withLock { body($0.glyphs(of: text, size: size), $0.fonts) } }
    }

    /// What the lock guards.
    private final class State {
        struct Key: Hashable {
            var text: StyledText
            var width, height: CGFloat
        }

        let fonts: FontStore
        private var labels = LabelMeasurer()
        private var measures = TwoGenerationCache<Key, TextMeasure>(bound: 8_192)
        private var blocks = TwoGenerationCache<Key, TextBlock>(bound: 2_048)

        init(directories: [URL]) {
            fonts = FontStore(configuration: FontConfiguration(directories: directories))
        }

        func ruler(for font: FontDescription, _ language: String) -> AdvanceTable {
            labels.table(for: font, language, fonts)
        }

        func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
            if let label = labels.measure(text, width: width, height: height, fonts: fonts) { return label }
            return measureFully(text, width: width, height: height)
        }

        func measureFully(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
            let key = Key(text: text, width: width, height: height)
            if let known = measures.value(for: key) { return known }
            let layouter = TextLayouter(fonts: fonts, text: text, width: width, height: height)
            if layouter.width == 0 {
                let measure = layouter.measureInNoWidth()
                measures.insert(measure, for: key)
                return measure
            }
            let block = layouter.block()
            let measure = block.measure(width: width)
            measures.insert(measure, for: key)
            // The text will be asked for again, and painted, in the size it took. There it must look as it does now,
            // which a second layout does not promise for a text cut in its middle.
            let taken = Key(text: text, width: measure.size.width, height: measure.size.height)
            if taken != key, measure.size.width > 0 {
                measures.insert(measure, for: taken)
                blocks.insert(block, for: taken)
            }
            return measure
        }

        func place(_ text: StyledText, size: CGSize) -> PlacedText {
            // Most labels need no layout to be placed, as they need none to be measured.
            if size.width > 0, let label = labels.measure(text, width: size.width, height: size.height, fonts: fonts) {
                let (width, string) = (label.size.width, text.runs[0].string)
                var run = PlacedText.Run(string, source: 0, x: text.offset(of: width, in: size.width), width: width)
                run.font = fonts.differing(from: text.runs[0].font)
                return PlacedText(lines: [PlacedText.Line(baseline: label.firstBaseline, runs: [run])])
            }
            return block(text, width: size.width, height: size.height).placed(text, width: size.width, fonts)
        }

        func glyphs(of text: StyledText, size: CGSize) -> GlyphSource {
            // Most labels need no layout to be painted, either.
            if let run = labels.shape(text, size: size, fonts: fonts) { return .label(run) }
            return .block(block(text, width: size.width, height: size.height))
        }

        func block(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextBlock {
            let key = Key(text: text, width: width, height: height)
            if let known = blocks.value(for: key) { return known }
            let block = TextLayouter(fonts: fonts, text: text, width: width, height: height).block()
            blocks.insert(block, for: key)
            return block
        }
    }
}
