import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG file as an XML parser reads it.
final class Document: NSObject, XMLParserDelegate {
    private(set) var links: [String] = []
    /// The letters of each `text` element.
    private(set) var texts: [String] = []
    private var isInText = false

    init(_ svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse() else { throw ToolFailure(tool: "XMLParser", status: Int32(parser.lineNumber)) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "text" { (texts, isInText) = (texts + [""], true) }
        if name == "a", let address = attributes["href"] { links.append(address) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text" { isInText = false }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { texts[texts.count - 1] += string }
    }
}
