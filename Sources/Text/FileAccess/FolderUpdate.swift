/// Changes to the files of one folder that take effect at once.
///
/// Other files are unchanged. ``LocalFiles/apply(_:to:)`` applies the update.
public struct FolderUpdate: Sendable {
  /// Where a file's new bytes come from.
  enum Content: Sendable {
    case bytes([UInt8])
    /// A copy of another file.
    case copy(of: String)
  }

  /// The new content of files, by their paths in the folder.
  private(set) var written: [String: Content] = [:]

  /// The paths of files to be removed.
  private(set) var removed: Set<String> = []

  /// Creates an update without changes.
  public init() {}

  /// Whether the update has no changes.
  public var isEmpty: Bool { written.isEmpty && removed.isEmpty }

  /// The paths of the files that get new content, sorted by their UTF-8 bytes.
  public var writtenPaths: [String] {
    written.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of the files to be removed, sorted by their UTF-8 bytes.
  package var removedPaths: [String] {
    removed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The number of files that get new content.
  public var writtenCount: Int { written.count }

  /// Returns the new content of a file; nil if it is not written, or copied from an unreadable
  /// file.
  package func bytes(of path: String) -> [UInt8]? {
    switch written[path] {
    case .bytes(let bytes): bytes
    case .copy(let source): try? LocalFiles().regularContents(of: source, limit: .max - 1)
    case nil: nil
    }
  }

  /// Replaces the bytes of a file, or creates it.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - path: The file's path in the folder, with slashes between the names.
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try check(path)
    written[path] = .bytes(bytes)
    if !removed.isEmpty { removed.remove(path) }
  }

  /// Replaces the bytes of a file with those of another one, or creates it.
  ///
  /// - Parameters:
  ///   - source: The path of the file to copy.
  ///   - path: The new file's path in the folder.
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func copy(_ source: String, to path: String) throws(FileError) {
    try check(path)
    written[path] = .copy(of: source)
    if !removed.isEmpty { removed.remove(path) }
  }

  /// Removes a file, and folders that become empty.
  ///
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func remove(_ path: String) throws(FileError) {
    try check(path)
    written[path] = nil
    removed.insert(path)
  }

  private func check(_ path: String) throws(FileError) {
    guard PathParts.all(of: path).allSatisfy(FileName.isSafe) else { throw .outside(path: path) }
  }
}

/// The names of files and folders.
public enum FileName {
  /// Whether a name is valid for an entry of a folder: not empty, not `.` or `..`, without slashes
  /// and null bytes, and at most 255 bytes long.
  public static func isSafe(_ name: some StringProtocol) -> Bool {
    let bytes = name.utf8
    return (1...255).contains(bytes.count) && name != "." && name != ".."
      && !bytes.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
