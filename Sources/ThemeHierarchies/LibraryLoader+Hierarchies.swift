import DynamicColors
import SourceDiagnostics
package import ThemeFiles

extension LibraryLoader {
  /// Reads the hierarchy `name`, or the only one of the folder.
  ///
  /// - Returns: nil where the file has errors, which are reported.
  package mutating func readHierarchy(
    _ name: String?
  ) throws(ThemeLibraryError) -> HierarchyFile? {
    let files = folder.files.filter { $0.kind == .hierarchy }
    guard let file = files.first(where: { name == nil || $0.name == name }) else {
      throw .unknownHierarchy(name ?? "", known: folder.hierarchyNames)
    }
    if name == nil, files.count > 1 {
      throw .severalHierarchies(known: folder.hierarchyNames)
    }
    return readHierarchy(file)
  }

  /// Reads a hierarchy file, as far as its errors allow.
  package mutating func readHierarchy(_ file: ThemeFolder.File) -> HierarchyFile? {
    let names = names
    return read(file) { HierarchyReader.read($0, names: names, reporting: &$1) }
  }
}
