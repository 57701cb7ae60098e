import VitrineDisplay

extension SVGWriter {
    /// An element a line, so that a selection goes along it.
    mutating func write(_ text: StyledText, size: CGSize, at offset: CGPoint) {
        let isPlain = text.runs.allSatisfy(\.paint.isColor)
        if !isPlain {
            // Gradients are in the text's own coordinates.
            body.write("<g")
            body.translation(offset)
            body.write(">")
        }
        let origin = isPlain ? offset : .zero
        for line in engine.place(text, size: size).lines { write(line, of: text, size, at: origin) }
        if !isPlain { body.write("</g>") }
    }

    private mutating func write(_ line: PlacedText.Line, of text: StyledText, _ size: CGSize, at origin: CGPoint) {
        let runs = shown(line)
        guard let first = runs.first else { return }
        let baseline = origin.y + line.baseline
        if runs.count == 1 {
            linked(to: text.runs[first.source].link) { writer in
                writer.body.write("<text")
                writer.write(first, of: text, size, x: origin.x, baseline: baseline)
                writer.body.write("</text>")
            }
        } else {
            body.write("<text>")
            for run in runs {
                linked(to: text.runs[run.source].link) { writer in
                    writer.body.write("<tspan")
                    writer.write(run, of: text, size, x: origin.x, baseline: baseline)
                    writer.body.write("</tspan>")
                }
            }
            body.write("</text>")
        }
        for run in runs {
            let place = CGPoint(x: origin.x, y: baseline)
            if isPicture(run) { writePicture(of: run, of: text, at: place) }
            writeLines(run, of: text, at: place)
        }
    }

    /// Without the spaces at the line's end, which take no room there.
    private func shown(_ line: PlacedText.Line) -> [PlacedText.Run] {
        var runs = line.runs.filter { !$0.string.isEmpty }
        while var last = runs.popLast() {
            while let end = last.string.unicodeScalars.last, end.properties.isWhitespace {
                last.string.unicodeScalars.removeLast()
            }
            guard !last.string.isEmpty else { continue }
            return runs + [last]
        }
        return []
    }

    private mutating func write(
        _ run: PlacedText.Run, of text: StyledText, _ size: CGSize, x: CGFloat, baseline: CGFloat
    ) {
        var source = text.runs[run.source]
        if let font = run.font { source.font = font }
        // Text that runs to the left starts at its right edge.
        body.attribute(" x=", x + (run.isRightToLeft ? run.x + run.width : run.x))
        let rise = source.baselineOffset.isFinite ? source.baselineOffset : 0
        body.attribute(" y=", baseline - rise)
        if run.isRightToLeft { body.write(" direction=\"rtl\" unicode-bidi=\"embed\"") }
        // Keeps the width where a viewer has another face; spreading letters that join would tear them apart.
        if run.fallbackFamily == nil, run.string.utf8.count > 1 { body.attribute(" textLength=", run.width) }
        let look = TextLook(source, fallback: run.fallbackFamily)
        hasText = true
        if rootFont == nil, run.fallbackFamily == nil {
            rootFont = look
            // Its word is a style, and the root may have another one.
            rootFont?.hasMonospacedDigits = false
        }
        look.write(to: &body, over: rootFont)
        if isPicture(run) {
            // To be selected; what is seen is the picture.
            body.write(" fill=\"none\"")
        } else if run.hasColor {
            // Glyphs with colours of their own know no fill.
            if case .color(let color) = source.paint, color.alpha < 1 {
                body.attribute(" opacity=", CGFloat(max(color.alpha, 0)))
            }
        } else if source.paint != .color(.black) {
            let reach = source.font.clampedSize
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
            attributes(of: source.paint, " fill=", " fill-opacity=", over: bounds)
        }
        body.write(">")
        body.writeEscaped(run.string)
    }

    /// Lines under and through text are drawn: a viewer's own would be where its face says, in one colour and whole.
    private mutating func writeLines(_ run: PlacedText.Run, of text: StyledText, at origin: CGPoint) {
        let source = text.runs[run.source]
        guard source.underline != nil || source.strikethrough != nil else { return }
        for line in source.decorations(engine.metrics(of: source.font)) {
            let y = line.offset - source.baselineOffset + origin.y
            let path = Path {
                $0.addLines([CGPoint(x: origin.x + run.x, y: y), CGPoint(x: origin.x + run.x + run.width, y: y)])
            }
            stroke(path, line.paint, StrokeStyle(lineWidth: line.thickness, dash: line.dash), at: .zero)
        }
    }
}
