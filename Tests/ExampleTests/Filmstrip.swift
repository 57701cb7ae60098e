import VitrineTesting

/// The frames of a script, side by side with their captions.
///
/// They are drawn only when asked for: with `VITRINE_FILMSTRIPS` in the environment the strip is written beside the
/// example's README. `make filmstrips` does that.
@MainActor final class Filmstrip {
    private let host: TestHost
    private let example: String
    /// Pixels a point, of the frames; captions are not scaled.
    private let scale: CGFloat
    private let isDrawn = ProcessInfo.processInfo.environment["VITRINE_FILMSTRIPS"] != nil
    private var captions: [String] = []

    init(_ host: TestHost, of example: String, scale: CGFloat = 1) {
        (self.host, self.example, self.scale) = (host, example, scale)
    }

    private func name(_ frame: Int) -> String { ".build/filmstrips/\(example)-\(frame)" }

    /// Takes what the host shows now.
    func shoot(_ caption: String) throws {
        captions.append("\(captions.count + 1). \(caption)")
        guard isDrawn else { return }
        let file = URL(fileURLWithPath: name(captions.count) + ".png")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try host.png(scale: scale).write(to: file)
    }

    /// Puts the frames together.
    func develop() throws {
        guard isDrawn else { return }
        let names = captions.indices.map { name($0 + 1) }
        let width = host.size.width * scale + 20
        let size = CGSize(width: CGFloat(names.count) * width + 20, height: host.size.height * scale + 72)
        let strip = TestHost(size: size, fonts: .system) {
            HStack(alignment: .top, spacing: 20) {
                ForEach(Array(zip(captions, names)), id: \.1) { caption, name in
                    VStack(alignment: .leading, spacing: 10) {
                        Text(caption)
                            .font(.system(size: 15, weight: .semibold))
                            .foregroundStyle(.white)
                        Image(name)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(white: 0.3))
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        try strip.png().write(
            to: folder.appendingPathComponent("../../Examples/Sources/\(example)/Filmstrip.png").standardizedFileURL)
    }
}
