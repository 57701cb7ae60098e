import VitrineCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A `#Preview` found in a compiled file.
package struct DiscoveredPreview {
    package let name: String?
    /// The module and the file, as `#fileID` has them.
    package let fileID: String
    package let line: Int
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let make: @MainActor () -> any View

    @MainActor
    fileprivate init(_ registration: any _PreviewRegistration.Type) {
        name = registration._previewName
        fileID = registration._previewFileID
        line = registration._previewLine
        traits = registration._previewTraits
        make = { registration._makePreview() }
    }
}

/// Finds the previews in an image the process has loaded.
///
/// Every image with Swift code in it hands the runtime the bounds of its metadata when it is loaded. Among that are
/// its conformances, one record each, and a preview is a type that conforms to `_PreviewRegistration`. So nothing
/// has to be exported, named or registered, and code no one calls is found.
package enum PreviewDiscovery {
    /// The previews in the order they are written, or none if no image was loaded from the path.
    @MainActor
    package static func previews(inImageAt path: String) -> [DiscoveredPreview] {
        conformances(inImageAt: path)
            .filter { $0.protocolName == "_PreviewRegistration" }
            .compactMap { $0.conformingType as? any _PreviewRegistration.Type }
            .map(DiscoveredPreview.init)
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    private static func conformances(inImageAt path: String) -> [ConformanceRecord] {
        guard let wanted = canonicalPath(path) else { return [] }
        return LoadedImage.all().filter { canonicalPath($0.path) == wanted }.flatMap(\.conformances)
    }

    private static func canonicalPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// An image with Swift code, and where its conformances are.
private struct LoadedImage {
    let path: String
    let conformances: [ConformanceRecord]

    /// The start of what an image registers, `swift::MetadataSections`: a version, its base address, two words for
    /// the runtime, then the bounds of each kind of metadata, protocols first and conformances next.
    private struct Sections {
        var version: UInt
        var baseAddress: UnsafeRawPointer?
        var unused: (UInt, UInt)
        var protocols: (start: UInt, length: Int)
        var conformances: (start: UInt, length: Int)
    }

    private typealias Visit =
        @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (_ visit: Visit, _ context: UnsafeMutableRawPointer) -> Void

    /// None where the runtime does not tell, which is so on Apple's systems only.
    static func all() -> [LoadedImage] {
        guard let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        var images: [LoadedImage] = []
        withUnsafeMutablePointer(to: &images) { images in
            unsafeBitCast(enumerate, to: Enumerate.self)(
                { sections, context in
                    if let image = LoadedImage(sections.assumingMemoryBound(to: Sections.self).pointee) {
                        context.assumingMemoryBound(to: [LoadedImage].self).pointee.append(image)
                    }
                    return true
                }, images)
        }
        return images
    }

    private init?(_ sections: Sections) {
        guard let start = UnsafeRawPointer(bitPattern: sections.conformances.start) else { return nil }
        guard let path = Self.path(ofImageWith: start) else { return nil }
        self.path = path
        let size = MemoryLayout<Int32>.size
        conformances = stride(from: 0, to: sections.conformances.length, by: size)
            .map { ConformanceRecord(descriptor: (start + $0).followRelative()) }
    }

    /// Asks the loader. Its function for that is a GNU extension, which Swift's import of the C library leaves out.
    private static func path(ofImageWith address: UnsafeRawPointer) -> String? {
        typealias Names = (image: UnsafePointer<CChar>?, base: UInt, symbol: UInt, symbolAddress: UInt)
        typealias FindNames = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
        guard let dladdr = dlsym(nil, "dladdr") else { return nil }
        var names: Names = (nil, 0, 0, 0)
        guard unsafeBitCast(dladdr, to: FindNames.self)(address, &names) != 0 else { return nil }
        return names.image.map { String(cString: $0) }
    }
}

/// A conformance as the compiler writes it down: relative pointers to the protocol, to the type, and to the witness
/// table, then flags.
private struct ConformanceRecord {
    let descriptor: UnsafeRawPointer

    /// The third word of every descriptor points to its name.
    var protocolName: String {
        let descriptor = descriptor.followRelativeOrIndirect()
        return String(cString: (descriptor + 8).followRelative().assumingMemoryBound(to: CChar.self))
    }

    /// The type, if it is a struct without generic arguments in the image itself, as a preview's always is.
    var conformingType: Any.Type? {
        let flags = (descriptor + 12).load(as: UInt32.self)
        let typeIsDirect = (flags >> 3) & 0b111 == 0
        guard typeIsDirect else { return nil }
        let type = (descriptor + 4).followRelative()
        let kind = type.load(as: UInt32.self)
        let isStruct = kind & 0x1F == 17
        let isGeneric = kind & 0x80 != 0
        guard isStruct, !isGeneric else { return nil }
        // The fourth word is the function that returns the metadata, complete if asked with zero.
        typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast((type + 12).followRelative(), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

extension UnsafeRawPointer {
    /// What the relative pointer stored here points to.
    fileprivate func followRelative() -> UnsafeRawPointer {
        self + Int(loadUnaligned(as: Int32.self))
    }

    /// The same, where a set low bit says that a pointer to the thing is there and not the thing.
    fileprivate func followRelativeOrIndirect() -> UnsafeRawPointer {
        let offset = Int(loadUnaligned(as: Int32.self))
        guard offset & 1 == 1 else { return self + offset }
        return (self + (offset & ~1)).load(as: UnsafeRawPointer.self)
    }
}
