private import Synchronization

/// Files of another source, with a record of the files that were read.
///
/// The record has exactly the files of a theme library, for example to embed them.
///
/// ```swift
/// let files = RecordedFiles(LocalFiles())
/// let library = try ThemeLibrary(contentsOf: "Themes", reader: files)
/// files.contents   // the bytes of each file that was read, by path
/// ```
public final class RecordedFiles<Base: FileReading>: FileReading {
  private let base: Base
  private let record = Mutex<[String: [UInt8]]>([:])
  private let errors = Mutex<[FileError]>([])

  /// Creates a source that reads from `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// All bytes of the files that were read so far, by the requested paths.
  public var contents: [String: [UInt8]] { record.withLock { $0 } }

  /// The errors of reading so far, in the order of the attempts.
  public var failures: [FileError] { errors.withLock { $0 } }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try recording(path) { base throws(FileError) in try base.contents(of: path, limit: limit) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try recording(path) { base throws(FileError) in try base.regularContents(of: path, limit: limit)
    }
  }

  private func recording(
    _ path: String,
    _ read: (Base) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    let bytes = try noting(read)
    record.withLock { $0[path] = bytes }
    return bytes
  }

  private func noting<Result>(
    _ read: (Base) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try read(base)
    } catch {
      errors.withLock { $0.append(error) }
      throw error
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    try noting { base throws(FileError) in try base.names(in: folder) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try noting { base throws(FileError) in try base.entries(in: folder) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    try base.canonicalPath(of: path)
  }
}
