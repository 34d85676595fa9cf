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
    let reader = AssetReader(files: files, path: path)
    var assets: [Asset] = []
    assets.reserveCapacity(walk.found.count)
    var findings = walk.findings.diagnostics
    for read in reader.read(walk.found) {
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
}

/// Reads the `Contents.json` of assets.
private struct AssetReader<Files: FileReading> {
  let files: Files
  let path: String

  /// Assets and their diagnostics.
  typealias Read = (assets: [Asset], diagnostics: [Diagnostic])

  /// The number of assets that a thread reads at a time.
  private static var batchSize: Int { 128 }

  func read(_ found: [FoundAsset]) -> [Read] {
    ParallelWork.mapBatches(found, batchSize: Self.batchSize) { part in
      read(part)
    }
  }

  private func read(_ found: ArraySlice<FoundAsset>) -> Read {
    var reader = ContentsReader()
    let assets = found.map { read($0, &reader) }
    return (assets, reader.findings.diagnostics)
  }

  private func read(_ found: FoundAsset, _ reader: inout ContentsReader) -> Asset {
    var document = found.document
    if document == nil, !found.isContainer {
      document = ContentsFile.read(
        "\(path)/\(found.folder)",
        of: found.type,
        from: files,
        reporting: &reader.findings
      )
    }
    let slots = document.map { reader.slots(of: $0, type: found.type) } ?? []
    return Asset(
      name: found.name,
      qualifiedName: found.qualifiedName,
      type: found.type,
      folder: found.folder,
      slots: slots,
      document: document,
      isPart: found.isPart
    )
  }
}

/// Reads the file `Contents.json` of a folder.
enum ContentsFile {
  static let name = "Contents.json"

  /// Returns the document of a folder, or of an asset of a type, or nil if it is missing or can't
  /// be read, which is reported if relevant.
  static func read(
    _ folder: String,
    of type: AssetType?,
    from files: some FileReading,
    reporting findings: inout Findings
  ) -> SourceDocument? {
    let path = "\(folder)/\(name)"
    do {
      let file = SourceFile(path: path, bytes: try files.regularContents(of: path))
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
