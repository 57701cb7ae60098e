import Foundation
import Testing

@testable import VitrineCommand

@Suite("Running other programs")
struct ProcessTests {
    private func shell(_ script: String, timeLimit: Double? = 20) throws -> (ending: ChildProcess.Ending, said: String)
    {
        let process = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["GREETING": "hello"], timeLimit: timeLimit)
        let outcome = try process.run()
        return (outcome.ending, String(decoding: outcome.said, as: UTF8.self))
    }

    @Test("what it says and how it ends is kept")
    func endings() throws {
        let ended = try shell("echo $GREETING; echo there >&2; exit 7")
        #expect(ended.ending == .exited(7))
        #expect(ended.said == "hello\nthere\n")
        #expect(try shell("kill -SEGV $$").ending == .signalled(SIGSEGV))
    }

    @Test("what takes too long is killed, closed output or not", arguments: ["sleep 30", "exec >&- 2>&-; sleep 30"])
    func timeLimit(script: String) throws {
        let start = ContinuousClock.now
        #expect(try shell("exec 2>&1; " + script, timeLimit: 0.3).ending == .timedOut)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("a grandchild that holds the output open delays nothing")
    func grandchild() throws {
        let start = ContinuousClock.now
        #expect(try shell("sleep 20 & echo done").said == "done\n")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("endless output is cut")
    func flood() throws {
        let flood = try shell("yes | head -c 3000000")
        #expect(flood.ending == .exited(0))
        #expect(flood.said.utf8.count == ChildProcess.outputLimit)
    }

    @Test("a program that is not there is a clear failure")
    func missing() {
        #expect(throws: Failure.self) { try ChildProcess(executable: "/nowhere/x", arguments: []).run() }
    }
}
