/// Changes to the files of one folder that are to take effect all at once.
///
/// What is not named stays as it is. ``LocalFiles/apply(_:to:)`` makes them.
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

  /// Makes an update that changes nothing.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { written.isEmpty && removed.isEmpty }

  /// The paths of the files that get new content, in the order of their bytes.
  public var writtenPaths: [String] {
    written.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The new content of a file; nil for one that is not written, or would be a copy of one that can't
  /// be read.
  package func bytes(of path: String) -> [UInt8]? {
    switch written[path] {
    case .bytes(let bytes): bytes
    case .copy(let source): try? LocalFiles().contents(of: source, limit: .max - 1)
    case nil: nil
    }
  }

  /// Gives a file new bytes, or makes it.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - path: The file's path in the folder, with slashes between the names.
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try check(path)
    written[path] = .bytes(bytes)
    removed.remove(path)
  }

  /// Gives a file the bytes of another one, or makes it.
  ///
  /// - Parameters:
  ///   - source: The path of the file to copy.
  ///   - path: The new file's path in the folder.
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func copy(_ source: String, to path: String) throws(FileError) {
    try check(path)
    written[path] = .copy(of: source)
    removed.remove(path)
  }

  /// Removes a file, and folders that are empty without it.
  ///
  /// - Throws: `FileError.outside` for a path that leads, or could lead, out of the folder.
  public mutating func remove(_ path: String) throws(FileError) {
    try check(path)
    written[path] = nil
    removed.insert(path)
  }

  private func check(_ path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for part in parts where !FileName.isSafe(part) { throw .outside(path: path) }
  }
}

/// What a file or a folder can be called.
public enum FileName {
  /// Whether a name stands for something directly in a folder: not empty, not `.` or `..`, without
  /// slashes and zeros, and no longer than the 255 bytes that disks allow.
  public static func isSafe(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
