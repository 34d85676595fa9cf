/// Files of another source, some of which have other contents, such as unsaved buffers of an
/// editor.
public struct OverlaidFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let overlaid: [String: [UInt8]]

  /// Creates a source that reads from `base`, except for some files, which need not exist.
  ///
  /// - Parameters:
  ///   - base: The source of all other files.
  ///   - overlaid: The contents of files, by the paths at which they are read.
  public init(_ base: Base, overlaying overlaid: [String: [UInt8]]) {
    self.base = base
    let contents = overlaid.map { (Self.key($0.key), $0.value) }
    self.overlaid = Dictionary(contents) { first, _ in first }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try overlaidContents(of: path, limit: limit) { return bytes }
    return try base.contents(of: path, limit: limit)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try overlaidContents(of: path, limit: limit) { return bytes }
    return try base.regularContents(of: path, limit: limit)
  }

  private func overlaidContents(of path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard let bytes = overlaid[Self.key(path)] else { return nil }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  /// The path with its folder, also where that is the working folder.
  private static func key(_ path: String) -> String {
    let parts = PathParts(path)
    return "\(parts.folder)/\(parts.name)"
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    var entries = try base.entries(in: folder)
    let names = Set(entries.map(\.name))
    for path in overlaid.keys {
      let parts = PathParts(path)
      guard parts.folder == folder, !names.contains(parts.name) else { continue }
      entries.append(FolderEntry(name: parts.name, kind: .file))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    try base.canonicalPath(of: path)
  }
}
