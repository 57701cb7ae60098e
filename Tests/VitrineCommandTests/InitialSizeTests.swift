import Foundation
import Testing
import VitrineLayout

@testable import VitrineCommand

@Suite("What is proposed when nobody said")
struct InitialSizeTests {
    private let phone = ProposedViewSize(width: 400, height: 800)

    @Test(
        "a view's own size is taken where it is one to look at, however long a page is",
        arguments: [
            (CGSize(width: 300, height: 200), true), (CGSize(width: 760, height: 1263), true),
            (CGSize(width: 1200, height: 30_000), true),
            // A shape, an endless line, a line across nothing.
            (CGSize(width: 10, height: 10), false), (CGSize(width: 1201, height: 17), false),
            (CGSize(width: 300, height: 1), false),
        ])
    func own(size: CGSize, isTaken: Bool) {
        let proposal = initialProposal { proposal in
            #expect(proposal == .unspecified)
            return size
        }
        #expect(proposal == (isTaken ? .unspecified : phone))
    }
}
