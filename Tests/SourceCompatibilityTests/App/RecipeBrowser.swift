import SwiftUI

/// Recipes by category: a path that the app keeps, destinations by type, and a note that is shown on top.
struct Recipe: Hashable, Identifiable, Codable {
    let id: Int
    var name: String
    var steps: [String]
}

enum RecipeRoute: Hashable {
    case category(String)
    case recipe(Recipe)
}

@Observable final class RecipeRouter {
    var path: [RecipeRoute] = []
    var note: String?
    var isSearching = false

    func open(_ recipe: Recipe, in category: String) { path = [.category(category), .recipe(recipe)] }
    func home() { path.removeAll() }
}

struct RecipeBrowser: View {
    @Bindable var router: RecipeRouter
    let recipes: [String: [Recipe]]

    var body: some View {
        NavigationStack(path: $router.path) {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(recipes.keys.sorted(), id: \.self) { name in
                    NavigationLink(name, value: RecipeRoute.category(name))
                }
            }
            .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .category(let name): CategoryPage(recipes: recipes[name] ?? [])
                case .recipe(let recipe): RecipePage(recipe: recipe, note: $router.note)
                }
            }
            .navigationDestination(isPresented: $router.isSearching) {
                Text("Search")
            }
        }
    }
}

private struct CategoryPage: View {
    let recipes: [Recipe]
    var body: some View {
        VStack(spacing: 4) {
            ForEach(recipes) { recipe in
                NavigationLink(value: RecipeRoute.recipe(recipe)) {
                    Label(recipe.name, systemImage: "book")
                }
            }
            NavigationLink {
                Text("About")
            } label: {
                Text("…")
            }
        }
    }
}

private struct RecipePage: View {
    let recipe: Recipe
    @Binding var note: String?

    var body: some View {
        VStack(spacing: 4) { ForEach(recipe.steps, id: \.self) { Text($0) } }
            .navigationDestination(item: $note) { note in
                Text("Note: \(note)")
            }
    }
}

/// A path of several types that is restored from what was saved.
struct RestoredBrowser: View {
    @State private var path: NavigationPath

    init(saved: Data?) {
        let saved = saved.flatMap { try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0) }
        _path = State(initialValue: saved.map { NavigationPath($0) } ?? NavigationPath())
    }

    static func saved(_ recipe: Recipe, step: Int) -> Data? {
        var path = NavigationPath()
        path.append(recipe)
        path.append(step)
        return path.codable.flatMap { try? JSONEncoder().encode($0) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            Text("Recipes")
                .navigationDestination(for: Recipe.self) { Text($0.name) }
                .navigationDestination(for: Int.self) { Text("Step \($0)") }
        }
    }
}
