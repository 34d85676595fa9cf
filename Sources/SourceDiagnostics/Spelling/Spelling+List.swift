extension Spelling {
  /// The maximum number of names in a list of a message.
  package static let listLimit = 8

  /// Returns the names in a message: at most eight, then an ellipsis.
  ///
  /// ```swift
  /// Spelling.list(["bold", "pastel"])  // "bold, pastel"
  /// ```
  package static func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(listLimit).joined(separator: ", ")
    return names.count > listLimit ? shown + ", …" : shown
  }
}
