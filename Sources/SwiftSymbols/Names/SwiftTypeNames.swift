import TextSupport

/// The names of the Swift types that represent groups of colors.
///
/// A nested type with the name of an enclosing type would hide that type from its own properties,
/// and one with the name of a property is a redeclaration.
struct SwiftTypeNames {
  private var names: FreeNames

  /// Creates the names of the types nested in a type.
  ///
  /// - Parameters:
  ///   - enclosing: The names of the type, of the enclosing types, and of all types it mentions.
  ///   - members: The properties of the type.
  init(in enclosing: [String], beside members: some Sequence<String>) {
    names = FreeNames(reserved: enclosing + members)
  }

  /// Returns the name of a group's type: `BadgeColors` for `badge`, with `_` appended until it is
  /// unique.
  mutating func take(for part: String) -> String {
    names.take(SwiftName.type(part) + "Colors") { String(repeating: "_", count: $0 - 1) }
  }
}
