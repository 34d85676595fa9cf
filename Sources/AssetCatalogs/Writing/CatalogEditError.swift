public import FileAccess
internal import SourceDiagnostics
import SourceDocuments

/// Why a catalog can't be changed as asked.
public enum CatalogEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name that no folder can have, or a group's name with a period.
  case invalidName(String)

  /// A name needs a namespace, and a group of that name is there without one.
  case namespaceTaken(name: String, folder: String)

  /// Two names would be one on disks that don't tell upper from lower case.
  case caseClash(name: String, other: String)

  /// A file can't be read or written.
  case file(FileError)

  /// What can't be done, and why.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "'\(name)' can't be the name of an asset: each part between slashes must be a name that a folder can have, and groups have no periods"
    case .namespaceTaken(let name, let folder):
      "'\(name)' needs the namespace '\(folder)', and the catalog has a group of that name without 'provides-namespace'"
    case .caseClash(let name, let other):
      "'\(name)' and '\(other)' differ only in case, which many disks don't tell apart"
    case .file(let error): error.description
    }
  }
}
