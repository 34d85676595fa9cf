public import SourceDiagnostics
import SourceDocuments
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

  /// Returns the error of a template that would make other files without the colors of a library
  /// that have no valid value.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - pairs: The pairs of the library's contrast checks.
  /// - Returns: The error; nil if the template doesn't need the colors, or makes no file of them.
  package func invalidColorsError(
    for library: ThemeLibrary,
    pairs: [CheckedPair]
  ) -> InvalidColorsError? {
    let invalid = library.invalidColors
    guard !invalid.isEmpty, let whole = try? files(for: library, pairs: pairs) else { return nil }
    let rest = try? files(for: library.withoutInvalidColors(), pairs: pairs)
    return rest?.files == whole.files
      ? nil : InvalidColorsError(invalid, template: template.file.path)
  }
}
