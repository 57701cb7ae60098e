import Foundation
import Testing

@Suite("Scenes with observable objects")
struct ObjectSceneTests {
    private let view = """
        import Combine
        import SwiftUI

        final class Gauge: ObservableObject {
            @Published var width = 10.0
            let levels = CurrentValueSubject<Double, Never>(30)
        }

        struct Bar: View {
            @EnvironmentObject var gauge: Gauge
            var body: some View { Color.red.frame(width: gauge.width, height: 20) }
        }

        struct Whole: View {
            @StateObject private var gauge = Gauge()
            var body: some View {
                Bar().environmentObject(gauge).onReceive(gauge.levels.map { $0 + 10 }) { gauge.width = $0 }
            }
        }
        """

    @Test("a file that imports Combine, too; what its view receives at once is in the picture")
    func render() throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        try tool.write(view, to: "View.swift")
        let run = try tool.run("render View.swift --view Whole -o out.svg")
        #expect(run.code == 0, "\(run.said)")
        let picture = try String(contentsOfFile: tool.path("out.svg"), encoding: .utf8)
        #expect(picture.contains("width=\"40\""), "\(picture)")
    }

    @Test("B4-05 an environment object that is missing is a message: which, and where it was read")
    func missing() throws {
        let tool = try BuiltTool()
        defer { tool.remove() }
        try tool.write(view, to: "View.swift")
        let run = try tool.run("render View.swift --view Bar --timeout 30")
        #expect(run.code == 1)
        #expect(run.said.contains("no object of type Gauge in the environment"), "\(run.said)")
        #expect(run.said.contains("at View.swift:11"), "\(run.said)")
    }
}
