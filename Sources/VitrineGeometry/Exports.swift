// CGFloat, CGPoint, CGSize and CGRect come from Foundation on Linux; an app that writes `import SwiftUI`
// gets Foundation with it, as on Apple's systems.
@_exported import Foundation
