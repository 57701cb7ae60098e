import SwiftUI
import Testing

/// App files whose views cover one another.
@MainActor @Suite("Navigation in app files")
struct NavigationTests {
    private let soup = Recipe(id: 1, name: "Soup", steps: ["Chop", "Cook"])

    @Test("a path that the app's model keeps, and what is presented above it")
    func routes() {
        let router = RecipeRouter()
        let screen = Screen(RecipeBrowser(router: router, recipes: ["Warm": [soup], "Cold": []]), width: 300)
        #expect(screen.strings == ["Cold", "Warm"])
        router.open(soup, in: "Warm")
        #expect(screen.refreshed().strings == ["Chop", "Cook"])
        router.note = "salt"
        #expect(screen.refreshed().strings == ["Note: salt"])
        router.path.removeLast()
        #expect(screen.refreshed().strings == ["Soup", "…"])
        router.home()
        #expect(screen.refreshed().strings == ["Cold", "Warm"])
        router.isSearching = true
        #expect(screen.refreshed().strings == ["Search"])
    }

    @Test("a path that was saved and read again")
    func restored() {
        #expect(Screen(RestoredBrowser(saved: nil)).strings == ["Recipes"])
        #expect(Screen(RestoredBrowser(saved: RestoredBrowser.saved(soup, step: 3))).strings == ["Step 3"])
    }

    @Test("tabs with values, one of them with a stack that is not at its root")
    func tabs() {
        let screen = Screen(TabbedApp(), width: 390)
        #expect(screen.strings == ["Novels", "Books on Novels", "Feed", "4", "Library", "Profile"])
        #expect(screen.frame("Novels")?.midX == 195)
        #expect(Screen(TabbedApp(unread: 0), width: 390).strings.suffix(2) == ["Feed", "Library"])
    }

    @Test("tabs by tabItem and tag")
    func earlyTabs() {
        let screen = Screen(EarlyTabs(), width: 390)
        #expect(screen.strings == ["Two", "Right", "First", "Second", "new"])
    }
}
