import Foundation

/// Rows of recorded values.
enum Vectors {
    static func rows(_ name: String) -> [[String: Any]] {
        do {
            let url = Bundle.module.url(forResource: "Resources/\(name)", withExtension: "json")!
            let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as! [String: Any]
            return file["rows"] as! [[String: Any]]
        } catch {
            fatalError("\(name).json cannot be read: \(error)")
        }
    }
}

extension [String: Any] {
    func numbers(_ key: String) -> [Double] { (self[key] as! [Any]).map { ($0 as! NSNumber).doubleValue } }
    func string(_ key: String) -> String { self[key] as! String }
}
