public import FileAccess
import PlatformSupport
public import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Reads the catalog in a folder and reports all errors in its files.
  ///
  /// Unreadable assets are omitted and reported. Many assets are read concurrently.
  ///
  /// - Parameters:
  ///   - path: The `.xcassets` folder.
  ///   - files: The file system.
  /// - Returns: The catalog, and its diagnostics in the order of the assets.
  /// - Throws: `FileError` if the folder itself can't be read or has no assets and no `Contents.json`.
  /// - Complexity: O(*n*) in the size of all `Contents.json`.
  public static func read(
    _ path: String,
    from files: some FileReading = LocalFiles()
  ) throws(FileError) -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
    var walk = CatalogWalk(files, path: path)
    try walk.run()
    // Any other folder would be an empty catalog.
    if walk.found.isEmpty, walk.findings.diagnostics.isEmpty,
      walk.groups.allSatisfy({ $0.document == nil })
    {
      throw .notACatalog(path: path)
    }
    var assets: [Asset] = []
    assets.reserveCapacity(walk.found.count)
    var findings = walk.findings.diagnostics
    let batches = ParallelWork.mapBatches(walk.found, batchSize: batchSize) { part in
      var reader = ContentsReader()
      let assets = part.map { $0.asset(in: path, from: files, by: &reader) }
      return (assets: assets, diagnostics: reader.findings.diagnostics)
    }
    for read in batches {
      assets.append(contentsOf: read.assets)
      findings.append(contentsOf: read.diagnostics)
    }
    let slash = path.split(separator: "/").last ?? ""
    let name = slash.hasSuffix(".xcassets") ? slash.dropLast(9) : slash
    let catalog = AssetCatalog(
      name: String(name),
      path: path,
      assets: assets,
      groups: walk.groups
    )
    return (catalog, findings)
  }

  /// The number of assets that a thread reads at a time.
  private static let batchSize = 128

  /// The name of the file with the contents of a folder.
  static let contentsName = "Contents.json"
}

extension FoundAsset {
  /// Returns the asset, whose document is read unless the folder was listed.
  fileprivate func asset(
    in path: String,
    from files: some FileReading,
    by reader: inout ContentsReader
  ) -> Asset {
    var document = document
    if document == nil, !isContainer {
      document = files.contents(
        ofCatalogFolder: "\(path)/\(folder)",
        type: type,
        reporting: &reader.findings
      )
    }
    return Asset(
      name: name,
      qualifiedName: qualifiedName,
      type: type,
      folder: folder,
      slots: document.map { reader.slots(of: $0, type: type) } ?? [],
      document: document,
      isPart: isPart
    )
  }
}

extension FileReading {
  /// Returns the document of a folder, or of an asset of a type, or nil if it is missing or can't
  /// be read, which is reported if relevant.
  func contents(
    ofCatalogFolder folder: String,
    type: AssetType?,
    reporting findings: inout Findings
  ) -> SourceDocument? {
    let path = "\(folder)/\(AssetCatalog.contentsName)"
    do {
      let file = SourceFile(path: path, bytes: try regularContents(of: path))
      let read = JSONReader.read(file, tolerating: ContentsReader.tolerated)
      if !read.diagnostics.isEmpty { findings.append(contentsOf: read.diagnostics) }
      return read.document
    } catch FileError.notFound {
      if type?.needsContents == true {
        findings.add(
          .missingContents,
          "this asset has no Contents.json, so that its files are not assigned",
          at: .start(of: folder)
        )
      }
    } catch {
      findings.add(.unreadableFile, "\(error)", at: .start(of: path))
    }
    return nil
  }
}
