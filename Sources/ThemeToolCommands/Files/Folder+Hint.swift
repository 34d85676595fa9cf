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
}
