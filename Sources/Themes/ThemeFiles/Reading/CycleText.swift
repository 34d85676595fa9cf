/// The text of a reference cycle in messages.
enum CycleText {
  /// The maximum number of names in a message, and of notes.
  static let limit = 8

  /// Returns the names from the first one to itself; names in the middle of a long cycle are
  /// counted.
  static func text(_ names: [String]) -> String {
    let rest = names.count - limit
    let shown = rest > 1 ? names.prefix(limit) + ["… \(rest) more …"] : names[...]
    return (shown + names.prefix(1)).joined(separator: " → ")
  }
}
