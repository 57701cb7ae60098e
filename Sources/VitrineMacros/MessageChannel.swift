#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Messages over a pair of file descriptors: eight bytes with the length, little endian, then that much JSON.
struct MessageChannel {
    let input: Int32
    let output: Int32

    /// Answers every request until the other side closes the pipe.
    ///
    /// The compiler closes it without a farewell, so the end of the input, or a length of zero, is the normal
    /// way out and must leave no trace in the user's build log.
    func serve(_ answer: (HostMessage) -> PluginMessage) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        while let request = receive() {
            do {
                let message = try JSONDecoder().decode(HostMessage.self, from: Data(request))
                send([UInt8](try encoder.encode(answer(message))))
            } catch {
                // A request of a kind no one here knows: without a reply the compiler names the plugin itself.
                fail("cannot answer a request of this compiler: \(error)")
            }
        }
    }

    private func receive() -> [UInt8]? {
        guard let header = readBytes(8) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard count > 0, count <= UInt64(Int32.max) else { return nil }
        return readBytes(Int(count))
    }

    private func send(_ payload: [UInt8]) {
        let header = withUnsafeBytes(of: UInt64(payload.count).littleEndian) { [UInt8]($0) }
        writeBytes(header + payload)
    }

    /// `count` bytes, or nil when the input ends first.
    private func readBytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress! + filled, count - filled) }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    private func writeBytes(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(output, $0.baseAddress! + sent, bytes.count - sent) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { exit(1) }
            sent += count
        }
    }

    private func fail(_ reason: String) -> Never {
        let line = [UInt8]("VitrineMacros: \(reason)\n".utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress!, $0.count) }
        exit(1)
    }
}
