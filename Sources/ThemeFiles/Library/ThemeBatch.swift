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
      let read = FlowTraps.explained(YAMLReader.parse(file.source), of: file.source)
      findings.append(contentsOf: read.diagnostics)
      guard let document = read.document,
        let theme = ThemeReader.read(
          document,
          conditions: &self.table,
          names: names,
          &findings
        )
      else { continue }
      themes.append((file.name, theme))
    }
  }
}
