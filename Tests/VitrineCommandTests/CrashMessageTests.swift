import Testing

@testable import VitrineCommand

@Suite("What is said of a crash")
struct CrashMessageTests {
    @Test("of a trace the user's own frames stay, with the user's path")
    func trace() {
        let said = """
            noise
            VitrineScene/crash.swift:4: Fatal error: oh no

            *** Signal 4: Backtracing from 0x7f9b14f6df7f... done ***

            Thread 0 "vitrine" crashed:

              0                         0x00007f9b14f6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
              3 [ra]                    0x00007f9b131a75cf A.text(a: Int, b: Int) + 158 in scene.so at /tmp/t/crash.swift:2:72
              4 [ra]                    0x00007f9b131a75cf A.text(a: Int, b: Int) + 158 in scene.so at /tmp/t/crash.swift:2:72
              4 [ra] [inlined]          0x00007f9b131a7688 A.body.getter in scene.so at /tmp/t/crash.swift:3:29
              5 [ra] [thunk]            0x00007f9b131a7709 protocol witness for View.body.getter + 8 in scene.so at //<compiler-generated>
              6 [ra]                    0x00007f9b131a7709 _vitrineScene0() + 8 in scene.so at /tmp/t/<vitrine>:3:4
              7 [ra]                    0x0000556d1d131ccf main + 94 in vitrine at /build/RenderHost.swift:9:59
            """
        let message = CrashMessage(Array(said.utf8), file: "../crash.swift")
        #expect(message.lines == ["noise", "crash.swift:4: Fatal error: oh no"])
        #expect(message.frames == ["A.text(a: Int, b: Int) at ../crash.swift:2", "A.body.getter at ../crash.swift:3"])
    }

    @Test("without a trace the last lines are kept")
    func noTrace() {
        let said = (1...20).map { "line \($0)\n" }.joined()
        #expect(CrashMessage(Array(said.utf8), file: "").lines == (13...20).map { "line \($0)" })
        #expect(CrashMessage([], file: "").text.isEmpty)
    }
}
