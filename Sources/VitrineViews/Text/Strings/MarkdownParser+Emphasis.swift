extension MarkdownParser {
    /// Gives each run of delimiters that closes something the nearest one that opens it.
    mutating func pairDelimiters() {
        var closer = 0
        while closer < pieces.count {
            guard let end = pieces[closer].delimiter, end.canClose, end.count > 0,
                let opener = opener(for: end, before: closer)
            else {
                closer += 1
                continue
            }
            let length: Int
            if end.character == "~" {
                length = end.count
            } else {
                length = end.count >= 2 && pieces[opener].delimiter!.count >= 2 ? 2 : 1
            }
            for index in (opener + 1)..<closer {
                if end.character == "~" {
                    pieces[index].span.isStruckThrough = true
                } else if length == 2 {
                    pieces[index].span.isStrong = true
                } else {
                    pieces[index].span.isEmphasized = true
                }
                // A delimiter between the two found no partner of its own.
                pieces[index].delimiter?.canOpen = false
                pieces[index].delimiter?.canClose = false
            }
            pieces[opener].delimiter!.count -= length
            pieces[closer].delimiter!.count -= length
            if pieces[closer].delimiter!.count == 0 { closer += 1 }
        }
    }

    private func opener(for end: Delimiter, before closer: Int) -> Int? {
        pieces[..<closer].lastIndex { piece in
            guard let start = piece.delimiter, start.character == end.character, start.canOpen, start.count > 0 else {
                return false
            }
            if end.character == "~" { return start.count == end.count && end.count <= 2 }
            // CommonMark's rule of three: a run that both opens and closes must not pair up unevenly.
            let isBoth = start.canClose || end.canOpen
            return !(isBoth && (start.count + end.count) % 3 == 0 && (start.count % 3 != 0 || end.count % 3 != 0))
        }
    }

    /// The spans, with the delimiters that paired with none as text, and neighbours of one look joined.
    func merged() -> [Markdown.Span] {
        var spans: [Markdown.Span] = []
        for piece in pieces {
            var span = piece.span
            if let delimiter = piece.delimiter {
                span.text = String(repeating: delimiter.character, count: delimiter.count)
            }
            if span.text.isEmpty { continue }
            var last = spans.last
            last?.text = span.text
            if last == span { spans[spans.count - 1].text += span.text } else { spans.append(span) }
        }
        return spans
    }
}
