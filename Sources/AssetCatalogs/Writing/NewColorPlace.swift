import FileAccess

/// The place of a new color set in a catalog.
struct NewColorPlace: Sendable {
  /// The qualified name of the color.
  let name: String

  /// The folders of the new groups of the name, outermost first.
  let newGroups: [String]

  /// The path of the file in the catalog.
  let file: String

  /// The lowercase folder, which is the same for names that clash on some disks.
  let key: String

  /// Determines the place of a color: in existing groups of the catalog in any folder, and in new
  /// groups in them.
  ///
  /// - Parameters:
  ///   - name: The qualified name.
  ///   - catalog: The catalog as it was read; nil for a new catalog.
  /// - Throws: ``CatalogEditError`` for a name that can't be that of a folder, and for a group
  ///   whose folder is that of a group without a namespace.
  init(_ name: String, in catalog: AssetCatalog?) throws(CatalogEditError) {
    let parts = PathParts.all(of: name)
    let last = "\(parts[parts.count - 1]).colorset"
    guard FileName.isSafe(last), !last.hasPrefix(".") else { throw .invalidName(name) }
    var newGroups: [String] = []
    var (folder, namespace) = ("", "")
    for part in parts.dropLast() {
      guard FileName.isSafe(part), !part.contains(".") else { throw .invalidName(name) }
      namespace += namespace.isEmpty ? part : "/\(part)"
      let known = catalog?.groups.first { $0.providesNamespace && $0.namespace == namespace }
      if let known {
        folder = known.folder
        continue
      }
      folder += folder.isEmpty ? part : "/\(part)"
      guard catalog?.groups.contains(where: { $0.folder == folder }) != true else {
        throw .namespaceTaken(name: name, folder: folder)
      }
      newGroups.append(folder)
    }
    folder += folder.isEmpty ? last : "/\(last)"
    self.name = name
    self.newGroups = newGroups
    file = "\(folder)/\(ContentsFile.name)"
    key = folder.lowercased()
  }
}
