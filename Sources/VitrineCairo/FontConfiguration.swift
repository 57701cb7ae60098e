import CPango
import Foundation
import VitrineDisplay

/// The fonts an engine may use: a private fontconfig configuration, so that which face a script gets does not
/// depend on what else the process, or a distribution's rules, prefer.
///
/// The four designs are families of our own (`Vitrine Sans` ...), each an alias with a list in which the faces we
/// know stand first and the system's own choice stands last.
struct FontConfiguration {
    let config: OpaquePointer
    /// The families the configuration holds, in lower case.
    let families: Set<String>

    static let designs: [FontDescription.Design: String] = [
        .default: "Vitrine Sans", .serif: "Vitrine Serif", .rounded: "Vitrine Rounded", .monospaced: "Vitrine Mono",
    ]

    private static let scripts = [
        "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Tamil",
        "Noto Sans Telugu", "Noto Sans Thai", "Noto Sans Georgian", "Noto Sans Armenian", "Noto Sans Ethiopic",
        "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK TC",
        "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Color Emoji",
    ]

    private static let preferred: [FontDescription.Design: [String]] = [
        .default: ["Inter", "Noto Sans"] + scripts + ["DejaVu Sans"],
        .rounded: ["Inter", "Noto Sans"] + scripts + ["DejaVu Sans"],
        .serif: [
            "Noto Serif", "Noto Naskh Arabic", "Noto Serif Hebrew", "Noto Serif Devanagari", "Noto Serif Thai",
            "Noto Serif CJK SC", "Noto Serif CJK JP",
        ] + scripts + ["DejaVu Serif"],
        .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono CJK SC"] + scripts,
    ]

    init(directories: [URL]) {
        let config: OpaquePointer = FcConfigCreate()
        self.config = config
        let aliases = Self.preferred.map { design, families in
            Self.alias(Self.designs[design]!, to: families)
        }.sorted().joined(separator: "\n")
        let xml = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
            <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
            \(aliases)
            \(Self.alias("emoji", to: ["Noto Color Emoji"]))
            </fontconfig>
            """
        xml.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count) {
                _ = FcConfigParseAndLoadFromMemory(config, $0, 0)
            }
        }
        for directory in directories { Self.add(directory, to: config) }
        _ = FcConfigBuildFonts(config)
        families = Self.families(in: config)
        if !families.contains("inter") {
            VitrineLog.warnOnce("the font Inter is not installed (Debian: fonts-inter); another face stands in for it")
        }
    }

    /// Adds the fonts in a folder and in those below it; says which of them are broken.
    private static func add(_ directory: URL, to config: OpaquePointer) {
        let endings: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2", "pfb"]
        let names = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
        if files.isEmpty { VitrineLog.warnOnce("there are no fonts in the folder \(directory.path)") }
        for file in files {
            let path = directory.appendingPathComponent(file).path
            let isAdded = path.withCString { text in
                text.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcConfigAppFontAddFile(config, $0) != 0 }
            }
            if !isAdded { VitrineLog.warnOnce("the font file \(path) is damaged, or is no font; it is left out") }
        }
    }

    /// The value for a Pango font description: the family asked for, then the design's own list.
    func familyList(for font: FontDescription) -> String {
        let design = Self.designs[font.design]!
        guard let family = font.family, !family.isEmpty else { return design }
        if !families.contains(family.lowercased()) {
            VitrineLog.warnOnce("the font \"\(family)\" is not installed; the system font stands in for it")
            return design
        }
        return "\(family),\(design)"
    }

    /// The family that draws a font's plain letters when it is installed.
    func firstFamily(for font: FontDescription) -> String {
        if let family = font.family, families.contains(family.lowercased()) { return family }
        return Self.preferred[font.design]![0]
    }

    private static func alias(_ name: String, to families: [String]) -> String {
        let list = families.map { "<family>\($0)</family>" }.joined()
        return "<alias binding=\"same\"><family>\(name)</family><prefer>\(list)</prefer></alias>"
    }

    private static func families(in config: OpaquePointer) -> Set<String> {
        let (pattern, objects) = (FcPatternCreate(), FcObjectSetCreate())
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        FcObjectSetAdd(objects, FC_FAMILY)
        guard let list = FcFontList(config, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(list) }
        var found: Set<String> = []
        for i in 0..<Int(list.pointee.nfont) {
            var (n, name): (Int32, UnsafeMutablePointer<FcChar8>?) = (0, nil)
            while FcPatternGetString(list.pointee.fonts[i], FC_FAMILY, n, &name) == FcResultMatch, let text = name {
                found.insert(String(cString: text).lowercased())
                n += 1
            }
        }
        return found
    }
}
