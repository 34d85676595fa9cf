import FileAccess
import SourceDocuments

/// Files of another source, some of which have been changed in memory.
struct EditedFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let edited: [String: [UInt8]]

  /// Lets files hold other bytes, by the paths that they are read at.
  init(_ base: Base, _ edited: [String: [UInt8]]) {
    self.base = base
    self.edited = edited
  }

  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try editedContents(of: path, limit: limit) { return bytes }
    return try base.contents(of: path, limit: limit)
  }

  func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try editedContents(of: path, limit: limit) { return bytes }
    return try base.regularContents(of: path, limit: limit)
  }

  private func editedContents(of path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard let bytes = edited[path] else { return nil }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  func names(in folder: String) throws(FileError) -> [String] { try base.names(in: folder) }

  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try base.entries(in: folder)
  }

  func canonicalPath(of path: String) throws(FileError) -> String {
    try base.canonicalPath(of: path)
  }
}
