package import FileAccess
package import SourceDiagnostics
import SwiftSymbols
package import ThemeFiles

/// The names by which files of a project refer to colors.
extension ThemeProject {
  /// The custom properties that the declared style sheets of the library have, each with its color;
  /// those of the format CSS if none is declared.
  ///
  /// - Throws: `ThemeLibraryError` if the themes can't be compiled.
  package func customProperties() throws(ThemeLibraryError) -> [(
    property: String, color: String
  )] {
    let all = try outputLibrary(readsExports: true, usesChecks: false)
    let sheets = exports.declarations.filter { $0.format == .css || $0.format == .tailwind }
    guard !sheets.isEmpty else {
      return CSSProperties(ExportSource(all), withPalettes: false).colors
    }
    var properties: [(property: String, color: String)] = []
    for sheet in sheets {
      let source = ExportSource(try library(of: sheet, in: all))
      let own = CSSProperties(source, withPalettes: sheet.settings.keepsReferences).colors
      properties += own
      guard sheet.format == .tailwind else { continue }
      let named = Set(source.colorNames())
      let colors = own.filter { named.contains($0.color) }
      let utilities = CSSExport.utilityProperties(of: colors.map(\.property))
      properties += zip(utilities, colors).map { ($0, $1.color) }
    }
    var seen: Set<String> = []
    return properties.filter { seen.insert($0.property).inserted }
  }

  /// Returns the syntax errors and the unknown names of a declared template.
  ///
  /// - Parameters:
  ///   - path: The path of the template.
  ///   - declaration: The output that declares it.
  ///   - reader: The reader of the template and of those in it.
  /// - Returns: The errors.
  package func nameFindings(
    inTemplate path: String,
    of declaration: ExportDeclaration,
    reader: some FileReading
  ) -> [Diagnostic] {
    do {
      let rendering = try TemplateRendering(
        ThemeTemplate(contentsOf: path, isNamed: false, reader: reader),
        library: library(
          of: declaration,
          in: outputLibrary(readsExports: true, usesChecks: false)
        ),
        settings: TemplateSettings(declaration.settings, conditions: declaration.conditions),
        pairs: []
      )
      return rendering.unknownNames()
    } catch let error as ThemeTemplateError {
      return error.diagnostics
    } catch {
      return []
    }
  }
}
