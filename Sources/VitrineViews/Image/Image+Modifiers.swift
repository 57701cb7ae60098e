extension Image {
    /// Lets the image take the space it is offered.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)>.
    /// - Parameter capInsets: the edges that keep their size, in points; only what is between them is stretched.
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with(\.resizing, Resizing(capInsets: capInsets, mode: resizingMode))
    }

    /// Sets whether the image shows its own colours; nil leaves it to the image.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/renderingmode(_:)>.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with(\.renderingMode, renderingMode)
    }

    /// Sets how good the image looks in another size than its own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/interpolation(_:)>.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        with(\.interpolation, interpolation)
    }

    /// Sets whether edges are smooth. An image is always put on whole pixels, so that this changes nothing.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/antialiased(_:)>.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets how the parts of a symbol are coloured.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/image/symbolrenderingmode(_:)>.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with(\.symbolRenderingMode, mode)
    }
}

extension Image.Interpolation {
    var display: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
