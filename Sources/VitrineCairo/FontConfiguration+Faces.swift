import CPango
import VitrineDisplay

extension FontConfiguration {
    /// The font with a family in place of the name of one of its faces, such as `Inter-SemiBold` or `Inter Semi Bold`:
    /// apps name custom fonts either way. A name that nobody has stays.
    func resolvingFace(of font: FontDescription) -> FontDescription {
        guard let name = font.family, !name.isEmpty, !families.contains(name.lowercased()),
            let face = face(FC_POSTSCRIPT_NAME, name) ?? face(FC_FULLNAME, name)
        else { return font }
        var font = font
        font.family = face.family
        // A weight that was asked for counts more than the name's.
        if font.weight == 400 { font.weight = face.weight }
        font.isItalic = font.isItalic || face.isItalic
        return font
    }

    private func face(_ property: String, _ name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        let (pattern, objects) = (FcPatternCreate(), FcObjectSetCreate())
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        name.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) { _ = FcPatternAddString(pattern, property, $0) }
        }
        for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(objects, object) }
        guard let list = FcFontList(config, pattern, objects) else { return nil }
        defer { FcFontSetDestroy(list) }
        guard list.pointee.nfont > 0, let found = list.pointee.fonts[0] else { return nil }
        var (family, weight, slant): (UnsafeMutablePointer<FcChar8>?, Int32, Int32) = (nil, 80, 0)
        guard FcPatternGetString(found, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
        FcPatternGetInteger(found, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(found, FC_SLANT, 0, &slant)
        return (String(cString: family), Int(FcWeightToOpenType(weight)), slant > 0)
    }
}
