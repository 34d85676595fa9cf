package import FileAccess
package import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Returns the changes of a copy to another folder: each `Contents.json` as it was read, all
  /// other files unchanged.
  ///
  /// Other files in the target folder are kept. Links to files of the project become files; other
  /// links are omitted with a diagnostic.
  ///
  /// - Parameter target: The folder to write; it need not exist.
  /// - Returns: The changes, and the diagnostics of files that can't be copied.
  /// - Throws: `FileError`.
  package func copyUpdate(
    to target: String
  ) throws(FileError) -> (update: FolderUpdate, findings: [Diagnostic]) {
    var findings = Findings()
    var documents: [String: SourceDocument] = [:]
    for group in groups { documents[group.folder] = group.document }
    for asset in assets { documents[asset.folder] = asset.document }
    var update = FolderUpdate()
    let files = LocalFiles()
    let confined = try ConfinedFiles(files, projectOf: path)
    var open = [""]
    while let folder = open.popLast() {
      let place = folder.isEmpty ? path : "\(path)/\(folder)"
      for entry in try files.entries(in: place) {
        let name = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder: open.append(name)
        case .file where entry.name == AssetCatalog.contentsName && documents[folder] != nil:
          guard let document = documents[folder] else { continue }
          // As it was read, also if another process has written it since.
          let bytes = document.file.bytes
          if (try? files.regularContents(of: "\(target)/\(name)")) != bytes {
            try update.write(bytes, to: name)
          }
        case .file:
          let source = "\(place)/\(entry.name)"
          let old = try? files.regularContents(of: "\(target)/\(name)")
          if old == nil || old != (try? files.regularContents(of: source)) {
            try update.copy(source, to: name)
          }
        case .link:
          if (try? confined.regularContents(of: "\(place)/\(entry.name)")) != nil {
            try update.copy("\(place)/\(entry.name)", to: name)
          } else {
            findings.add(
              .unreadableFile,
              as: .warning,
              "this link does not refer to a file of the project; it is not copied",
              at: .start(of: "\(place)/\(entry.name)")
            )
          }
        case .other:
          findings.add(
            .unreadableFile,
            as: .warning,
            "this is a pipe, a socket or a device; it is not copied",
            at: .start(of: "\(place)/\(entry.name)")
          )
        }
      }
    }
    return (update, findings.diagnostics)
  }
}
