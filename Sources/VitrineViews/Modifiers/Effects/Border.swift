/// A line inside the edges of a view, drawn over it; layout knows nothing of it (A1-14).
nonisolated struct BorderModifier<S: ShapeStyle>: PathModifier, AnimatedDeclaration {
    typealias Body = Never
    var style: S
    var width: CGFloat

    func moving(in environment: EnvironmentValues) -> AnimatablePair<ColorVector, CGFloat> {
        AnimatablePair(style.movingColor(in: environment), width)
    }
    mutating func setMoving(_ moving: AnimatablePair<ColorVector, CGFloat>, in environment: EnvironmentValues) {
        style.setMovingColor(moving.first, in: environment)
        width = moving.second
    }

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        BorderNode(declared, inputs)
    }
}
extension BorderModifier: Equatable where S: Equatable {}

private final class BorderNode<S: ShapeStyle>: WrapperNode {
    private var declared: Declared<BorderModifier<S>> { Declared(_declared) }

    init(_ declared: Declared<BorderModifier<S>>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
        showsItself()
    }

    override func refresh(_ inputs: ViewInputs) {
        if takeChanges(inputs) { needsDisplay() }
        super.refresh(inputs)
    }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        super.record(&recorder, at: origin)
        let width = declared.value.width
        guard width > 0 else { return }
        recordLeaf(&recorder, at: origin) { leaf in
            // A border that meets itself in the middle covers the view.
            if width * 2 >= min(leaf.size.width, leaf.size.height) {
                leaf.fill(Rectangle(), declared.value.style, FillStyle())
            } else {
                leaf.stroke(
                    Rectangle().inset(by: width / 2), declared.value.style, StrokeStyle(lineWidth: width))
            }
        }
    }
}

extension View {
    /// Adds a border to this view with the specified style and width, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/border(_:width:)>.
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        modifier(BorderModifier(style: content, width: width))
    }
}
