public import SourceDiagnostics
import SwiftSymbols
import TextSupport
public import ThemeFiles

/// The themes of a library in the format of another tool.
///
/// The files depend only on the themes and the options: the same input gives the same bytes. They
/// name the files that they were made from.
///
/// ```swift
/// let export = try ThemeExport(library, to: .css)
/// export.files[0].path   // "themes.css"
/// try export.write(to: "Generated")
/// ```
public struct ThemeExport: Sendable {
  /// The files.
  public let files: [ExportedFile]

  /// The paths of the theme files, which are never replaced.
  let sources: [String]

  /// The warnings about what the format can't represent, of the rule `not-exported`.
  public let diagnostics: [Diagnostic]

  /// Creates the files of an export without writing them.
  ///
  /// - Throws: ``ExportError`` if names clash in the format, or the library lacks what the format
  ///   needs.
  /// - Complexity: O(*n*) in the number of colors, themes and trait combinations.
  public init(
    _ library: ThemeLibrary,
    to format: OutputFormat,
    options: ExportOptions = ExportOptions()
  ) throws(ExportError) {
    guard case .themes(let write) = format.maker else { throw .notOfThemesAlone(format) }
    let source = ExportSource(library)
    var losses = LossReport(format.title)
    if format.reportsMissingColors { losses.addMissing(of: source) }
    sources = source.themes.flatMap(\.chain).map(\.file).uniqued()
    files = try write(source, options, &losses)
    diagnostics = losses.diagnostics
  }
}

extension ThemeExport {
  /// Finds the colors that some themes lack and others have; every format omits them in those
  /// themes.
  ///
  /// - Parameter library: The themes.
  /// - Returns: A warning of the rule `not-exported` for each theme that lacks colors.
  public static func missingColors(in library: ThemeLibrary) -> [Diagnostic] {
    var losses = LossReport("")
    losses.addMissing(of: ExportSource(library))
    return losses.diagnostics
  }
}
