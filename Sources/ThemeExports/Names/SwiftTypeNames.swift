/// The names of the types that groups of colours become in Swift.
///
/// A type that had the name of one around it would hide that one from its own properties, and one of
/// a property's name can't stand beside it.
struct SwiftTypeNames {
  /// The names of the types around, outermost first.
  private let enclosing: [String]

  /// The names of what stands beside the types.
  private var taken: Set<String>

  /// Starts in a type.
  ///
  /// - Parameters:
  ///   - enclosing: The names of that type and of those around it, and of all that it mentions.
  ///   - members: The properties of the type.
  init(in enclosing: [String], beside members: some Sequence<String>) {
    self.enclosing = enclosing
    taken = Set(members)
  }

  /// Takes the name of a group's type: `BadgeColors` for `badge`, with `_` as often as it needs.
  mutating func take(for part: String) -> String {
    var name = SwiftName.type(part) + "Colors"
    while enclosing.contains(name) || !taken.insert(name).inserted { name += "_" }
    return name
  }
}
