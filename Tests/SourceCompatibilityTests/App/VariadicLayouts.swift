import SwiftUI

// Containers as they were written before there were subviews.

struct VariadicDividedColumn<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        _VariadicView.Tree(DividedColumnRoot()) {
            content()
        }
    }
}

private struct DividedColumnRoot: _VariadicView_MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id

        ForEach(children) { child in
            child
            if child.id != last {
                Text("--")
            }
        }
    }
}

struct VariadicCountRoot: _VariadicView.UnaryViewRoot {
    var title: String

    func body(children: _VariadicView.Children) -> some View {
        HStack(spacing: 4) {
            Text("\(title): \(children.count)")
            children
        }
    }
}

struct VariadicPages: _VariadicView_UnaryViewRoot {
    @Binding var selection: Int

    func body(children: _VariadicView_Children) -> some View {
        VStack(spacing: 2) {
            ForEach(Array(children.enumerated()), id: \.offset) { offset, child in
                child.opacity(offset == selection ? 1 : 0.25)
            }
        }
    }
}

extension View {
    func variadic<R: View>(@ViewBuilder process: @escaping (_VariadicView.Children) -> R) -> some View {
        _VariadicView.Tree(ProcessRoot(process: process), content: { self })
    }
}

private struct ProcessRoot<Result: View>: _VariadicView_MultiViewRoot {
    var process: (_VariadicView.Children) -> Result

    func body(children: _VariadicView.Children) -> some View {
        process(children)
    }
}

struct VariadicLayoutsDemo: View {
    @State private var page = 1

    var body: some View {
        VStack(spacing: 6) {
            VariadicDividedColumn {
                Text("one")
                Text("two")
                Text("three")
            }
            _VariadicView.Tree(VariadicCountRoot(title: "n")) {
                Text("a")
                Text("b")
            }
            _VariadicView.Tree(VariadicPages(selection: $page)) {
                Text("p0")
                Text("p1")
            }
            Group {
                Text("first")
                Text("second")
            }
            .variadic { children in
                children.last
            }
        }
    }
}
