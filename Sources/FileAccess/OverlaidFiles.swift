/// Files of which one has other contents than on disk, such as an editor's unsaved buffer.
public struct OverlaidFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let folder: String
  private let name: String
  private let bytes: [UInt8]

  /// Lets the file `name` in `folder` hold `bytes`, whether it is there or not.
  ///
  /// - Parameters:
  ///   - base: Where all other files come from.
  ///   - folder: The folder, spelt as it will be asked for.
  ///   - name: The file's name in it.
  ///   - bytes: What the file holds.
  public init(_ base: Base, folder: String, name: String, bytes: [UInt8]) {
    self.base = base
    self.folder = folder
    self.name = name
    self.bytes = bytes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try overlay(path, limit: limit) { return bytes }
    return try base.contents(of: path, limit: limit)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try overlay(path, limit: limit) { return bytes }
    return try base.regularContents(of: path, limit: limit)
  }

  private func overlay(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard path == "\(folder)/\(name)" || (folder == "." && path == name) else { return nil }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    let entries = try base.entries(in: folder)
    guard folder == self.folder, !entries.contains(where: { $0.name == name }) else {
      return entries
    }
    let all = entries + [FolderEntry(name: name, kind: .file)]
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    try base.canonicalPath(of: path)
  }
}
