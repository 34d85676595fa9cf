/// A circle of things that refer to each other, as messages show it.
enum CircleText {
  /// The most members that a message names, and that notes are about.
  static let limit = 8

  /// The names from the first one to itself; those in the middle of a large circle are counted.
  static func text(_ names: [String]) -> String {
    let rest = names.count - limit
    let shown = rest > 1 ? names.prefix(limit) + ["… \(rest) more …"] : names[...]
    return (shown + names.prefix(1)).joined(separator: " → ")
  }
}
