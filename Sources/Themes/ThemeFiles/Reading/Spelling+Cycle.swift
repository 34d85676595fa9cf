import SourceDiagnostics

extension Spelling {
  /// The maximum number of names of a reference cycle in a message, and of notes.
  static let cycleLimit = 8

  /// Returns a reference cycle in a message: the names from the first one to itself; names in the
  /// middle of a long cycle are counted.
  static func cycle(_ names: [String]) -> String {
    let rest = names.count - cycleLimit
    let shown = rest > 1 ? names.prefix(cycleLimit) + ["… \(rest) more …"] : names[...]
    return (shown + names.prefix(1)).joined(separator: " → ")
  }
}
