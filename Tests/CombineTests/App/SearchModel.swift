import Combine
import Foundation

struct Book: Codable, Equatable, Identifiable {
    let id: Int
    let title: String
}

enum LibraryError: LocalizedError {
    case offline, unreadable

    var errorDescription: String? {
        switch self {
        case .offline: "You are offline."
        case .unreadable: "The library sent something odd."
        }
    }
}

protocol LibraryService: Sendable {
    func search(for term: String) -> AnyPublisher<Data, LibraryError>
}

@MainActor
final class SearchModel: ObservableObject {
    enum Phase: Equatable {
        case idle
        case loading
        case failed(String)
    }

    @Published var query = ""
    @Published private(set) var books: [Book] = []
    @Published private(set) var phase = Phase.idle
    @Published private(set) var title = ""

    private let service: any LibraryService
    private var cancellables = Set<AnyCancellable>()

    init(service: any LibraryService, pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)) {
        self.service = service

        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: pause, scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { $0.count > 1 }
            .handleEvents(receiveOutput: { [weak self] _ in self?.phase = .loading })
            .map { [service] term in
                service.search(for: term)
                    .decode(type: [Book].self, decoder: JSONDecoder())
                    .mapError { $0 as? LibraryError ?? .unreadable }
                    .map { Result<[Book], LibraryError>.success($0) }
                    .catch { Just(.failure($0)) }
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] result in
                switch result {
                case .success(let books):
                    self?.books = books
                    self?.phase = .idle
                case .failure(let error):
                    self?.books = []
                    self?.phase = .failed(error.localizedDescription)
                }
            }
            .store(in: &cancellables)

        $books
            .combineLatest($query)
            .map { books, query in query.isEmpty ? "Library" : "\(books.count) for “\(query)”" }
            .assign(to: &$title)
    }
}

class SignUpModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published var isValid = false
    @Published var message: String?

    var cancellables: [AnyCancellable] = []

    private var isNameValid: AnyPublisher<Bool, Never> {
        $name.map { $0.count >= 3 }.removeDuplicates().eraseToAnyPublisher()
    }

    private var passwordsMatch: some Publisher<Bool, Never> {
        Publishers.CombineLatest($password, $repeated).map { !$0.isEmpty && $0 == $1 }
    }

    init() {
        isNameValid
            .combineLatest(passwordsMatch) { $0 && $1 }
            .assign(to: \.isValid, on: self)
            .store(in: &cancellables)
        isNameValid
            .dropFirst()
            .map { $0 ? nil : "The name is too short." }
            .assign(to: &$message)
    }
}

final class Settings: ObservableObject {
    static let didReset = Notification.Name("SettingsDidReset")

    let objectWillChange = PassthroughSubject<Void, Never>()

    var volume = 0.5 {
        willSet { objectWillChange.send() }
    }

    private var subscription: AnyCancellable?

    init(center: NotificationCenter = .default) {
        subscription = center.publisher(for: Self.didReset)
            .compactMap { $0.userInfo?["volume"] as? Double }
            .sink { [weak self] in self?.volume = $0 }
    }
}

final class Stopwatch: ObservableObject {
    @Published private(set) var seconds = 0

    private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
    private var ticking: Cancellable?

    init(every interval: TimeInterval = 1, on runLoop: RunLoop = .main) {
        timer = Timer.publish(every: interval, on: runLoop, in: .common).autoconnect()
    }

    func start() {
        ticking =
            timer
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.seconds = $0 }
    }

    func stop() { ticking?.cancel() }
}

extension Publisher where Failure == Never {
    func weakAssign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { [weak object] in object?[keyPath: keyPath] = $0 }
    }
}

func thumbnail(named name: String) -> Future<String, LibraryError> {
    Future { promise in
        if name.isEmpty {
            promise(.failure(.offline))
        } else {
            promise(.success("\(name)@2x.png"))
        }
    }
}

func thumbnails(named names: [String]) -> AnyPublisher<[String], Never> {
    names.publisher
        .flatMap(maxPublishers: .max(2)) { thumbnail(named: $0).replaceError(with: "missing.png") }
        .collect()
        .eraseToAnyPublisher()
}
