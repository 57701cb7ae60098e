import Foundation
import Testing
import VitrineRuntime

@testable import VitrineCommand

@Suite("Printing what containers resolve to")
struct ReportTests {
    private let report = ResolveReport(containers: [
        .init(
            view: "DisplayBoard", reads: .sections, declared: 2, resolved: 3,
            declaredTree: [
                .init("Section", children: [.init("Text \"Héllo\""), .init("ForEach", children: [.init("Card")])])
            ],
            sections: [
                .init(
                    id: "0", values: [.init("isRejected", "true")], header: [.init(id: "1", type: "Text", text: "Top")],
                    content: [
                        .init(id: "2", type: "Card"),
                        .init(
                            id: "3", type: "Text", text: "日本 \"x\"\n\u{1}\\",
                            values: [.init("tag", "a"), .init("tag", "b")]),
                    ])
            ]),
        .init(view: "Fan", reads: .subviews, declared: 0, resolved: 0),
    ])

    @Test("JSON has its keys in order and parses")
    func json() throws {
        let expected = #"""
            {
              "containers": [
                {
                  "view": "DisplayBoard",
                  "reads": "sections",
                  "declared": 2,
                  "resolved": 3,
                  "sections": [
                    {
                      "id": "0",
                      "values": {
                        "isRejected": "true"
                      },
                      "header": [
                        {
                          "id": "1",
                          "type": "Text",
                          "text": "Top",
                          "values": {}
                        }
                      ],
                      "content": [
                        {
                          "id": "2",
                          "type": "Card",
                          "text": null,
                          "values": {}
                        },
                        {
                          "id": "3",
                          "type": "Text",
                          "text": "日本 \"x\"\n\u0001\\",
                          "values": {
                            "tag": "a"
                          }
                        }
                      ],
                      "footer": []
                    }
                  ]
                },
                {
                  "view": "Fan",
                  "reads": "subviews",
                  "declared": 0,
                  "resolved": 0,
                  "sections": []
                }
              ]
            }

            """#
        #expect(report.json == expected)
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        #expect((parsed["containers"] as? [Any])?.count == 2)
        #expect(ResolveReport().json == "{\n  \"containers\": []\n}\n")
    }

    @Test("text shows what was declared beside what it became")
    func text() {
        let expected = #"""
            DisplayBoard reads its sections: 2 declared → 3 resolved in 1 section
              declared        │ resolved
              ────────────────┼───────────────────────────────────────────────
              Section         │ Section 0 [isRejected: true]
              ├─ Text "Héllo" │ ├─ header
              └─ ForEach      │ │  └─ Text "Top" #1
                 └─ Card      │ ├─ Card #2
                              │ └─ Text "日本 "x"\n\u{1}\" #3 [tag: a, tag: b]

            Fan reads its subviews: 0 declared → 0 resolved
              declared │ resolved
              ─────────┼────────────

            """#
        #expect(report.text() == expected)
    }

    @Test("what a declaration became starts beside it")
    func alignment() {
        func texts(_ ids: [String]) -> [ResolveReport.Subview] { ids.map { .init(id: $0, type: "Text") } }
        let declared: [ResolveReport.DeclaredNode] = [
            .init("Text"), .init("Text"), .init("ForEach (2)", children: [.init("Text")]), .init("EmptyView"),
            .init("Section"), .init("Text"),
        ]
        var container = ResolveReport.Container(
            view: "Fan", reads: .subviews, declared: 6, resolved: 5, declaredTree: declared,
            sections: [.init(id: "0", content: texts(["0", "1", "2.[a]", "2.[b]", "2.[c]", "4.0", "5"]))])
        #expect(
            ResolveReport(containers: [container]).text() == #"""
                Fan reads its subviews: 6 declared → 5 resolved
                  declared    │ resolved
                  ────────────┼────────────
                  Text        │ Text #0
                  Text        │ Text #1
                  ForEach (2) │ Text #2.[a]
                  └─ Text     │ Text #2.[b]
                              │ Text #2.[c]
                  EmptyView   │
                  Section     │ Text #4.0
                  Text        │ Text #5

                """#)

        // The loose views before a section are one, and so is what follows it.
        container.reads = .sections
        container.sections = [
            .init(id: "implicit 0", content: texts(["0", "1", "2.[a]", "2.[b]"])),
            .init(id: "4", content: texts(["4.0"])),
            .init(id: "implicit 1", content: texts(["5"])),
        ]
        #expect(
            ResolveReport(containers: [container]).text() == #"""
                Fan reads its sections: 6 declared → 5 resolved in 3 sections
                  declared    │ resolved
                  ────────────┼───────────────────
                  Text        │ Section implicit 0
                  Text        │ ├─ Text #0
                  ForEach (2) │ ├─ Text #1
                  └─ Text     │ ├─ Text #2.[a]
                              │ └─ Text #2.[b]
                  EmptyView   │
                  Section     │ Section 4
                              │ └─ Text #4.0
                  Text        │ Section implicit 1
                              │ └─ Text #5

                """#)
    }

    @Test("without UTF-8 every byte is ASCII")
    func ascii() {
        let text = report.text(ascii: true)
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains("2 declared -> 3 resolved"))
        #expect(text.contains("|- Text \"H\\u{e9}llo\""))
    }

    @Test("columns count cells, not characters")
    func cells() {
        #expect(Cells.width("aé日本e\u{301}") == 7)
        #expect(Cells.fit("日本語", to: 4, ellipsis: "…") == "日… ")
        #expect(Cells.fit("ab", to: 4, ellipsis: "…") == "ab  ")
    }

    @Test("a view without containers says so")
    func empty() {
        #expect(ResolveReport().text().contains("No container"))
    }
}
