import SwiftUI

// Bodies taken apart into functions and variables, and statements a builder takes.

struct HelperFunctionsDemo: View {
    enum Phase {
        case loading
        case failed(String)
        case loaded([String])
    }

    var phase: Phase = .loaded(["a", "b"])
    var note: String? = "note"

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            content(for: phase)
            content(for: .failed("oops"))
            if let note { Text(note) }
            if let note, note.count > 10 { Text("long") }
            if case .loaded(let rows) = phase, let first = rows.first {
                Text("first \(first)")
            }
            modern
            old
            make(Text("made"), isBold: true)
            erased(1)
            erased(2)
            footer()
            #if os(Linux)
                Text("here")
            #else
                Text("there")
            #endif
        }
    }

    private var header: some View {
        Text("header")
            .font(.title2)
    }

    @ViewBuilder
    private func content(for phase: Phase) -> some View {
        switch phase {
        case .loading:
            EmptyView()
        case .failed(let message):
            Text("failed: \(message)")
        case .loaded(let rows):
            ForEach(rows, id: \.self) { row in
                Text("row \(row)")
            }
        }
    }

    @ViewBuilder private var modern: some View {
        if #available(iOS 18.0, macOS 15.0, *) {
            Text("new")
        } else {
            Text("old")
        }
    }

    @ViewBuilder private var old: some View {
        if #unavailable(iOS 15.0) {
            Text("ancient")
        }
    }

    private func make<V: View>(_ view: V, isBold: Bool) -> some View {
        view.bold(isBold)
    }

    private func erased(_ number: Int) -> AnyView {
        if number == 1 {
            return AnyView(Text("one"))
        }
        return AnyView(
            Group {
                Text("two")
                Text("two again")
            })
    }

    @ViewBuilder
    private func footer() -> some View {
        let text = "footer"
        let _ = text.count
        Text(text)
    }
}
