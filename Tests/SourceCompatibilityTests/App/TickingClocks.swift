import Combine
import SwiftUI

struct TickingClock: View {
    private let ticks: AnyPublisher<Date, Never>
    @State private var now: Date

    init(start: Date = .now, ticks: AnyPublisher<Date, Never>? = nil) {
        _now = State(initialValue: start)
        self.ticks = ticks ?? Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
    }

    private var seconds: Int { Int(now.timeIntervalSinceReferenceDate) % 60 }

    var body: some View {
        ZStack {
            ClockHand(turn: Double(seconds) / 60).fill(.red)
            Text(String(format: "%02d", seconds))
        }
        .frame(width: 60, height: 60)
        .onReceive(ticks) { now = $0 }
    }
}

struct ClockHand: Shape {
    var turn: Double

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let angle = turn * 2 * .pi
        let tip = CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: tip)
        }
        .strokedPath(StrokeStyle(lineWidth: 2))
    }
}

final class StopwatchModel: ObservableObject {
    @Published private(set) var elapsed = 0
    @Published private(set) var laps: [Int] = []
    private var timer: AnyCancellable?
    private let ticks: AnyPublisher<Date, Never>

    init(ticks: some Publisher<Date, Never>) { self.ticks = ticks.eraseToAnyPublisher() }

    var isRunning: Bool { timer != nil }

    func start() {
        objectWillChange.send()
        timer = ticks.sink { [weak self] _ in self?.elapsed += 1 }
    }

    func stop() {
        objectWillChange.send()
        timer?.cancel()
        timer = nil
    }

    func lap() { laps.append(elapsed - laps.reduce(0, +)) }
}

struct Stopwatch: View {
    @ObservedObject var model: StopwatchModel

    var body: some View {
        VStack {
            Text("\(model.elapsed) s")
            Text(model.isRunning ? "running" : "stopped")
            ForEach(Array(model.laps.enumerated()), id: \.offset) { index, lap in
                Text("Lap \(index + 1): \(lap)")
            }
        }
    }
}

struct SimpleClock: View {
    @State private var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(count)")
            .onReceive(timer) { _ in
                count += 1
                if count == 10 { timer.upstream.connect().cancel() }
            }
    }
}
