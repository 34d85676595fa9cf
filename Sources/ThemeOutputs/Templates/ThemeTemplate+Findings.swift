public import SourceDiagnostics
public import ThemeFiles

extension ThemeTemplate {
  /// Finds all errors of the template with a library, also names in sections that are not rendered,
  /// and the values that the template doesn't read.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - settings: Settings that replace those of the front matter.
  /// - Returns: The errors and warnings, by position.
  public func findings(
    for library: ThemeLibrary,
    settings: TemplateSettings = TemplateSettings()
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    do throws(ThemeTemplateError) {
      let rendering = try TemplateRendering(self, library: library, settings: settings, pairs: [])
      let unknown = rendering.unknownNames()
      do throws(ThemeTemplateError) {
        findings = try rendering.output().diagnostics
      } catch {
        findings = error.diagnostics
      }
      let places = Set(findings.compactMap(\.excerpt))
      findings += unknown.filter { $0.excerpt.map { !places.contains($0) } ?? true }
    } catch {
      findings = error.diagnostics
    }
    return findings.sortedByPosition()
  }
}
