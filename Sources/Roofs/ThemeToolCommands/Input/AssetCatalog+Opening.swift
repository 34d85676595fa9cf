import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Opening of asset catalogs, as folders or compiled.
extension AssetCatalog {
  /// Whether a path is that of a catalog, by its name.
  static func isCatalog(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".xcassets") || name.hasSuffix(".car")
  }

  /// The catalog and its diagnostics; links that leave its project, or a catalog that is in none,
  /// are not followed.
  ///
  /// - Throws: ``Failure``, also for a folder that is not a catalog.
  static func readAny(
    _ path: String,
    from files: some FileReading
  ) throws -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
    do {
      return path.hasSuffix(".car")
        ? try AssetCatalog.readCompiled(path, from: files)
        : try AssetCatalog.read(path, from: ConfinedFiles(files, projectOf: path))
    } catch let error as FileError {
      throw Failure.cannot("\(error)\(Folder.hint(forMissing: path))")
    } catch let error as CompiledCatalogError {
      throw Failure.cannot(error)
    }
  }

  /// Reports on standard error that a catalog has no color, which is not an error: Xcode adds such
  /// catalogs to projects.
  func reportMissingColors(at path: String) {
    guard !hasColors else { return }
    Output.error("note: '\(VisibleText.of(path))' has no color")
  }

  /// The catalog; diagnostics are written to standard error.
  ///
  /// - Parameters:
  ///   - path: The catalog.
  ///   - color: Whether messages are colored.
  ///   - quiet: Whether warnings aren't shown.
  /// - Returns: The catalog.
  /// - Throws: ``Failure``.
  static func open(
    _ path: String,
    color: ColorOptions,
    quiet: Bool = false
  ) throws -> AssetCatalog {
    try openWithErrors(path, color: color, quiet: quiet, allowsPartialResults: false).catalog
  }

  /// The catalog as of `open`, and whether it could only be read in part.
  static func openWithErrors(
    _ path: String,
    from source: some FileReading = LocalFiles(),
    color: ColorOptions,
    quiet: Bool,
    allowsPartialResults: Bool
  ) throws -> (catalog: AssetCatalog, isPartial: Bool) {
    let files = RecordedFiles(source)
    let (catalog, diagnostics) = try readAny(path, from: files)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    // A file that can't be read, such as a pipe, may contain any asset.
    let isRefused =
      files.failures.contains(where: \.isOfSystem) || (!allowsPartialResults && hasErrors)
    let shown = diagnostics.filter { !quiet || (isRefused && $0.severity == .error) }
    color.report(shown)
    if isRefused {
      let summary = DiagnosticSummary(of: diagnostics)
      throw Failure(
        kind: .cannot,
        description: "\(summary); '\(VisibleText.of(path))' can't be read completely"
      )
    }
    return (catalog, hasErrors)
  }
}
