import VitrineGraph

/// What a container keeps that most never need. Apart from the node, since there are many of those.
final class RareLayoutState {
    /// Brings the container up to date, where something about it changed.
    @exclusivity(unchecked) var sync: Computation?
    /// What was answered before something inside changed, until it is answered again.
    @exclusivity(unchecked) var former: FormerAnswers?
    /// The painting order, where it is not that of the children.
    @exclusivity(unchecked) var paintingOrder: [Int]?
    /// Children whose subviews changed.
    @exclusivity(unchecked) var stale: ContiguousArray<ViewNode> = []
    /// What the subviews tell, by keys that somebody asked for.
    @exclusivity(unchecked) var preferences: [ObjectIdentifier: PreferenceEntry] = [:]
    /// The places in the list that are to be read again, as long as they are few: each with the nodes that stood there.
    @exclusivity(unchecked) var holes: Holes?

    /// Where the nodes of many children go with the container. Held, since whoever holds a node may do so longer than the
    /// host lives.
    @exclusivity(unchecked) var remains: Remains?

    /// Children that come or go by a transition.
    @exclusivity(unchecked) var staged: ContiguousArray<TransitionNode> = []

    final class Holes {
        var ranges: [Range<Int>] = []
        var removed: ContiguousArray<ViewNode> = []
    }
}
