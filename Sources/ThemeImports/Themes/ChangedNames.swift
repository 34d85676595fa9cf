/// The names of colors that theme files cannot have, with the names that are used instead.
struct ChangedNames {
  private(set) var list: [(old: String, new: String)] = []

  var isEmpty: Bool { list.isEmpty }

  mutating func append(_ old: String, _ new: String) { list.append((old, new)) }

  /// The comment at the beginning of a file, with a line for each name; empty without names.
  var header: String {
    guard !isEmpty else { return "" }
    let lines = list.map { ThemeText.comment("  \($0.old) -> \($0.new)") + "\n" }
    return ThemeText.comment("Changed names:") + "\n" + lines.joined()
  }
}
