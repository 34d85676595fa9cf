import TextSupport

/// The names of the types that groups of colours become in Swift.
///
/// A type that had the name of one around it would hide that one from its own properties, and one of
/// a property's name can't stand beside it.
struct SwiftTypeNames {
  private var names: FreeNames

  /// Starts in a type.
  ///
  /// - Parameters:
  ///   - enclosing: The names of that type and of those around it, and of all that it mentions.
  ///   - members: The properties of the type.
  init(in enclosing: [String], beside members: some Sequence<String>) {
    names = FreeNames(reserved: enclosing + members)
  }

  /// Takes the name of a group's type: `BadgeColors` for `badge`, with `_` as often as it needs.
  mutating func take(for part: String) -> String {
    names.take(SwiftName.type(part) + "Colors") { String(repeating: "_", count: $0 - 1) }
  }
}
