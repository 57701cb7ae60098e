/// The texts of `--help`.
enum Help {
    static let version = "0.1.0"

    static let summary = """
        usage: vitrine render FILE.swift [options]     draw a view of the file as a picture
               vitrine resolve FILE.swift [options]    print what the view's containers resolve to
               vitrine --help | --version
        """

    static func text(_ topic: HelpTopic) -> String {
        switch topic {
        case .all: all
        case .render: render
        case .resolve: resolve
        }
    }

    private static let exitCodes = """
        Exit codes:
          0  done
          1  the file or its view failed: it does not compile, has no such view, crashed or took too long
          2  the command line is wrong
          3  the tool could not do its part: no compiler, a broken installation, an output that cannot be written
        """

    private static let choice = """
        Which view: the one named by --view; otherwise the first #Preview, a PreviewProvider, or the last view of the
        file that can be made without arguments and that no other view of it mentions.
        """

    private static let all = """
        vitrine: SwiftUI files on Linux

        \(summary)

        FILE.swift is compiled as it is, with `import SwiftUI` meaning this project's. What was compiled is kept in
        ${XDG_CACHE_HOME:-~/.cache}/vitrine and not compiled again until the file changes.

        \(choice)

        \(exitCodes)

        `vitrine render --help` and `vitrine resolve --help` list the options.
        """

    private static let common = """
          --view NAME         the view to take: a type's name (Board, Outer.Board) or a preview's name
          --size WxH          what is proposed to the view, in points (390x844); by default the view's own size, or
                              400x800 where it has none of its own
          --dark              in the dark colour scheme
          --rtl               laid out from right to left
          --timeout SECONDS   how long the view's code may take (20)
        """

    private static let render = """
        usage: vitrine render FILE.swift [options]

        Draws a view of the file and writes a PNG, SVG or PDF. Prints the picture's path.

          -o, --output PATH   where to write it; its suffix, .png, .svg or .pdf, says what; by default a PNG of the
                              view's name, display-board.png, in this folder; - is standard output, as PNG
        \(common)
          --scale N           pixels a point (2); in SVG and PDF a point is a point
          --page-size SIZE    PDF: lets the view flow over pages of this size, WxH in points, A4 or Letter; proposes
                              their width to the view; by default one page as large as the view
          --page-margin N     what stays free on each side of the pages, in points (0)
          --font-dir DIR      a folder of fonts that the view may name; may be said several times

        \(choice)

        \(exitCodes)
        """

    private static let resolve = """
        usage: vitrine resolve FILE.swift [options]

        Prints, for every container of the view that reads its subviews or sections, what was declared beside what
        it resolved to.

          --json              as JSON instead
        \(common)

        \(choice)

        \(exitCodes)
        """
}
