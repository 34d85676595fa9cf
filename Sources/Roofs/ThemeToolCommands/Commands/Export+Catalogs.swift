import AssetCatalogs
import FileAccess
import ThemeFiles
import ThemeOutputs

extension ThemeTool.Export {
  /// Copies a catalog with unchanged files, which therefore have no ownership marker.
  func copy(_ catalog: String) throws {
    let source = try AssetCatalog.open(catalog, color: color, quiet: isQuiet)
    if !isQuiet { source.reportMissingColors(at: catalog) }
    guard !dryRun.isOn else { return try copy(source, of: catalog, holding: nil) }
    try Folder.creatingParents(of: path) {
      try copy(source, of: catalog, holding: LocalFiles().lock(for: path))
    }
  }

  /// Copies a catalog to a locked folder; without a lock, nothing is written.
  private func copy(
    _ source: AssetCatalog,
    of catalog: String,
    holding lock: FolderLock?
  ) throws {
    let (update, findings) = try source.copyUpdate(to: path)
    let guarded = OutputGuard(
      sources: SourcePaths(files: [], folders: [catalog]),
      isForced: force.isForced,
      allowsOutside: library.allowsOutside,
      isOwn: ExportOutput.isOwnCatalogFile
    )
    try guarded.check(update, in: path)
    try report(findings)
    if let lock { try LocalFiles().apply(update, to: path, holding: lock) }
    outputReport.wrote(update, to: path)
  }
}
