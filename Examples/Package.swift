// swift-tools-version: 6.2
import PackageDescription

// The examples are files for `vitrine render`, one view a file; building the package proves that they also compile as
// parts of an app that depends on Vitrine.
let package = Package(
    name: "Examples",
    dependencies: [.package(name: "Vitrine", path: "..")],
    targets: [
        .target(name: "DisplayBoard", dependencies: [.product(name: "SwiftUI", package: "Vitrine")]),
        .target(name: "Kanban", dependencies: [.product(name: "SwiftUI", package: "Vitrine")]),
    ]
)
