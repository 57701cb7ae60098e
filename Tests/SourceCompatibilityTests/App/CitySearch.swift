import Combine
import SwiftUI

final class CitySearchModel: ObservableObject {
    enum State: Equatable {
        case idle
        case searching
        case found([String])
        case failed(String)
    }

    @Published var query = ""
    @Published private(set) var state = State.idle
    let selection = PassthroughSubject<String, Never>()

    private var cancellables: Set<AnyCancellable> = []

    init(
        pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(250),
        search: @escaping (String) -> AnyPublisher<[String], URLError>
    ) {
        $query
            .debounce(for: pause, scheduler: DispatchQueue.main)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .map { query -> AnyPublisher<State, Never> in
                guard !query.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
                return search(query)
                    .map { $0.isEmpty ? .failed("Nothing found") : .found($0) }
                    .catch { Just(.failed("Error \($0.errorCode)")) }
                    .receive(on: DispatchQueue.main)
                    .prepend(.searching)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak self] in self?.state = $0 }
            .store(in: &cancellables)
    }
}

struct CitySearchScreen: View {
    @ObservedObject var model: CitySearchModel
    @SwiftUI.State private var recent: [String] = []
    @SwiftUI.State private var searches = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text(model.query.isEmpty ? "Search" : model.query)
            results
            if !recent.isEmpty { Text("Recent: " + recent.joined(separator: ", ")) }
            Text("\(searches) searches")
        }
        .onReceive(model.selection) { recent.insert($0, at: 0) }
        .onReceive(model.$state) { state in
            if state == .searching { searches += 1 }
        }
    }

    @ViewBuilder private var results: some View {
        switch model.state {
        case .idle: EmptyView()
        case .searching: Text("…")
        case .found(let cities): ForEach(cities, id: \.self) { Text($0) }
        case .failed(let reason): Text(reason).italic()
        }
    }
}
