import DynamicColors
import SourceDiagnostics

/// Selects the colors of a palette by name or group.
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
  }

  /// Checks that each wanted name selects one of the colors `found`.
  ///
  /// - Throws: A failure with the message about every name that does not.
  func check(_ found: some Sequence<String>, message: (String) -> String) throws {
    guard !names.isEmpty else { return }
    let found = Array(found)
    let missing = names.filter { !found.contains(where: PaletteFilter([$0]).includes) }
    guard missing.isEmpty else {
      throw Failure.cannot(missing.map(message))
    }
  }

  /// Returns the palette with the selected colors, in its own order.
  ///
  /// - Throws: A failure that lists every unknown name.
  func apply(to palette: Palette) throws -> Palette {
    var kept = palette
    kept.entries = palette.entries.filter { includes($0.name) }
    try check(kept.entries.lazy.map(\.name)) { name in
      let hint = Spelling.hint(for: name, among: palette.entries.map(\.name))
      return "no color is called '\(name)'\(hint)"
    }
    return kept
  }
}
