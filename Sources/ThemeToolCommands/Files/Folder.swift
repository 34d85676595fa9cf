import PlatformSupport
import FileAccess
import SourceDiagnostics
import SourceDocuments
import SystemPackage

/// Functions about folders and files.
enum Folder {
  /// Whether a folder exists at `path`.
  static func exists(_ path: String) -> Bool {
    (try? Stat(path))?.type == .directory
  }

  /// Whether the file at `path` is a regular file; nil if nothing or a folder is there.
  static func isFile(_ path: String) -> Bool? {
    guard let type = (try? Stat(path))?.type, type != .directory else { return nil }
    return type == .regular
  }

  /// Whether two paths lead to one folder.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    guard let own = FileIdentity(path) else { return false }
    return own == FileIdentity(other)
  }

  /// Whether the folder at `path` has no parent.
  static func isRoot(_ path: String) -> Bool {
    guard let own = FileIdentity(path), let above = FileIdentity(path + "/..") else { return true }
    return own == above
  }

  /// Removes an empty folder.
  static func removeEmpty(_ path: String) { _ = rmdir(path) }

  /// A hint that proposes an entry with a similar name for a missing `path`; empty if the path exists or
  /// no name is similar.
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
