import FileAccess
import SourceDiagnostics
import SourceDocuments

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
