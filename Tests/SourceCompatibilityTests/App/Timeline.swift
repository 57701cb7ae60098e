import SwiftUI

extension HorizontalAlignment {
    private enum TimelineDot: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[HorizontalAlignment.center]
        }
    }
    static let timelineDot = HorizontalAlignment(TimelineDot.self)
}

extension ContainerValues {
    @Entry var timelineDate: Text?
}

/// Events under one another with a line through their dots.
struct Timeline<Content: View>: View {
    var lineWidth: CGFloat = 2
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .timelineDot, spacing: 0) {
            Group(subviews: content) { events in
                ForEach(events) { event in
                    let isLast = event.id == events.last?.id
                    HStack(spacing: 6) {
                        if let date = event.containerValues.timelineDate {
                            date.font(.system(size: 10))
                        }
                        Circle()
                            .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
                            .frame(width: 10, height: 10)
                            .alignmentGuide(.timelineDot) { $0[HorizontalAlignment.center] }
                            .background(alignment: .top) {
                                if !isLast {
                                    Rectangle().fill(.gray).frame(width: lineWidth, height: 40)
                                }
                            }
                        event.fixedSize(horizontal: true, vertical: false)
                    }
                    .frame(height: 40)
                }
            }
        }
    }
}

struct TimelineDemo: View {
    var body: some View {
        Timeline {
            Text("Born").containerValue(\.timelineDate, Text("1815"))
            Text("Wrote the first program")
            Text("Remembered").containerValue(\.timelineDate, Text("today") + Text("!"))
        }
    }
}
