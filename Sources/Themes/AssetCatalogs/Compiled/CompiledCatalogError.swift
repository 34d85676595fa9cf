public import FileAccess
import SourceDocuments

/// An error of reading a compiled catalog.
public enum CompiledCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read.
  case file(FileError)

  /// The file is not a compiled catalog.
  case notACatalog(path: String)

  /// A required part is missing or damaged.
  case damaged(path: String, part: String)

  /// The message, with the file.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .notACatalog(let path): "'\(path)' is not a compiled asset catalog"
    case .damaged(let path, let part): "'\(path)' is damaged: its \(part) can't be read"
    }
  }
}
