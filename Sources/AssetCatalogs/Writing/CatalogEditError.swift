public import FileAccess
internal import SourceDiagnostics
import SourceDocuments

/// An error of changing a catalog.
public enum CatalogEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name that is not a valid folder name, or a group name with a period.
  case invalidName(String)

  /// A name requires a namespace, and the group of that name does not provide one.
  case namespaceTaken(name: String, folder: String)

  /// Two names are equal on case-insensitive disks.
  case caseClash(name: String, other: String)

  /// A file can't be read or written.
  case file(FileError)

  /// The message.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "'\(name)' can't be the name of an asset: each part between slashes must be a valid folder name, without periods in groups"
    case .namespaceTaken(let name, let folder):
      "'\(name)' requires the namespace '\(folder)', but the group of that name has no 'provides-namespace'"
    case .caseClash(let name, let other):
      "'\(name)' and '\(other)' differ only in case, which many disks ignore"
    case .file(let error): error.description
    }
  }
}
