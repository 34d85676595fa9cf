/// Files in memory, for a theme library that is embedded in a program or a test.
///
/// ```swift
/// let files = InMemoryFiles(["Themes/library.yaml": Array("library: 1\n".utf8)])
/// try files.names(in: "Themes")  // ["library.yaml"]
/// ```
public struct InMemoryFiles: FileReading {
  private let files: [String: [UInt8]]

  /// Creates the source from contents by path; slashes in the paths separate folders.
  ///
  /// Of several spellings of a path, the shortest counts, and of those the first in the order of their
  /// bytes.
  public init(_ files: [String: [UInt8]]) {
    let order = files.keys.sorted {
      let (first, second) = ($0.utf8, $1.utf8)
      return first.count == second.count
        ? first.lexicographicallyPrecedes(second) : first.count < second.count
    }
    var normalized: [String: [UInt8]] = [:]
    for path in order where normalized[Self.normalized(path)] == nil {
      normalized[Self.normalized(path)] = files[path]
    }
    self.files = normalized
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = files[Self.normalized(path)] else {
      throw isFolder(path) ? .isDirectory(path: path) : .notFound(path: path)
    }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    guard isFolder(folder) else {
      throw files[Self.normalized(folder)] == nil
        ? .notFound(path: folder) : .notADirectory(path: folder)
    }
    let prefix = Self.prefix(ofFolder: folder)
    let names = files.keys
      .filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    let prefix = Self.prefix(ofFolder: folder)
    return try names(in: folder).map { name in
      FolderEntry(name: name, kind: files[prefix + name] == nil ? .folder : .file)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    guard files[Self.normalized(path)] != nil || isFolder(path) else {
      throw .notFound(path: path)
    }
    return Self.normalized(path)
  }

  private func isFolder(_ path: String) -> Bool {
    let prefix = Self.prefix(ofFolder: path)
    return prefix.isEmpty || files.keys.contains { $0.hasPrefix(prefix) }
  }

  private static func prefix(ofFolder path: String) -> String {
    let folder = normalized(path)
    return folder.isEmpty ? "" : folder + "/"
  }

  /// The path without empty and `.` parts; a leading slash is kept.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
