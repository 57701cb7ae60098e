import Combine
import Foundation

// The forms in which articles and projects use Combine, one after the other.

enum APIError: Error, Equatable {
    case status(Int)
    case timedOut
    case other(String)
}

struct Response: Sendable {
    var status = 200
    var body = Data()
}

struct APIClient {
    var load: (String) -> AnyPublisher<Response, Error>

    func get<T: Decodable>(_ path: String, as type: T.Type = T.self) -> AnyPublisher<T, APIError> {
        load(path)
            .tryMap { response -> Data in
                guard 200..<300 ~= response.status else { throw APIError.status(response.status) }
                return response.body
            }
            .decode(type: T.self, decoder: JSONDecoder())
            .mapError { error in
                switch error {
                case let error as APIError: return error
                default: return .other("unreadable")
                }
            }
            .retry(1)
            .timeout(.seconds(5), scheduler: DispatchQueue.global(), customError: { .timedOut })
            .eraseToAnyPublisher()
    }

    func names(_ paths: [String]) -> AnyPublisher<[String], Never> {
        Publishers.MergeMany(paths.map { get($0, as: String.self).catch { _ in Empty<String, Never>() } })
            .collect()
            .map { $0.sorted() }
            .eraseToAnyPublisher()
    }
}

protocol CounterModel: ObservableObject {
    var count: Int { get set }
    var countPublisher: Published<Int>.Publisher { get }
}

final class Tally: CounterModel {
    @Published var count = 0
    var countPublisher: Published<Int>.Publisher { $count }
    let events = PassthroughSubject<Event, Never>()

    enum Event: Equatable {
        case up, down
        case set(Int)
    }

    private var bag = [AnyCancellable]()

    init() {
        events
            .scan(0) { total, event in
                switch event {
                case .up: total + 1
                case .down: total - 1
                case .set(let value): value
                }
            }
            .assign(to: \.count, onWeak: self)
            .store(in: &bag)
    }
}

extension Publisher where Failure == Never {
    func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, onWeak root: Root) -> AnyCancellable {
        sink { [weak root] value in
            root?[keyPath: path] = value
        }
    }
}

extension Publisher {
    func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
        map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
    }

    func unwrap<T>() -> Publishers.CompactMap<Self, T> where Output == T? {
        compactMap { $0 }
    }

    func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Failure> {
        scan(Optional<(Output?, Output)>.none) { ($0?.1, $1) }
            .compactMap { $0 }
            .map { (previous: $0.0, current: $0.1) }
            .eraseToAnyPublisher()
    }
}

/// A publisher, a subscription and a subscriber of one's own.
struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
        subscriber.receive(subscription: CountdownSubscription(start: start, subscriber: subscriber))
    }

    private final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
        private var left: Int
        private var subscriber: S?

        init(start: Int, subscriber: S) {
            left = start
            self.subscriber = subscriber
        }

        func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while demand > 0, left > 0, let subscriber {
                left -= 1
                demand -= 1
                demand += subscriber.receive(left)
            }
            if left == 0 {
                subscriber?.receive(completion: .finished)
                subscriber = nil
            }
        }

        func cancel() { subscriber = nil }
    }
}

final class ThreeAtATime: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    private(set) var received: [Int] = []
    private(set) var isFinished = false

    func receive(subscription: Subscription) { subscription.request(.max(3)) }

    func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return received.count.isMultiple(of: 3) ? .max(3) : .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = completion == .finished }
}

final class Player: ObservableObject {
    enum Command { case play, pause, stop }

    @Published private(set) var log: [String] = []
    let play = PassthroughSubject<Void, Never>()
    let pause = PassthroughSubject<Void, Never>()
    let stop = PassthroughSubject<Void, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        Publishers.Merge3(
            play.map { Command.play },
            pause.map { _ in Command.pause },
            stop.map { _ in .stop }
        )
        .removeDuplicates()
        .map { "\($0)" }
        .sink { [unowned self] in log.append($0) }
        .store(in: &cancellables)

        Publishers.CombineLatest3(play, pause, stop)
            .first()
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .finished = completion { self?.log.append("all") }
                },
                receiveValue: { _, _, _ in }
            )
            .store(in: &cancellables)
    }
}

func saved(_ text: String, fails: Bool = false) -> AnyPublisher<Int, Error> {
    Deferred {
        Future { promise in
            promise(fails ? .failure(APIError.other(text)) : .success(text.count))
        }
    }
    .handleEvents(receiveOutput: { _ in }, receiveCancel: {})
    .eraseToAnyPublisher()
}

@MainActor
final class Watcher {
    private(set) var seen: [Int] = []
    private var task: Task<Void, Never>?

    func watch(_ tally: Tally) {
        let values = tally.$count.dropFirst().prefix(2).values
        task = Task { [weak self] in
            for await value in values { self?.seen.append(value) }
        }
    }

    func finish() async { await task?.value }
}
