import SwiftUI

// The ways in which a type takes a builder.

struct StoredValue<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content }
}

struct StoredClosure<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

struct StoredClosureWithParameter<Content: View>: View {
    let count: Int
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
        ForEach(0..<count, id: \.self) { content($0) }
    }
}

struct BuiltByContentBuilder<Content: View>: View {
    @ContentBuilder var content: Content
    var body: some View { content }
}

struct WithInitialiser<Content>: View where Content: View {
    private let content: Content
    private let isOn: Bool

    init(isOn: Bool = true, @ViewBuilder content: () -> Content) {
        self.isOn = isOn
        self.content = content()
    }

    init(isOn: Bool = true, content: Content) {
        (self.isOn, self.content) = (isOn, content)
    }

    var body: some View {
        if isOn { content }
    }
}

struct SeveralBuilders<Leading: View, Content: View, Trailing: View>: View {
    let leading: Leading
    let content: Content
    let trailing: Trailing

    init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder leading: () -> Leading = { EmptyView() },
        @ViewBuilder trailing: () -> Trailing = { EmptyView() }
    ) {
        self.leading = leading()
        self.content = content()
        self.trailing = trailing()
    }

    var body: some View {
        HStack(spacing: 0) {
            leading
            content
            trailing
        }
    }
}

extension SeveralBuilders where Leading == Text, Trailing == EmptyView {
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, leading: { Text(title) })
    }
}

struct OpaqueParameters: View {
    let first: AnyView
    let second: AnyView

    init(_ first: some View, @ViewBuilder second: () -> some View) {
        self.first = AnyView(first)
        self.second = AnyView(second())
    }

    var body: some View {
        HStack(spacing: 0) {
            first
            second
        }
    }
}

@MainActor @ViewBuilder
func pair<A: View, B: View>(_ a: A, @ViewBuilder _ b: () -> B) -> some View {
    a
    b()
}

struct BuilderFormsDemo: View {
    var isOn = true

    @ViewBuilder var optional: some View {
        if isOn {
            Text("optional")
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            StoredValue { Text("value") }
            StoredClosure {
                Text("closure 1")
                Text("closure 2")
            }
            StoredClosureWithParameter(count: 2) { index in
                let number = index * 10
                Text("at \(number)")
            }
            BuiltByContentBuilder {
                Text("content 1")
                if isOn { Text("content 2") } else { EmptyView() }
            }
            WithInitialiser { Text("built") }
            WithInitialiser(isOn: false) { Text("hidden") }
            WithInitialiser(content: Text("given"))
            SeveralBuilders {
                Text("c")
            } leading: {
                Text("l")
            } trailing: {
                Text("t")
            }
            SeveralBuilders("title ") { Text("body") }
            OpaqueParameters(Text("x")) { Text("y") }
            pair(Text("p1")) { Text("p2") }
            optional
        }
    }
}
