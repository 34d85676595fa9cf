package import FileAccess
package import SourceDiagnostics
import SwiftSymbols

/// The names by which files of a project refer to colors.
extension ExportInput {
  /// The custom properties that the declared style sheets of the library have, each with its color;
  /// those of the format CSS if none is declared.
  package var customProperties: [(property: String, color: String)] {
    let sheets = declarations.filter { $0.format == .css || $0.format == .tailwind }
    guard !sheets.isEmpty else {
      return CSSProperties(ExportSource(library), withPalettes: false).colors
    }
    var seen: Set<String> = []
    return sheets.flatMap { sheet in
      let source = ExportSource(self.library(of: sheet))
      let own = CSSProperties(source, withPalettes: sheet.settings.keepsReferences).colors
      guard sheet.format == .tailwind else { return own }
      let named = Set(source.colorNames())
      let colors = own.filter { named.contains($0.color) }
      let utilities = TailwindExport.utilityProperties(of: colors.map(\.property))
      return own + zip(utilities, colors).map { ($0, $1.color) }
    }.filter { seen.insert($0.0).inserted }
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
    do throws(ThemeTemplateError) {
      let rendering = try TemplateRendering(
        ThemeTemplate(contentsOf: path, isNamed: false, reader: reader),
        library: library(of: declaration),
        settings: TemplateSettings(declaration.settings, conditions: declaration.conditions),
        pairs: []
      )
      return rendering.unknownNames()
    } catch {
      return error.diagnostics
    }
  }
}
