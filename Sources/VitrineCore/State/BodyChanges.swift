@_spi(Reflection) import Swift
import VitrineGraph

/// A property of a view that tells when it changed.
package protocol WatchedProperty: DynamicProperty {
    /// What is another when the property changed. To look at it is no reading by the body.
    var mark: any ChangeMark { get }
}

/// Something that is another after a change.
package protocol ChangeMark {
    func isSame(as other: any ChangeMark) -> Bool
}

/// A value that is another after a change.
package struct ValueMark<Value>: ChangeMark {
    private let value: Value
    package init(_ value: Value) { self.value = value }
    package func isSame(as other: any ChangeMark) -> Bool {
        (other as? ValueMark).map { ViewComparison.areEqual(value, $0.value) } ?? false
    }
}

/// The running body of a view or modifier, for whoever asks from inside it why it runs.
protocol BodyRun<Owner>: Computation {
    associatedtype Owner
    /// The view or modifier with its properties linked, and whether its body never ran before; nil: it is gone.
    var owner: (value: Owner, isNew: Bool)? { get }
    /// What was seen when last somebody asked.
    var lastSeen: BodyChanges? { get set }
}

/// What a body that asks why it runs has seen. Only bodies that ask keep one.
final class BodyChanges {
    /// The run of the body in which it was seen.
    private let run: UInt32
    /// How often observed objects had told of a change.
    private let observations: UInt32
    private let owner: Any
    private let properties: [Property]
    /// The answer, for whoever asks again in the same run.
    private let answer: String

    private struct Property {
        let name: String
        let marks: [any ChangeMark]

        func isSame(as other: Property) -> Bool {
            marks.count == other.marks.count && zip(marks, other.marks).allSatisfy { $0.isSame(as: $1) }
        }
    }

    /// Why the body of an `Owner` runs, from which this is called; nil: none runs.
    static func answer<Owner>(for type: Owner.Type) -> String? {
        guard let body = Graph.current as? any BodyRun<Owner>, let (owner, isNew) = body.owner else { return nil }
        if let last = body.lastSeen, last.run == body.runs { return last.answer }
        let seen = BodyChanges(body, owner, isNew: isNew)
        body.lastSeen = seen
        return seen.answer
    }

    private init<Owner>(_ body: some BodyRun<Owner>, _ owner: Owner, isNew: Bool) {
        (run, observations, self.owner) = (body.runs, body.observations, owner)
        properties = Self.properties(of: owner)
        var changed: [String] = []
        if isNew {
            changed = ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.map(\.name)
        } else if let last = body.lastSeen, let lastOwner = last.owner as? Owner {
            if !ViewComparison.areEqual(lastOwner, owner) { changed.append("@self") }
            changed += zip(last.properties, properties).filter { !$0.isSame(as: $1) }.map(\.1.name)
            // A run without another cause is due to something that the body read elsewhere.
            if last.observations != observations || changed.isEmpty && last.run &+ 1 == run {
                changed.append("@dependencies")
            }
        } else {
            answer = "\(Owner.self): not known, for the body did not ask when it ran before."
            return
        }
        answer = "\(Owner.self): \(changed.isEmpty ? "unchanged" : changed.joined(separator: ", ") + " changed")."
    }

    private static func properties<Owner>(of owner: Owner) -> [Property] {
        var properties: [Property] = []
        withUnsafePointer(to: owner) { pointer in
            _ = _forEachField(of: Owner.self, options: []) { name, offset, type, _ in
                guard let type = type as? any DynamicProperty.Type else { return true }
                func add<P: DynamicProperty>(_ type: P.Type) {
                    let value = (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: P.self).pointee
                    properties.append(Property(name: String(cString: name), marks: marks(of: value)))
                }
                add(type)
                return true
            }
        }
        return properties
    }

    /// What to compare of a property; of one's own kind, what it is made of.
    private static func marks(of property: some DynamicProperty) -> [any ChangeMark] {
        if let property = property as? any WatchedProperty { return [property.mark] }
        return properties(of: property).flatMap(\.marks)
    }
}

// MARK: The properties there are

extension State: WatchedProperty { package var mark: any ChangeMark { location?.mark ?? ValueMark(initial) } }
extension Environment: WatchedProperty { package var mark: any ChangeMark { ValueMark(value) } }
extension AppStorage: WatchedProperty { package var mark: any ChangeMark { property.mark } }
extension SceneStorage: WatchedProperty { package var mark: any ChangeMark { property.mark } }
extension StoredProperty { fileprivate var mark: any ChangeMark { connection?.location.mark ?? ValueMark(initial) } }

/// Of what a binding's closures read, nobody knows without calling them: its value is that of the state it leads to.
extension Binding: WatchedProperty {
    package var mark: any ChangeMark { (location as? any MarkedLocation)?.mark ?? ValueMark(()) }
}
private protocol MarkedLocation { var mark: any ChangeMark { get } }
extension StateLocation: MarkedLocation { fileprivate var mark: any ChangeMark { ValueMark(shown) } }

extension ObservedObject: WatchedProperty { nonisolated package var mark: any ChangeMark { mark(observer) } }
extension StateObject: WatchedProperty { nonisolated package var mark: any ChangeMark { mark(observer) } }
extension EnvironmentObject: WatchedProperty { nonisolated package var mark: any ChangeMark { mark(observer) } }
extension DynamicProperty {
    fileprivate func mark(_ observer: ObjectObserver<some Any>?) -> any ChangeMark { ValueMark(observer?.state) }
}

// MARK: What apps call

extension View {
    /// Prints which properties made the body run, when it is called in the view's body.
    ///
    /// ```
    /// Counter: @self, @identity, _count changed.
    /// Counter: _count changed.
    /// ```
    ///
    /// Properties go by the names under which they are stored. `@self` is the view's value, `@identity` a new life of
    /// its properties, `@dependencies` something that the body read elsewhere, as in an observed object. The body's
    /// earlier run that is compared with is the last one that called it; in the first such run of a living view
    /// nothing is known, which is said. Elsewhere than in the body it does nothing. A tool for development: it reads
    /// every property, O(properties).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/_printchanges()>.
    public static func _printChanges() { BodyChanges.answer(for: Self.self).map { print($0) } }

    /// Logs which properties made the body run, as `_printChanges()` prints them: to the standard error.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/_logchanges()>.
    public static func _logChanges() { BodyChanges.answer(for: Self.self).map { VitrineLog.say($0) } }
}

extension ViewModifier {
    /// Prints which properties made the modifier's body run, when it is called there; see `View._printChanges()`.
    public static func _printChanges() { BodyChanges.answer(for: Self.self).map { print($0) } }

    /// Logs which properties made the modifier's body run, when it is called there; see `View._logChanges()`.
    public static func _logChanges() { BodyChanges.answer(for: Self.self).map { VitrineLog.say($0) } }
}
