/// Declares a value of the environment, of a transaction, of a container's subviews, or of the focused view.
///
/// Write it on a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`:
///
///     extension ContainerValues {
///         @Entry var isPinned = false
///     }
///
/// The default value is computed again at each read, so one that makes an object makes a new one every time. An
/// optional entry without a default value is nil by default. An entry of `FocusedValues` must be optional, and nil
/// is the only default it can have.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Turns an initial value into a getter that computes it at each read. ``Entry()`` uses it where the type of an
/// entry is inferred; it is of no use in an app.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "VitrineMacros", type: "EntryDefaultValueMacro")

/// Marks a variable at the root of a `#Preview` as the preview's own state.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Power", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")
