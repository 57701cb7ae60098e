// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What `import SwiftUI` stands for. Apps depend on all of it, for the reason at the end of this file.
let framework = [
    "VitrineGeometry", "VitrineDisplay", "VitrineLayout", "VitrineGraph", "Combine", "VitrineCore", "VitrineViews",
    "VitrineRuntime", "SwiftUI",
]

let package = Package(
    name: "Vitrine",
    products: [
        .library(name: "SwiftUI", targets: framework),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "VitrineImage", targets: framework + ["VitrineCairo", "VitrineSVG", "VitrineImage"]),
        .library(name: "VitrineTesting", targets: framework + ["VitrineCairo", "VitrineTesting"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    targets: [
        // Bottom up: a target imports only what stands above it in this list.
        .target(name: "VitrineGeometry"),
        .target(name: "VitrineDisplay", dependencies: ["VitrineGeometry"]),
        .target(name: "VitrineLayout", dependencies: ["VitrineGeometry", "CPrefetch"]),
        .target(name: "VitrineGraph"),
        .target(name: "Combine"),
        .target(name: "CPrefetch"),
        .macro(name: "VitrineMacros"),
        .target(
            name: "VitrineCore",
            dependencies: ["VitrineGraph", "VitrineLayout", "VitrineDisplay", "Combine", "CPrefetch", "VitrineMacros"]),
        .target(name: "VitrineViews", dependencies: ["VitrineCore"]),
        .target(name: "VitrineRuntime", dependencies: ["VitrineViews"]),
        .target(name: "SwiftUI", dependencies: ["VitrineRuntime"]),

        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo pangoft2 cairo-ft",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "VitrineCairo", dependencies: ["VitrineDisplay", "CPango", "CDeflate"]),
        .target(name: "VitrineSVG", dependencies: ["VitrineDisplay"]),
        .target(name: "VitrineImage", dependencies: ["SwiftUI", "VitrineCairo", "VitrineSVG"]),
        .target(name: "VitrineTesting", dependencies: ["SwiftUI", "VitrineCairo"]),
        .target(name: "VitrineCommand", dependencies: ["SwiftUI", "VitrineCairo", "VitrineSVG"]),
        // A view that the command compiled is loaded into it and finds the framework in the executable itself.
        .executableTarget(
            name: "vitrine", dependencies: ["VitrineCommand"],
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

        .executableTarget(
            name: "vitrine-bench", dependencies: ["SwiftUI", "VitrineCairo", "VitrineSVG", "CPango"],
            path: "Benchmarks/vitrine-bench"),

        // In App, a file as an app has it: it imports Combine and Foundation.
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "VitrineContainerTests", dependencies: ["VitrineTesting"]),
        .testTarget(
            name: "VitrineStyleTests", dependencies: ["SwiftUI"],
            resources: [.copy("Resources")]),
        // Files as an app has them, in App: they import SwiftUI, and Combine where they name its types.
        .testTarget(name: "SourceCompatibilityTests", dependencies: ["SwiftUI"]),
        // Runs the compiler: on those files in both language modes, and on files with mistakes.
        .testTarget(name: "CompileTimeTests", dependencies: ["VitrineCommand"]),
        .testTarget(name: "VitrineMacroTests", dependencies: ["VitrineMacros", "SwiftUI"]),
        .testTarget(name: "VitrineTextTests", dependencies: ["SwiftUI"], resources: [.copy("Resources")]),
        .testTarget(name: "VitrineRuntimeTests", dependencies: ["VitrineTesting"], exclude: ["Resources"]),
        .testTarget(name: "VitrineObjectTests", dependencies: ["VitrineTesting"]),
        .testTarget(name: "VitrineLayoutTests", dependencies: ["VitrineLayout"]),
        // The data is read by its path, so that another folder can stand in for it.
        .target(
            name: "VitrineVectors", dependencies: ["SwiftUI"], path: "Tests/VitrineVectors", exclude: ["Resources"]),
        .executableTarget(name: "vitrine-vectors", dependencies: ["VitrineVectors"], path: "Tests/vitrine-vectors"),
        .testTarget(name: "VitrineVectorTests", dependencies: ["VitrineVectors"]),
        .testTarget(
            name: "VitrineDisplayTests", dependencies: ["VitrineDisplay", "VitrineCairo"],
            resources: [.copy("Resources/shape_paths.json")]),
        .testTarget(
            name: "VitrineOutputTests",
            dependencies: ["VitrineImage", "VitrineCairo", "VitrineSVG", "CPango", "vitrine"]
        ),
        .testTarget(
            name: "VitrineDrawingTests", dependencies: ["SwiftUI", "VitrineCairo", "VitrineSVG"],
            resources: [.copy("Resources")]),
        // Runs the examples that live; their files are links.
        .testTarget(name: "ExampleTests", dependencies: ["VitrineTesting"]),
        .testTarget(name: "VitrineTestingTests", dependencies: ["VitrineTesting"]),
        .testTarget(name: "VitrineImageTests", dependencies: ["VitrineImage"]),
        .testTarget(name: "VitrineCommandTests", dependencies: ["VitrineCommand", "vitrine"]),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM compiles a target anew when a module that the target names has changed, but not when one below that has; and
// a module that only re-exports never changes. So every target names all that stands below it.
for target in package.targets {
    for case .byNameItem(let name, _) in target.dependencies {
        // The list is bottom up: what this one names is complete.
        let below = package.targets.first { $0.name == name }?.dependencies ?? []
        for case .byNameItem(let name, _) in below where !target.names(name) {
            target.dependencies.append(.byName(name: name))
        }
    }
}

extension Target {
    fileprivate func names(_ name: String) -> Bool {
        dependencies.contains { if case .byNameItem(name, _) = $0 { true } else { false } }
    }
}
