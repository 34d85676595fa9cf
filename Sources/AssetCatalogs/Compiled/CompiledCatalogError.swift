public import FileAccess
import SourceDocuments

/// Why a compiled catalog can't be read.
public enum CompiledCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read.
  case file(FileError)

  /// The file is no compiled catalog.
  case notACatalog(path: String)

  /// A part that all others depend on is missing or damaged.
  case damaged(path: String, part: String)

  /// What is wrong, naming the file.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .notACatalog(let path): "'\(path)' is no compiled asset catalog"
    case .damaged(let path, let part): "'\(path)' is damaged: its \(part) can't be read"
    }
  }
}
