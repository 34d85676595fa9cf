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
  private let firstResults = Mutex(ReadResults())

  /// Creates a source that reads from `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// All bytes of the files that were read so far, by the requested paths.
  public var contents: [String: [UInt8]] { record.withLock { $0 } }

  /// The errors of reading so far, in the order of the attempts.
  public var failures: [FileError] { errors.withLock { $0 } }

  /// The results of reading so far; of a file or folder that was read several times, the first one.
  package var results: ReadResults { firstResults.withLock { $0 } }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try recording(path, limit: limit) { () throws(FileError) in
      try base.contents(of: path, limit: limit)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try recording(path, limit: limit) { () throws(FileError) in
      try base.regularContents(of: path, limit: limit)
    }
  }

  private func recording(
    _ path: String,
    limit: Int,
    _ read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    let result = Result(catching: read)
    firstResults.withLock { $0.add(result, ofFile: path, limit: limit) }
    let bytes = try noting(result)
    record.withLock { $0[path] = bytes }
    return bytes
  }

  private func noting<Value>(_ result: Result<Value, FileError>) throws(FileError) -> Value {
    if case .failure(let error) = result { errors.withLock { $0.append(error) } }
    return try result.get()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    let result = Result { () throws(FileError) in try base.names(in: folder) }
    firstResults.withLock { $0.add(result, inFolder: folder) }
    return try noting(result)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    let result = Result { () throws(FileError) in try base.entries(in: folder) }
    firstResults.withLock { $0.add(result.map { $0.map(\.name) }, inFolder: folder) }
    return try noting(result)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    let result = Result { () throws(FileError) in try base.canonicalPath(of: path) }
    firstResults.withLock { $0.add(result, ofPath: path) }
    return try result.get()
  }
}
