import SwiftUI
import Testing

/// Observed objects of the app files, changed after they were shown.
@MainActor @Suite("Observed objects in app files")
struct ObservationTests {
    let model = ShoppingModel("milk", "bread", "tea")

    @Test("a change of what a body read shows in the next frame, and runs that body only")
    func change() {
        let screen = Screen(ShoppingList().environment(model))
        model.items[0].isDone = true
        #expect(screen.refreshed().strings == ["bread", "tea", "milk", "1 done"])
        model.filter = "ea"
        #expect(screen.refreshed().strings == ["bread", "tea", "0 done"])

        let log = screen.host.host.log
        let bodies = log.bodies
        model.items.append(ShoppingItem(id: 5, name: "beans"))
        model.items.append(ShoppingItem(id: 6, name: "peas"))
        #expect(screen.refreshed().strings == ["bread", "tea", "beans", "peas", "0 done"])
        #expect(log.bodies - bodies <= 2)
    }

    @Test("a change on another thread waits for the next frame")
    func thread() async {
        let screen = Screen(ShoppingList().environment(model))
        nonisolated(unsafe) let model = model
        await Task.detached { model.filter = "milk" }.value
        #expect(screen.refreshed().strings == ["milk", "0 done"])
    }

    @Test("an object outlives the views that read it")
    func outlived() {
        do { _ = Screen(ShoppingList().environment(model)) }
        model.filter = "tea"
        #expect(Screen(ShoppingList().environment(model)).strings == ["tea", "0 done"])
    }
}
