import DynamicColors
import SourceDiagnostics

/// Selects the colors of a palette by name or group.
struct PaletteFilter {
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// Returns the palette with the colors and groups named `names`, in its own order.
  ///
  /// - Throws: A failure that lists every unknown name.
  func apply(to palette: Palette) throws -> Palette {
    guard !names.isEmpty else { return palette }
    var kept = palette
    kept.entries = palette.entries.filter { entry in names.contains { matches(entry.name, $0) } }
    let missing = names.filter { name in !palette.entries.contains { matches($0.name, name) } }
    guard missing.isEmpty else {
      let known = palette.entries.map(\.name)
      let problems = missing.map { name in
        "no color is called '\(name)'\(Spelling.hint(for: name, among: known))"
      }
      throw Failure.cannot(problems)
    }
    return kept
  }

  private func matches(_ name: String, _ wanted: String) -> Bool {
    name == wanted || name.hasPrefix(wanted + ".") || name.hasPrefix(wanted + "/")
  }
}
