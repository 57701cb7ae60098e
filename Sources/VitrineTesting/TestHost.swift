import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineRuntime

/// A window without a screen, for tests of views: it keeps a view alive, makes its frames and tells what they show.
///
/// The view stands in the middle of the window and is proposed the window's size, in points. The first frame is made by
/// the initialiser; later ones by `frame()` and whatever else changes something. Queries (`text`, `texts`, `find`) look
/// at the last frame. See `Documentation/Testing.md`.
///
/// ```swift
/// @Test func counts() throws {
///     let host = TestHost(size: CGSize(width: 300, height: 200)) { Counter(model: model) }
///     #expect(host.texts == ["0"])
///     model.count = 1
///     host.frame()
///     #expect(host.texts == ["1"])
/// }
/// ```
///
/// Of the verbs of users there are `tap` and `scroll`; the framework has no controls for others yet.
@MainActor public final class TestHost {
    /// What texts are measured with.
    public enum Fonts: Sendable {
        /// Sizes to know by heart, the same on every machine: a character of the body font is 10 points wide, a line 20
        /// points high, with its baseline 15 points below the top. Other fonts are in proportion to their size, in whole
        /// points: a character `w` wide, a line `2w` high. Lines break after spaces.
        ///
        /// Without a `spacing:`, texts in a `VStack` follow one another without a gap; below a text of the body font,
        /// what is no text stands 12 points lower, and above one 7 points higher.
        case fixed
        /// The fonts of the system, as pictures have them. Sizes depend on what is installed.
        case system
    }

    /// The size of the window, in points.
    public private(set) var size: CGSize
    /// How far the host's clock was moved. The clock stands still but for `advance(by:)`.
    public private(set) var time: Duration = .zero
    /// What texts are measured with.
    public let fonts: Fonts

    let host: RenderHost
    let colorScheme: ColorScheme
    /// What the last frame shows.
    var display = DisplayList()
    private let pango: PangoTextEngine?

    /// Opens a window on `content` and makes its first frame.
    ///
    /// - Parameters:
    ///   - size: the window's size, in points; what is not a number or below zero counts as 0, with a message.
    ///   - colorScheme: light or dark, for the content and for the ground of pictures.
    ///   - layoutDirection: the direction in which content is laid out.
    ///   - fonts: what texts are measured with.
    ///   - environment: changes further values of the environment that the content stands in.
    ///   - content: the views to show; several are stacked.
    public init<Content: View>(
        size: CGSize, colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        fonts: Fonts = .fixed, environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.size = Self.checked(size)
        (self.colorScheme, self.fonts) = (colorScheme, fonts)
        var values = EnvironmentValues()
        values.layoutDirection = layoutDirection
        environment(&values)
        let pango = fonts == .system ? PangoTextEngine() : nil
        self.pango = pango
        let folders = [Bundle.main.resourceURL, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
        host = RenderHost(
            WindowContent(content: content()), textEngine: pango ?? FixedTextEngine(),
            imageLoader: FileImageLoader(folders: folders.compactMap { $0 }), colorScheme: colorScheme == .dark,
            isLive: true, environment: values)
        frame()
    }

    private static func checked(_ size: CGSize) -> CGSize {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        let checked = CGSize(width: length(size.width), height: length(size.height))
        if checked != size {
            VitrineLog.warnOnce(
                "a TestHost was given the size \(size.width) x \(size.height); \(checked.width) x \(checked.height) is "
                    + "used. Give the window a size in points.")
        }
        return checked
    }

    // MARK: Frames

    /// Makes the next frame: does what changes since the last one ask for, and nothing else.
    ///
    /// - Returns: what it shows otherwise than the last frame.
    /// - Complexity: the work of what changed (see `work`), and the collection of what is shown.
    @discardableResult
    public func frame() -> Changes {
        let changes = host.update(proposal: ProposedViewSize(size))
        display = host.displayList()
        return Changes(changes)
    }

    /// Puts other content into the window and makes the next frame. Content of the same type keeps its state; what is
    /// the same in it is left alone.
    @discardableResult
    public func update<Content: View>(@ViewBuilder _ content: () -> Content) -> Changes {
        host.update(WindowContent(content: content()))
        return frame()
    }

    /// Gives the window another size, in points, and makes the next frame.
    @discardableResult
    public func resize(to size: CGSize) -> Changes {
        self.size = Self.checked(size)
        return frame()
    }

    /// Moves the host's clock and makes the next frame.
    ///
    /// Animations run by it: one that begins in a frame is at its start there, and elsewhere when the clock was moved.
    /// Tasks do not wait by it.
    @discardableResult
    public func advance(by duration: Duration) -> Changes {
        time += duration
        host.time = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        return frame()
    }

    /// Whether something is animated, and so looks otherwise when the clock is moved.
    public var isAnimating: Bool { host.isAnimating }

    // MARK: Pictures

    /// The window as a PNG file, on white ground, or black in the dark colour scheme.
    ///
    /// Letters are always drawn with the fonts of the system. With `Fonts.fixed` they stand in the boxes of the fixed
    /// metrics, where a wide word may be cut off: use `Fonts.system` for pictures that are to look right.
    ///
    /// - Parameter scale: pixels a point.
    /// - Throws: an error that says why when the window has no size, or one too large to draw.
    public func png(scale: CGFloat = 1) throws -> Data {
        let background: RGBA = colorScheme == .dark ? .black : .white
        return Data(
            try CairoRenderer.png(
                display, size: size, scale: scale, background: background, engine: pango ?? PangoTextEngine()))
    }
}

/// Content as it stands in a window: in the middle.
private struct WindowContent<Content: View>: View {
    let content: Content
    var body: some View { VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity) }
}
