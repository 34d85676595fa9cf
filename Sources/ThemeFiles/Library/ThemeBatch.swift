import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Theme files read in sequence, with their own identifiers of conditions.
struct ThemeBatch: Sendable {
  /// The themes, with the names by which their files were found.
  private(set) var themes: [(name: String, theme: Theme)] = []
  private(set) var table: ConditionTable
  private(set) var findings = Findings()

  /// Reads `files`; `table` contains the conditions known before.
  init(_ files: ArraySlice<ThemeFolder.File>, table: ConditionTable, names: TraitNames) {
    self.table = table
    for file in files {
      findings.append(contentsOf: file.content.diagnostics)
      guard let document = file.content.document else { continue }
      let isWhole = file.content.isWhole
      var found = Findings()
      let theme = ThemeReader.read(
        document,
        isWhole: isWhole,
        conditions: &self.table,
        names: names,
        &found
      )
      // What is missing in a part of a file isn't an error.
      if isWhole { findings.append(contentsOf: found.diagnostics) }
      if let theme { themes.append((file.name, theme)) }
    }
  }
}
