/// The sizes and line pitches of the text styles at every Dynamic Type size, in points (C2-06).
///
/// The numbers are those of Apple's Human Interface Guidelines for iOS. Only the sizes decide how text is laid out: the
/// pitch of lines is the font's own.
enum TypographyTable {
    /// The size and line pitch of a style.
    static func entry(_ style: Font.TextStyle, at dynamicTypeSize: DynamicTypeSize) -> (size: Int, leading: Int) {
        switch style {
        case .extraLargeTitle: scaled((36, 43), at: dynamicTypeSize)
        case .extraLargeTitle2: scaled((28, 34), at: dynamicTypeSize)
        default: rows[dynamicTypeSize.rawIndex][column(style)]
        }
    }

    /// The size of a style, in points.
    static func size(_ style: Font.TextStyle, at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        CGFloat(entry(style, at: dynamicTypeSize).size)
    }

    /// A length that is `value` points at the default size, as it is at another; whole points (C2-15).
    static func scale(_ value: CGFloat, as style: Font.TextStyle, at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        if dynamicTypeSize == .large { return value }
        return (value * size(style, at: dynamicTypeSize) / size(style, at: .large)).rounded()
    }

    // The guidelines list no extra large titles: they scale as the large one does.
    private static func scaled(
        _ entry: (size: Int, leading: Int), at dynamicTypeSize: DynamicTypeSize
    ) -> (size: Int, leading: Int) {
        func scale(_ value: Int) -> Int { Int(self.scale(CGFloat(value), as: .largeTitle, at: dynamicTypeSize)) }
        return (scale(entry.size), scale(entry.leading))
    }

    private static func column(_ style: Font.TextStyle) -> Int {
        switch style {
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }

    private static let rows: [[(size: Int, leading: Int)]] = [
        [  // xSmall
            (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19),
            (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
        ],
        [  // small
            (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20),
            (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
        ],
        [  // medium
            (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21),
            (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
        ],
        [  // large
            (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22),
            (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
        ],
        [  // xLarge
            (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24),
            (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
        ],
        [  // xxLarge
            (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26),
            (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
        ],
        [  // xxxLarge
            (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29),
            (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
        ],
        [  // accessibility1
            (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34),
            (26, 32), (25, 31), (23, 29), (22, 28), (20, 25),
        ],
        [  // accessibility2
            (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40),
            (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
        ],
        [  // accessibility3
            (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48),
            (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
        ],
        [  // accessibility4
            (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56),
            (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
        ],
        [  // accessibility5
            (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62),
            (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
        ],
    ]
}
