/// The numbers that an item's look is made of, in one order: what may differ between two looks of one kind.
///
/// Items of another structure (a path with more corners, a text of other runs, another effect) have another count, or
/// are another kind: there is nothing between those.
struct DisplayNumbers: VectorArithmetic {
    fileprivate(set) var values: [Double] = []
    /// How the numbers are put together.
    fileprivate(set) var structure: [Int8] = []

    init() {}

    static var zero: DisplayNumbers { DisplayNumbers() }
    static func + (a: Self, b: Self) -> Self { a.combined(with: b, +) }
    static func - (a: Self, b: Self) -> Self { a.combined(with: b, -) }

    // Zero has no numbers, whatever it is added to.
    private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
        if other.values.isEmpty { return self }
        var result = other
        for i in result.values.indices { result.values[i] = combine(values.isEmpty ? 0 : values[i], other.values[i]) }
        return result
    }

    mutating func scale(by factor: Double) { for i in values.indices { values[i] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    static func == (a: Self, b: Self) -> Bool { a.values == b.values || a.isZero && b.isZero }
    private var isZero: Bool { values.allSatisfy { $0 == 0 } }

    func isLike(_ other: Self) -> Bool { structure == other.structure && values.count == other.values.count }
}

/// Goes through the numbers of an item in their order: takes them down, or adds others to them.
struct DisplayNumberPass {
    private(set) var numbers = DisplayNumbers()
    private let added: [Double]?
    private var next = 0

    private init(adding added: [Double]?) { self.added = added }

    /// The numbers of an item as it stands in the list that it is in.
    static func numbers(of item: DisplayItem, at origin: CGPoint) -> DisplayNumbers {
        var (pass, item) = (DisplayNumberPass(adding: nil), item)
        item.origin = origin
        pass.visit(&item)
        return pass.numbers
    }

    /// Adds to the numbers of an item; false, and nothing is changed, where there are as many others.
    static func add(_ added: DisplayNumbers, to item: inout DisplayItem) -> Bool {
        guard numbers(of: item, at: item.origin).isLike(added) else { return false }
        var pass = DisplayNumberPass(adding: added.values)
        pass.visit(&item)
        return true
    }

    private mutating func visit(_ value: inout Double) {
        guard let added else { return numbers.values.append(value) }
        value += added[next]
        next += 1
    }

    private mutating func visit(_ value: inout CGFloat) {
        var double = Double(value)
        visit(&double)
        value = CGFloat(double)
    }

    private mutating func visit(_ point: inout CGPoint) {
        visit(&point.x)
        visit(&point.y)
    }

    private mutating func visit(_ color: inout RGBA) {
        func visit(_ component: inout Float, _ pass: inout DisplayNumberPass) {
            var value = Double(component)
            pass.visit(&value)
            // A spring may shoot over what there is.
            if pass.added != nil { component = Float(min(max(value, 0), 1)) }
        }
        visit(&color.red, &self)
        visit(&color.green, &self)
        visit(&color.blue, &self)
        visit(&color.alpha, &self)
    }

    private mutating func note(_ kind: Int8) { if added == nil { numbers.structure.append(kind) } }

    private mutating func visit(_ item: inout DisplayItem) {
        visit(&item.origin)
        switch item.content {
        case .fill(var path, var paint, let style):
            note(1)
            visit(&path)
            visit(&paint)
            item.content = .fill(path, paint, style)
        case .stroke(var path, var paint, var style):
            note(2)
            visit(&path)
            visit(&paint)
            visit(&style.lineWidth)
            item.content = .stroke(path, paint, style)
        case .text(var text, let size):
            note(3)
            for i in text.runs.indices { visit(&text.runs[i].paint) }
            item.content = .text(text, size: size)
        case .image(let image, var rect, let interpolation):
            note(4)
            visit(&rect.origin)
            visit(&rect.size.width)
            visit(&rect.size.height)
            item.content = .image(image, rect: rect, interpolation: interpolation)
        case .group(let list, var effect, let size):
            note(5)
            visit(&effect)
            item.content = .group(list, effect, size: size)
        }
    }

    private mutating func visit(_ path: inout Path) {
        for i in path.elements.indices {
            switch path.elements[i] {
            case .move(var p):
                note(10)
                visit(&p)
                path.elements[i] = .move(to: p)
            case .line(var p):
                note(11)
                visit(&p)
                path.elements[i] = .line(to: p)
            case .quadCurve(var p, var c):
                note(12)
                visit(&p)
                visit(&c)
                path.elements[i] = .quadCurve(to: p, control: c)
            case .curve(var p, var c1, var c2):
                note(13)
                visit(&p)
                visit(&c1)
                visit(&c2)
                path.elements[i] = .curve(to: p, control1: c1, control2: c2)
            case .closeSubpath: note(14)
            }
        }
    }

    private mutating func visit(_ paint: inout Paint) {
        switch paint {
        case .color(var color):
            note(20)
            visit(&color)
            paint = .color(color)
        case .linearGradient(var stops, var start, var end):
            note(21)
            visit(&stops)
            visit(&start)
            visit(&end)
            paint = .linearGradient(stops, start: start, end: end)
        case .radialGradient(var stops, var center, var inner, var outer):
            note(22)
            visit(&stops)
            visit(&center)
            visit(&inner)
            visit(&outer)
            paint = .radialGradient(stops, center: center, startRadius: inner, endRadius: outer)
        case .angularGradient(var stops, var center, var start, var end):
            note(23)
            visit(&stops)
            visit(&center)
            visit(&start.radians)
            visit(&end.radians)
            paint = .angularGradient(stops, center: center, startAngle: start, endAngle: end)
        }
    }

    private mutating func visit(_ stops: inout [GradientStop]) {
        for i in stops.indices {
            note(24)
            visit(&stops[i].color)
            visit(&stops[i].location)
        }
    }

    /// What effects are by their values is animated where they are declared; here it is what the size makes of them.
    private mutating func visit(_ effect: inout DisplayEffect) {
        switch effect {
        case .transform(var t):
            note(30)
            visit(&t.a)
            visit(&t.b)
            visit(&t.c)
            visit(&t.d)
            visit(&t.tx)
            visit(&t.ty)
            effect = .transform(t)
        case .clip(var clip, let style):
            note(31)
            visit(&clip.path)
            effect = .clip(clip, style)
        default: note(32)
        }
    }
}
