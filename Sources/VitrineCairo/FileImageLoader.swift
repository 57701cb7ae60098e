import Foundation
import Synchronization
import VitrineDisplay

/// Finds pictures as PNG files in folders: NAME.png, or NAME@2x.png and NAME@3x.png beside it.
package final class FileImageLoader: ImageLoader {
    private let folders: [URL]
    private let known = Mutex<[String: LoadedImage?]>([:])

    /// - Parameter folders: where to look after a bundle's own resources, in this order.
    package init(folders: [URL]) {
        self.folders = folders.reduce(into: []) { known, folder in
            if !known.contains(where: { $0.path == folder.path }) { known.append(folder) }
        }
    }

    package func image(named name: String, in folder: URL?, scale: CGFloat) -> LoadedImage? {
        let key = "\(folder?.path ?? "")\n\(name)\n\(scale)"
        if let image = known.withLock({ $0[key] }) { return image }
        let image = find(name, in: folder.map { [$0] + folders } ?? folders, scale)
        known.withLock { $0[key] = image }
        return image
    }

    private func find(_ name: String, in folders: [URL], _ scale: CGFloat) -> LoadedImage? {
        let hasEnding = name.lowercased().hasSuffix(".png")
        let stem = hasEnding ? String(name.dropLast(4)) : name
        // The size that is meant first; then larger ones, which lose nothing; then smaller ones.
        let wanted = Int(min(max(scale.isFinite ? scale : 1, 1), 3).rounded(.up))
        let order = Array(wanted...3) + (1..<wanted).reversed()
        for folder in folders {
            for scale in order {
                let file = folder.appendingPathComponent(stem + (scale == 1 ? ".png" : "@\(scale)x.png"))
                // A name may have folders in it, but must not lead out of the folder.
                guard file.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/"),
                    let data = try? Data(contentsOf: file)
                else { continue }
                do {
                    return LoadedImage(ImageContent(try PNGReader.decode([UInt8](data))), scale: CGFloat(scale))
                } catch {
                    VitrineLog.warnOnce("the picture \(file.path) \(error); it is left out")
                    return nil
                }
            }
        }
        VitrineLog.warnOnce(
            "there is no picture “\(name)” (\(stem).png in \(folders.map(\.path).joined(separator: ", "))); it is left out"
        )
        return nil
    }
}
