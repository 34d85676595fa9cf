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
    guard let document = document(of: file.source) else { return nil }
    let names = names
    var hierarchy: HierarchyFile?
    report { hierarchy = HierarchyReader.read(document, names: names, &$0) }
    return hierarchy
  }
}
