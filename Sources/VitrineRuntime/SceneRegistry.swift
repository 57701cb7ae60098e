import VitrineCore

/// What a scene is to the file that declares it.
public enum _SceneKind: Sendable { case view, previewProvider, preview }

/// The scenes of the files that were loaded into this process. Code that the `vitrine` tool puts behind a file fills it.
@MainActor
public enum _SceneRegistry {
    package struct Scene {
        package let name: String
        package let line: Int
        package let kind: _SceneKind
        package let make: @MainActor () -> any View
    }

    package private(set) static var scenes: [Scene] = []

    /// Adds a scene that the file declares at `line`; nothing of it is made before it is shown.
    public static func add(_ name: String, line: Int, kind: _SceneKind, make: @escaping @MainActor () -> any View) {
        scenes.append(Scene(name: name, line: line, kind: kind, make: make))
    }
}
