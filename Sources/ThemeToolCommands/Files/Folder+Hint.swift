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

  /// The maximum number of folders that are searched for libraries.
  private static let searchLimit = 10_000

  /// Returns the paths of the folders `Themes` below a folder, in the order of their names.
  ///
  /// Links, hidden folders, and the packages and products of build systems are not searched.
  static func libraries(below folder: String) -> [String] {
    let files = LocalFiles()
    var found: [String] = []
    var folders = [folder]
    var index = 0
    while index < folders.count, index < searchLimit {
      let folder = folders[index]
      index += 1
      for name in ((try? files.names(in: folder)) ?? []).sorted() {
        guard !name.hasPrefix("."), !["node_modules", "Pods", "vendor"].contains(name) else {
          continue
        }
        let path = folder == "." ? name : "\(folder)/\(name)"
        guard exists(path), !files.isLink(path) else { continue }
        if name == "Themes" { found.append(path) } else { folders.append(path) }
      }
    }
    return found.sorted()
  }
}
