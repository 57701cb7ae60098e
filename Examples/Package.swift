// swift-tools-version: 6.2
import PackageDescription

/// A folder of files for `vitrine render`, a picture beside each. A folder of one file has its name.
func example(_ name: String, files: [String] = [], hasFilm: Bool = false) -> Target {
    .target(
        name: name, dependencies: [.product(name: "SwiftUI", package: "Vitrine")],
        exclude: ["README.md"] + (files + [name] + (hasFilm ? ["Filmstrip"] : [])).map { $0 + ".png" })
}

// The examples are files for `vitrine render`, one view a file; building the package proves that they also compile as
// parts of an app that depends on Vitrine.
let package = Package(
    name: "Examples",
    dependencies: [.package(name: "Vitrine", path: "..")],
    targets: [
        example(
            "DisplayBoard",
            files: [
                "Step1_DataDriven", "Step2_BuilderContent", "Step3_Mixed", "Step4_Shrinking", "Step5_Sections",
            ]),
        example("CardGrid"),
        example("Checklist", hasFilm: true),
        example("ChipFlow"),
        example("Distribution"),
        example("DividedSettings"),
        example("Kanban"),
        example("Library"),
        example("LivingBoard", hasFilm: true),
        example("LivingKanban", hasFilm: true),
        example("MovingTable", hasFilm: true),
        example("PinBoard"),
        example("SegmentedPicker"),
        example("TypeSpecimen"),
    ]
)
