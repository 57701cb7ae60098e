import Foundation

/// What one process asks of the other: the command compiles, and a child of it loads and runs the view's code, so
/// that a crash or an endless loop there is a message and not the command's own end.
///
/// Request and report lie in a folder; the child is told the folder.
struct SceneRequest: Codable, Equatable {
    static let subcommand = "__scene"

    enum Product: String, Codable { case png, svg, pdf, text, asciiText, json }

    /// Pages that the view flows over.
    struct Page: Codable, Equatable {
        var size: SceneOptions.Size
        var margin: Double
    }

    var object: String
    var product: Product
    /// The view that was asked for by name.
    var view: String?
    /// The view to show when none was asked for and there are no previews.
    var preferred: String?
    var size: SceneOptions.Size?
    var scale: Double
    var page: Page?
    var fontFolders: [String]
    var dark: Bool
    var isRightToLeft: Bool
    /// Seconds that the view's code may take.
    var timeout: Double
    var folder: String
    /// Where the view's file lies, with its pictures.
    var sourceFolder: String

    func write() throws {
        try JSONEncoder().encode(self).write(to: Self.file(in: folder))
    }

    /// In the child: `__scene FOLDER`.
    init(arguments: [String]) throws(Failure) {
        guard arguments.count == 1, let data = try? Data(contentsOf: Self.file(in: arguments[0])),
            let request = try? JSONDecoder().decode(SceneRequest.self, from: data)
        else { throw .usage("there is no command “\(Self.subcommand)”\n\(Help.summary)") }
        self = request
    }

    init(
        object: String, product: Product, options: SceneOptions, scale: Double, page: Page? = nil,
        preferred: String?, folder: String, sourceFolder: String
    ) {
        (self.object, self.product, self.preferred, self.folder) = (object, product, preferred, folder)
        self.sourceFolder = sourceFolder
        (view, size, timeout) = (options.view, options.size, options.timeout)
        (dark, isRightToLeft) = (options.dark, options.isRightToLeft)
        (self.scale, self.page) = (scale, page)
        fontFolders = options.fontFolders
    }

    private static func file(in folder: String) -> URL {
        URL(fileURLWithPath: folder).appendingPathComponent("request")
    }
}

/// What the child found and did.
struct SceneReport: Codable, Equatable {
    enum Result: Codable, Equatable {
        /// Index of the scene; the product lies in the folder.
        case shown(Int, width: Double, height: Double)
        /// Nothing has the name that was asked for, or there is nothing at all.
        case notFound
        case failed(code: Int32, message: String)
    }

    var scenes: [SceneSummary]
    var result: Result

    func write(to folder: String, product: [UInt8]?) throws {
        if let product { try Data(product).write(to: Self.product(in: folder)) }
        try JSONEncoder().encode(self).write(to: Self.file(in: folder))
    }

    /// Nil when the child did not get that far.
    init?(in folder: String) {
        guard let data = try? Data(contentsOf: Self.file(in: folder)),
            let report = try? JSONDecoder().decode(SceneReport.self, from: data)
        else { return nil }
        self = report
    }

    init(scenes: [SceneSummary], result: Result) { (self.scenes, self.result) = (scenes, result) }

    static func product(in folder: String) -> URL { URL(fileURLWithPath: folder).appendingPathComponent("product") }
    private static func file(in folder: String) -> URL { URL(fileURLWithPath: folder).appendingPathComponent("report") }
}
