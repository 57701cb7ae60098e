import Foundation

/// Runs another program and keeps what it says.
struct ChildProcess {
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
    }

    struct Outcome {
        var ending: Ending
        /// Standard output and standard error as they came, mixed.
        var said: [UInt8]
    }

    var executable: String
    var arguments: [String]
    /// Variables that are set on top of this process's own.
    var environment: [String: String] = [:]
    /// Seconds until it is killed.
    var timeLimit: Double?

    /// Output beyond this is dropped: a view that prints in an endless loop must not fill the memory.
    static let outputLimit = 1 << 20
    /// Seconds between asking a process to end and ending it.
    private static let grace = 2.0

    func run() throws(Failure) -> Outcome {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .tool("no pipe: \(SystemError().reason)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let process: pid_t
        do {
            process = try spawn(output: ends[1])
        } catch {
            close(ends[1])
            throw .tool("cannot start \(executable): \(error.reason)")
        }
        close(ends[1])
        return watch(process, output: ends[0])
    }

    private func spawn(output: Int32) throws(SystemError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)

        // This process ignores SIGPIPE; others expect it to work.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var restored = sigset_t()
        sigemptyset(&restored)
        sigaddset(&restored, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &restored)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let argv = ([executable] + arguments).map { strdup($0) } + [nil]
        let envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, executable, &actions, &attributes, argv, envp)
        guard code == 0 else { throw SystemError(code) }
        return process
    }

    /// Collects the output until the child is gone or its time is up.
    private func watch(_ process: pid_t, output: Int32) -> Outcome {
        var said: [UInt8] = []
        var isOpen = true
        var deadline = timeLimit.map { ContinuousClock.now + .seconds($0) }
        var hasTimedOut = false
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            if let passed = deadline, ContinuousClock.now >= passed {
                // Swift's runtime answers SIGQUIT with a trace, which tells where the time went.
                kill(process, hasTimedOut ? SIGKILL : SIGQUIT)
                hasTimedOut = true
                deadline = passed + .seconds(Self.grace)
            }
            // The child may close its output and go on.
            if isOpen { isOpen = read(output, into: &said, wait: 20) } else { usleep(2_000) }
        }
        // A grandchild may hold the output open: what is there is read, and nothing is waited for.
        while isOpen, poll(output, wait: 0) { isOpen = read(output, into: &said, wait: 0) }
        if hasTimedOut { return Outcome(ending: .timedOut, said: said) }
        let signal = status & 0x7f
        return Outcome(ending: signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal), said: said)
    }

    private func poll(_ descriptor: Int32, wait: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Foundation.poll(&entry, 1, wait) > 0
    }

    /// Reads once if there is something; false at the end.
    private func read(_ descriptor: Int32, into said: inout [UInt8], wait: Int32) -> Bool {
        guard poll(descriptor, wait: wait) else { return true }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 { said += buffer[..<min(count, max(0, Self.outputLimit - said.count))] }
        return count > 0 || (count < 0 && errno == EINTR)
    }
}
