import Foundation

extension Text {
    /// How it is found out in which direction a text is written: where its lines begin to be read, and on which side
    /// of its words the punctuation stands. It does not move the lines; alignment does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/writingdirectionstrategy>.
    public struct WritingDirectionStrategy: Equatable, Sendable {
        private let isContentBased: Bool

        /// The direction of the text's first letter that has one, and that of the language where none has.
        public static let contentBased = WritingDirectionStrategy(isContentBased: true)
        /// The direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(isContentBased: false)
        /// That of the content.
        public static let `default` = contentBased

        func direction(
            of strings: some Sequence<String>, layout: LayoutDirection, _ locale: Locale
        ) -> LayoutDirection {
            guard isContentBased else { return layout }
            var isolates = 0
            for string in strings {
                for scalar in string.unicodeScalars {
                    switch scalar.value {
                    case 0x2066...0x2068: isolates += 1
                    case 0x2069: isolates = max(isolates - 1, 0)
                    default: if isolates == 0, let direction = scalar.strongDirection { return direction }
                    }
                }
            }
            return locale.writingDirection
        }
    }
}

extension Locale {
    fileprivate var writingDirection: LayoutDirection {
        // Asking for the language takes long, and most texts without letters are numbers in this one.
        if identifier == "en_US" { return .leftToRight }
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension Unicode.Scalar {
    /// The direction of a letter or a mark of direction; nil for digits, spaces, punctuation.
    fileprivate var strongDirection: LayoutDirection? {
        if value < 0x80 { return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A ? .leftToRight : nil }
        switch value {
        case 0x200E: return .leftToRight
        case 0x200F, 0x061C: return .rightToLeft
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
        default: return nil
        }
        switch value {
        // Hebrew to Arabic Extended-A, presentation forms, and the planes' blocks of right-to-left scripts.
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return .rightToLeft
        default: return .leftToRight
        }
    }
}

extension View {
    /// Sets how texts in the view find out in which direction they are written.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/writingdirection(strategy:)>.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        transformEnvironment(\.text) { $0.writingDirection = strategy }
    }
}
