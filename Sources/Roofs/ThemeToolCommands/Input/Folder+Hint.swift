import FileAccess
import SourceDiagnostics

extension Folder {
  /// A hint that proposes an entry with a similar name for a missing `path`; empty if the path
  /// exists or no name is similar.
  static func hint(forMissing path: String) -> String {
    guard FileIdentity(path) == nil else { return "" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return "" }
    let parent = path.dropLast(path.hasSuffix("/") ? name.utf8.count + 1 : name.utf8.count)
    let names = (try? LocalFiles().names(in: parent.isEmpty ? "." : String(parent))) ?? []
    // A link that leads to nothing is not a misspelled name.
    return names.contains(String(name)) ? "" : Spelling.hint(for: String(name), among: names)
  }

  /// The maximum number of folders and of their entries that are searched for libraries.
  private static let searchLimit = 50_000

  /// Returns the paths of the folders `Themes` below a folder, in the order of their names.
  ///
  /// Links, hidden folders, and the packages of other projects are not searched.
  static func libraries(below folder: String) -> [String] {
    let files = LocalFiles()
    let packages: Set<String> = ["node_modules", "Pods", "vendor"]
    var found: [String] = []
    var folders = [folder]
    var index = 0
    var count = 0
    while index < folders.count, count < searchLimit {
      let folder = folders[index]
      index += 1
      let entries = (try? files.entries(in: folder)) ?? []
      count += entries.count + 1
      for entry in entries
      where entry.kind == .folder && !entry.name.hasPrefix(".") && !packages.contains(entry.name) {
        let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
        if entry.name == "Themes" { found.append(path) } else { folders.append(path) }
      }
    }
    return found.sorted()
  }
}
