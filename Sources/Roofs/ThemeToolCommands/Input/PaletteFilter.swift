import DynamicColors
import SourceDiagnostics

/// Selects the colors of a palette by name or group, or by a name with the wildcards `*` and `?`.
struct PaletteFilter {
  private let names: [String]

  /// The names with the characters that follow the name of a group.
  private let prefixes: [String]

  init(_ names: [String]) {
    self.names = names
    prefixes = names.flatMap { [$0 + ".", $0 + "/"] }
  }

  /// Returns whether a color of that name is selected.
  func includes(_ name: String) -> Bool {
    names.isEmpty || names.contains(name) || prefixes.contains(where: name.hasPrefix)
      || names.contains { Self.isPattern($0) && Self.matches(name, form: $0) }
  }

  /// Returns whether a name has wildcards.
  static func isPattern(_ name: String) -> Bool { name.contains { $0 == "*" || $0 == "?" } }

  /// Returns whether a name has the form of a pattern, in which `*` is any text and `?` one
  /// character.
  ///
  /// - Complexity: O(*n* · *m*).
  static func matches(_ name: String, form pattern: String) -> Bool {
    let letters = Array(name)
    // The lengths of the prefixes of the name that match the pattern so far.
    var ends: Set<Int> = [0]
    for character in pattern {
      switch character {
      case "*": ends = ends.min().map { Set($0...letters.count) } ?? []
      default:
        ends = Set(
          ends.compactMap { end in
            end < letters.count && (character == "?" || letters[end] == character) ? end + 1 : nil
          }
        )
      }
    }
    return ends.contains(letters.count)
  }

  /// Returns the message about a pattern that no name matches, with the nearest names.
  static func noMatch(_ kind: String, form: String, among known: [String]) -> String {
    let word = form.filter { $0 != "*" && $0 != "?" }
    let hint = Spelling.hint(for: word, among: known)
    return
      "no \(kind) has a name of the form '\(form)'; available \(kind)s: \(Spelling.list(known))\(hint)"
  }

  /// Checks that each wanted name selects one of the colors `found`.
  ///
  /// - Throws: A failure with the message about every name that does not.
  func check(_ found: some Sequence<String>, message: (String) -> String) throws {
    guard !names.isEmpty else { return }
    let found = Array(found)
    let missing = names.filter { !found.contains(where: PaletteFilter([$0]).includes) }
    guard missing.isEmpty else {
      throw Failure.usage(missing.map(message))
    }
  }

  /// Returns the palette with the selected colors, in its own order.
  ///
  /// - Throws: A failure that lists every unknown name.
  func apply(to palette: Palette) throws -> Palette {
    var kept = palette
    kept.entries = palette.entries.filter { includes($0.name) }
    kept.invalidNames = palette.invalidNames.filter(includes)
    try check(kept.entries.map(\.name) + kept.invalidNames) { name in
      let hint = Spelling.hint(for: name, among: palette.entries.map(\.name))
      return "'\(name)' is not a color\(hint)"
    }
    return kept
  }
}
