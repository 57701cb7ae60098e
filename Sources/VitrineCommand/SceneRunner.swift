import SwiftUI
import VitrineCairo
import VitrineDisplay
import VitrineLayout
import VitrineRuntime
import VitrineSVG

/// Where the command touches the framework: everything else in this folder knows files, processes and text.
///
/// Loads a compiled file into this process and shows its scenes.
@MainActor
struct SceneRunner {
    /// What the object holds, in the order of the lines.
    let scenes: [SceneSummary]
    private let loaded: [Scene]

    private struct Scene {
        var summary: SceneSummary
        /// What the scene itself says of its size.
        var size: SceneOptions.Size?
        var make: @MainActor () -> any View
    }

    init(object: String) throws(Failure) {
        guard let handle = dlopen(object, RTLD_NOW) else {
            throw .tool("the compiled view cannot be loaded: \(dlerror().map { String(cString: $0) } ?? object)")
        }
        guard let entry = dlsym(handle, Registration.entryPoint) else {
            throw .tool("the compiled view has no \(Registration.entryPoint)")
        }
        typealias Register = @convention(c) () -> Void
        unsafeBitCast(entry, to: Register.self)()

        let registered = _SceneRegistry.scenes.map { scene in
            let kind: SceneSummary.Kind = scene.kind == .previewProvider ? .previewProvider : .view
            return Scene(summary: SceneSummary(name: scene.name, line: scene.line, kind: kind), make: scene.make)
        }
        let previews = PreviewDiscovery.previews(inImageAt: object)
        let names = [SceneSummary].previewNames(previews.map(\.name))
        let previewed = zip(names, previews).map { name, preview in
            Scene(
                summary: SceneSummary(name: name, line: preview.line, kind: .preview),
                size: SceneOptions.Size(preview.traits), make: preview.make)
        }
        loaded = (registered + previewed).sorted { $0.summary.line < $1.summary.line }
        scenes = loaded.map(\.summary)
    }

    /// A picture or a report of one scene, and the size it had.
    func product(ofScene index: Int, for request: SceneRequest) throws(Failure) -> (
        bytes: [UInt8], width: Double, height: Double
    ) {
        let engine = PangoTextEngine(fontDirectories: request.fontFolders.map { URL(fileURLWithPath: $0) })
        var environment = EnvironmentValues()
        if request.isRightToLeft { environment.layoutDirection = .rightToLeft }
        let host = RenderHost(
            loaded[index].make(), textEngine: engine,
            imageLoader: FileImageLoader(
                folders: [request.sourceFolder, FileManager.default.currentDirectoryPath].map {
                    URL(fileURLWithPath: $0)
                }), colorScheme: request.dark, displayScale: request.scale,
            environment: environment)
        var wanted = request.size ?? loaded[index].size
        if wanted == nil {
            _ = host.frame(proposal: .unspecified)
            wanted = host.previewSize.map { SceneOptions.Size(width: $0.width, height: $0.height) }
        }
        let proposal =
            wanted.map { ProposedViewSize(width: $0.width, height: $0.height) }
            ?? request.page.map { ProposedViewSize(width: $0.size.width - 2 * $0.margin, height: nil) }
            ?? initialProposal { host.frame(proposal: $0).size }
        let (size, list) = host.frame(proposal: proposal)
        // What flows over pages is as high as it is.
        let fixed = request.page == nil ? wanted : nil
        let picture = fixed.map { CGSize(width: $0.width, height: $0.height) } ?? size

        let report = host.resolveReport()
        let bytes: [UInt8]
        switch request.product {
        case .text: bytes = Array(report.text().utf8)
        case .asciiText: bytes = Array(report.text(ascii: true).utf8)
        case .json: bytes = Array(report.json.utf8)
        case .png, .svg, .pdf:
            let centred = list.moved(x: (picture.width - size.width) / 2, y: (picture.height - size.height) / 2)
            bytes = try draw(centred, size: picture, request, engine, title: loaded[index].summary.name)
        }
        return (bytes, picture.width, picture.height)
    }

    private func draw(
        _ list: DisplayList, size: CGSize, _ request: SceneRequest, _ engine: PangoTextEngine, title: String
    ) throws(Failure) -> [UInt8] {
        // A view without a size of its own may still have none, or an endless one.
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw .scene(
                "the view is \(plain(size.width)) × \(plain(size.height)) points; there is nothing to draw. "
                    + "--size proposes another")
        }
        if request.page == nil {
            do throws(Failure) {
                try Limits.check(width: size.width, height: size.height, scale: request.scale)
            } catch {
                throw .scene("the view is too large: " + error.message + ". --size proposes another")
            }
        }
        do {
            let background: RGBA = request.dark ? .black : .white
            switch request.product {
            case .svg:
                return try SVGWriter.svg(
                    list, size: size, background: background, title: title, engine: engine,
                    pictures: CairoPictures(engine: engine))
            case .pdf:
                return try CairoRenderer.pdf(
                    pages: try pages(of: list, size, request, engine), background: background, engine: engine,
                    title: title)
            default:
                return try CairoRenderer.png(
                    list, size: size, scale: request.scale, background: background, engine: engine)
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .tool("the picture cannot be drawn: \(error)")
        }
    }

    private func pages(
        of list: DisplayList, _ size: CGSize, _ request: SceneRequest, _ engine: PangoTextEngine
    ) throws(Failure) -> [(DisplayList, CGSize)] {
        guard let page = request.page else { return [(list, size)] }
        let paper = CGSize(width: page.size.width, height: page.size.height)
        do {
            return try list.pages(of: size, page: paper, margin: page.margin, engine: engine).map { ($0.list, $0.size) }
        } catch {
            throw .scene("the view does not go on pages: \(error)")
        }
    }
}

extension SceneOptions.Size {
    /// The size that a preview's traits fix, if one does.
    fileprivate init?(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits {
            if case .fixed(let width, let height) = trait.setting {
                self.init(width: width, height: height)
                return
            }
        }
        return nil
    }
}

extension DisplayList {
    /// The list with every item moved; what is in a group moves with the group.
    fileprivate func moved(x: CGFloat, y: CGFloat) -> DisplayList {
        if x == 0, y == 0 { return self }
        return DisplayList(
            items.map { item in
                var item = item
                item.origin.x += x
                item.origin.y += y
                return item
            })
    }
}
